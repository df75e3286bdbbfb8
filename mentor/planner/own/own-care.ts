import type { Caution } from '#mentor/library/topic.ts';
import { isBody } from '#mentor/planner/care.ts';
import type { Told } from '#mentor/planner/gated-wish.ts';
import { DISCREET } from '#mentor/planner/naming.ts';
import { isPlainlyEnglish } from '#mentor/safety/language.ts';
import { OWN_ANSWERS, type OwnAnswers } from '#mentor/understand/corrections.ts';
import type { EvidenceIndex } from '#mentor/understand/evidence-index.ts';
import type { SaidWish, Understanding, UnderstoodGoal } from '#mentor/understand/understanding.ts';

// What somebody may make of their board themselves. In doubt the quests of the library stand as they are.

/** Beside anything else that the gate told nothing is said back. */
const LIGHT: readonly Told['about'][] = ['no-goal', 'statement'];
/** Of food, drink and smoke only what does good is taken over, and no number of it. */
const OF_CONSUMPTION = new Set(['alcohol', 'tobacco', 'weight', 'eating']);
const GOOD =
  /^(?:(?:take |eat )?an apple|(?:one |a )?lap|gum|add|batch|bike|boil|breathe|buy|call|chew gum|chop|cook|cycle|dance|fill|go for a walk|jog|make|meal prep|pack|plan|prep\w*|read|ride|round the block|shop|steam|stretch|swim|tea|text|walk|wash|write|yoga)\b/i;
const NOT_GOOD =
  /\b(?:no|not|never|only|nothing|until|without|instead of (?:food|eating|dinner|lunch|meals?)|skip\w*|fast\w*|drinks?|drinking|beers?|wine|vodka|gin|rum|whisk\w*|shots?|smok\w*|cig\w*|vap\w*|joints?|weigh\w*|sauna|suit|sweat\w*|cleanse|detox|calor\w*|kg|kilos?|pounds?|hungry|empty|throw|throat|pills?|patch\w*)\b/i;
const FRAIL = new Set<Caution>(['breathless', 'wheelchair']);
const LENGTHS =
  /\b\d+ ?(?:min\w*|hours?|steps|km|k|miles?|times|boxes|lunches|dinners|portions)\b/gi;

type OwnCareTerms = {
  readonly understood: Understanding;
  readonly index: EvidenceIndex;
  readonly told: readonly Told[];
  /** Titles of another language have no words of it, and some words none. */
  readonly isUnsaid: boolean;
};

/** The answers that may be taken over: none of a body in care, nor beside anything the gate spoke of. */
function ownCare(
  own: OwnAnswers,
  { understood: { goals, cautions }, index, told }: OwnCareTerms,
): OwnAnswers {
  const wanted = goals.filter(({ rank }) => rank !== 'area');
  const topics = wanted.map(({ reading }) => reading?.topic ?? '');
  const shelf = index.routes.get(topics[0] ?? '')?.shelf;
  const isGrowing = cautions.includes('minor') && (!shelf || shelf === 'move' || shelf === 'body');
  const isSpoken = told.some(({ about }) => !LIGHT.includes(about));
  if (isBody(cautions) || cautions.some((one) => FRAIL.has(one)) || isGrowing || isSpoken)
    return {};
  const isOpen = !topics.some((topic) => OF_CONSUMPTION.has(topic));
  if (isOpen) return withSayable(withoutStrangers(own, wanted[0]), shelf, index);
  const act = own.act ?? '';
  const isGood = GOOD.test(act) && !NOT_GOOD.test(act) && !/\d/.test(act.replace(LENGTHS, ''));
  return isGood ? { act } : {};
}

const SOMEBODY = /\b(?:him|her|hers|his|he|she|there(?! and back))\b/i;
const RELATIVE =
  /\b(?:m[ou]m\w*|mother|dad\w*|father|parents?|gran\w*|nan\w*|daughters?|sons?|sisters?|brothers?|aunt\w*|uncle|niece|nephew|bab(?:y|ies)|toddlers?|kids?|child\w*|dogs?|pupp\w+|cats?|kittens?|horses?|parrots?)\b/i;
const CLOSE = new Set(['children', 'family', 'pets', 'partner']);

/** "Run behind her": what is done to somebody is a quest only in a family. */
function withoutStrangers(
  { act, ...own }: OwnAnswers,
  { reading, said = '' }: Partial<UnderstoodGoal> = {},
): OwnAnswers {
  const isKnown = CLOSE.has(reading?.topic ?? '') || RELATIVE.test(`${said} ${own.thing}`);
  return act === undefined || (SOMEBODY.test(act) && !isKnown) ? own : { act, ...own };
}

function withSayable(
  { thing, ...own }: OwnAnswers,
  shelf: string | undefined,
  index: EvidenceIndex,
): OwnAnswers {
  return thing !== undefined && isSayable(thing, shelf, index) ? { thing, ...own } : own;
}

/** Answers that may stand in English titles and do no harm there: what the gate cannot read is not said back. */
export function allowedAnswers(said: SaidWish, terms: OwnCareTerms): OwnAnswers {
  const answers = OWN_ANSWERS.map(
    (field) => [field, (said[field] ?? '').replace(/[{}]/g, '').trim()] as const,
  );
  const given = answers.filter(([, text]) => text !== '');
  const plain = given.filter(([field, text]) => isPlain(field, text, terms.index));
  const own: OwnAnswers = Object.fromEntries(plain);
  const isHeld = isOfBody(terms) && (given.some(isDark(terms.index)) || UNWELL.test(own.now ?? ''));
  return isHeld || terms.isUnsaid ? {} : ownCare(own, terms);
}

/** Where a body is trained, a word that nobody knows may be what it must not do; a name and a unit are none. */
function isDark({ isKnown }: EvidenceIndex) {
  return ([field, text]: readonly [field: string, text: string]): boolean =>
    field === 'now' &&
    (text.match(/\b(?:[a-z]{5,}|[A-Z]{3,})\b/g) ?? []).some((word) => !isKnown(word.toLowerCase()));
}

/** Of a body, where somebody stands is not always a number. */
const UNWELL =
  /\b(?:due|doc\w*|hospital|plaster|bp|breath\w*|chest|dizz\w*|heart|knees?|ankles?|hips?|shoulders?|wrists?|spine|disc|surg\w*|swollen|sore|hurt\w*|pain\w*|injur\w*|weak|years? old|yo|aged?|grade|pregn\w*|ill|sick|broken|sprain\w*|cast|op|operat\w*|physio|along|trimester)\b/i;

const TRAINED = new Set(['weight', 'eating', 'physio', 'desk-body']);

function isOfBody({ understood: { goals }, index }: OwnCareTerms): boolean {
  const { topic = '' } = goals[0]?.reading ?? {};
  return index.routes.get(topic)?.shelf === 'move' || TRAINED.has(topic);
}

/**
 * Of a session that is no quest its hour and a number are said back. What it is about may be a part of it: it is said
 * where the topic is known, and the session was nothing to be held back.
 */
export function withoutSession(
  { thing, act, now, when }: OwnAnswers,
  said = '',
  { goals: [main] }: Pick<Understanding, 'goals'>,
): OwnAnswers {
  const isOfNoKind = act !== undefined && main?.reading?.topic !== undefined;
  const isSaid = thing !== undefined && (said.trim() === '' || isOfNoKind);
  return { ...(isSaid && { thing }), ...(now && { now }), ...(when && { when }) };
}

/** Where it is somebody's own business, or of a body that is trained, only a name of it is said. */
function isSayable(thing: string, shelf: string | undefined, index: EvidenceIndex): boolean {
  if (!DISCREET.has(shelf ?? '') && shelf !== 'move') return true;
  const [first = '', ...others] = thing.split(/\s+/);
  // Phones begin every sentence with a capital.
  const isNamed = others.length === 0 || /\p{Lu}/u.test(others.join(' '));
  const isName = isNamed || (/^\p{Lu}/u.test(first) && !index.isKnown(first.toLowerCase()));
  return (
    isName && others.length < THING_WORDS && !/\d ?(?:kg|kilos?|lbs?|pounds|stone)\b/i.test(thing)
  );
}

const THING_WORDS = 5;

type LeftOutTerms = {
  readonly index: EvidenceIndex;
  readonly isOther: boolean;
  /** It is never said back. */
  readonly isHeld: boolean;
  /** A session of no kind that is known. */
  readonly isNew: boolean;
};

/** What was answered and is not on the board, and why. */
export function leftOutOf(
  said: SaidWish,
  used: OwnAnswers,
  { index, isOther, isHeld, isNew }: LeftOutTerms,
): string {
  const left = OWN_ANSWERS.filter((field) => said[field]?.trim() && !used[field]);
  if (left.length === 0) return '';
  if (isOther) return 'Your answers were left out: the quests are in English for now.';
  const isRead = isHeld || left.every((field) => isPlain(field, said[field] ?? '', index));
  const why = isNew ? WHY.isNew : isRead ? WHY.isHeld : WHY.isUnread;
  return `Left out: ${left.map((field) => NAMES[field]).join(', ')}. ${why}`;
}

const WHY = {
  isNew: 'The quests stay as they are.',
  isHeld: 'Here the quests stay as they are, to be safe.',
  isUnread: 'Plain English is read best.',
} as const;

const NAMES = {
  thing: 'what it is about',
  act: 'your session',
  now: 'where you stand',
  when: 'your hour',
} as const;

function isPlain(field: keyof OwnAnswers, text: string, index: EvidenceIndex): boolean {
  if (isOfNumbers(field, text, index)) return true;
  if (!/\p{L}/u.test(text)) return false;
  if (isAllKnown(text, index) || isMostlyKnown(text, index)) return true;
  // A short one is a name, and so is what has a capital.
  const isName = text.split(/\s+/).length <= NAME_WORDS && LATIN.test(text);
  const rest = text.replace(/\b\p{Lu}[\p{L}'’]*/gu, '');
  const isRead = field === 'thing' || (rest.match(/\p{L}{3,}/gu)?.length ?? 0) >= READ_WORDS;
  return (isName && field === 'thing') || (isRead && isMostlyKnown(rest, index));
}

/** "20:00 to 22:00", "7:10 train to Osaka", "verse 9": how much and when, and no word that nobody knows. */
function isOfNumbers(field: keyof OwnAnswers, text: string, { isKnown }: EvidenceIndex): boolean {
  if ((field !== 'now' && field !== 'when') || !/\d/.test(text) || !LATIN.test(text)) return false;
  const words = text.replace(/\b\p{Lu}[\p{L}'’]*/gu, '').match(/[\p{L}]{3,}/gu) ?? [];
  return words.every((word) => isKnown(word.toLowerCase()) || /^(?:ish|min|mins|hrs)$/.test(word));
}

/** One foreign word among English ones is enough to be left out, unless there are many of those. */
function isMostlyKnown(text: string, { isKnown }: EvidenceIndex): boolean {
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  const unknown = words.filter((word) => !isKnown(word)).length;
  return isPlainlyEnglish(text, isKnown) && unknown < words.length * UNKNOWN_PART;
}

function isAllKnown(text: string, { isKnown }: EvidenceIndex): boolean {
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return LATIN.test(text) && words.length >= READ_WORDS && words.every(isKnown);
}

const UNKNOWN_PART = 0.34;
const NAME_WORDS = 2;
const READ_WORDS = 2;
const LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{Zs}]+$/u;
