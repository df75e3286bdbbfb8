import type { Caution } from '#mentor/library/topic.ts';
import { isBody } from '#mentor/planner/care.ts';
import { needsDoctorFirst, type Told } from '#mentor/planner/gated-wish.ts';
import { DISCREET } from '#mentor/planner/naming.ts';
import { OWN_ANSWERS, type OwnAnswers } from '#mentor/understand/corrections.ts';
import type { EvidenceIndex } from '#mentor/understand/evidence-index.ts';
import { CONFIDENCE } from '#mentor/understand/score.ts';
import type { SaidWish, Understanding, UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { MEASURES, OF_CONSUMPTION, ofConsumption, withoutConsumption } from './own-consumption.ts';
import { isMentionable, isPlain, isReadWord } from './own-readable.ts';

// Decides which of the own answers may be used. In doubt the quests of the library stay as they are.

/** Findings of the gate that do not block the answers; any other does. */
const LIGHT: readonly Told['about'][] = ['no-goal', 'statement'];
/** Cautions that block the answers, beside those of `isBody`. */
const FRAIL = new Set<Caution>(['breathless', 'wheelchair']);
type OwnCareTerms = {
  readonly understood: Understanding;
  readonly index: EvidenceIndex;
  readonly told: readonly Told[];
  /** No answer may be repeated: it is not in English, or holds words that are never repeated. */
  readonly isUnsaid: boolean;
  /** The classifier of sessions finds no harm in the session. */
  readonly isClear: boolean;
};

/** Shelves where a body is trained or fed; a goal without a shelf may be about it, too. */
const OF_A_BODY: ReadonlySet<string | undefined> = new Set([undefined, 'move', 'body']);

/** Whether no answer may be used: the body needs care, or the gate found something. */
function isBlocked(own: OwnAnswers, terms: OwnCareTerms): boolean {
  const { goals, cautions } = terms.understood;
  const topic = goals[0]?.reading?.topic ?? '';
  const shelf = terms.index.routes.get(topic)?.shelf;
  const isQuiet = isAtDesk(topic, own);
  const isGrowing = cautions.includes('minor') && OF_A_BODY.has(shelf);
  const isOpen = isQuiet || isAllowed(own.act ?? '', { ...terms.understood, told: terms.told });
  const isLight = {
    body: isOpen || cautions.includes('sore-joint'),
    minor: terms.isClear || isQuiet,
  };
  const isSpoken = terms.told.some(
    ({ about, isMild: mild }) =>
      !LIGHT.includes(about) &&
      !mild &&
      !((about === 'body' || about === 'minor') && isLight[about]),
  );
  const isCared = isBody(cautions) || cautions.some((one) => FRAIL.has(one));
  const isAfoot = !isBody(cautions) && !cautions.includes('wheelchair');
  const isStroll = isAfoot && STROLL.test(own.act ?? '');
  return (isCared && !isOpen && !isStroll) || isGrowing || isSpoken;
}

/** The answers that may be taken over. */
function ownCare(own: OwnAnswers, terms: OwnCareTerms): OwnAnswers {
  if (isBlocked(own, terms)) return {};
  const { understood, index } = terms;
  const wanted = understood.goals.filter(({ rank }) => rank !== 'area');
  const topics = wanted.map(({ reading }) => reading?.topic ?? '');
  const shelf = index.routes.get(topics[0] ?? '')?.shelf;
  if (OF_CONSUMPTION.has(topics[0] ?? '')) return ofConsumption(own, wanted);
  const isBeside = topics.some((topic) => OF_CONSUMPTION.has(topic));
  const open = isBeside ? withoutConsumption(own) : own;
  const kind = terms.isClear ? open : withoutStrangers(open, wanted[0]);
  return withSayable(kind, shelf, index);
}

/** What nobody begins with after an illness, though movement was allowed. */
const HARD =
  /\b(?:max\w*|all out|sprints?|intervals?|hard|heavy|race|faster|until|till|jump\w*|plyo\w*|burpees?|deadlifts?|\d{2,} ?kg|contact|spar\w*|tackl\w*)\b/i;

/** A session that whoever treats the person has given them, and nothing else: "the sheet my nurse gave me", "as physio set". */
const PRESCRIBED = new RegExp(
  [
    String.raw`^(?!.*(?:;|\b(?:not|no|never|more|less|than|instead|against|ignore|double|extra|but|then)\b)).*`,
    String.raw`\b(?:(?:as|like|what|sheet|plan|exercises?|stretch(?:es)?|moves|routine)(?: that)?(?: my| the)?`,
    String.raw` (?:\w+ )?(?:doc(?:tor)?|gp|physio\w*|nurse|midwife|rehab(?: \w+)?|therapist|dietitian|hospital|clinic) (?:has )?(?:gave|set|told|agreed|showed|wrote|prescribed|given)`,
    String.raw`|as (?:told|set|shown|prescribed) by (?:my |the )?(?:doc(?:tor)?|gp|physio\w*|nurse|midwife|therapist)`,
    String.raw`|physio (?:exercises|stretches|sheet)|(?:prenatal|antenatal|pregnancy) (?:yoga|pilates|class|video|swim\w*|stretch\w*))\b`,
  ].join(''),
  'i',
);

/** A walk that anybody may take who is soon out of breath. */
const STROLL =
  /^(?:an? )?(?:short |slow |gentle )?walk (?:to|round|around|along|in|down)\b(?!.*(?:[,;]|\b(?:and(?! back$)|then|hills?|fast|run|race|sprint|until|till|stairs)\b))/i;

/** Whoever treated them is done. */
const SIGNED_OFF =
  /\b(?:physio\w*|doc(?:tor)?|gp|surgeon|consultant|midwife|\w+ologist|hospital|rehab) (?:has |have )?(?:signed me off|discharged me|cleared me|said (?:go|yes|ok\w*)|is (?:happy|fine)|ok.?d it)\b(?! work| sick)[^,;.]*/gi;

type AllowedTerms = Pick<Understanding, 'isCleared'> & { readonly told: readonly Told[] };

/** Whether whoever treats the person gave this session, or allowed movement and it is no hard one. */
function isAllowed(act: string, { isCleared = false, told }: AllowedTerms): boolean {
  return PRESCRIBED.test(act) || (isCleared && !HARD.test(act) && !needsDoctorFirst(told));
}

/** Topics of what is done sitting with a screen, a book or papers: no body needs care there. */
const AT_DESK = new Set(
  'languages exams academic-writing reading programming data fiction mind-games decluttering digital-order saving spending debt investing papers journal sewing drawing instruments singing calm faith gratitude photography'.split(
    ' ',
  ),
);
/** What a body in care may not do without being asked. */
const EFFORT =
  /\b(?:walk|run|jog|swim|cycle|bike|ride|hike|climb|crawl|row(?:ing|ed)|throw|lift|carry|stack|hold|drag|dig|dance|jump|stretch|squat|push|pull|heave|haul|move|stand|kneel|drive|eat|drink|smoke)(?:s|ing|ning|ming|ting|ping|ed)?\b/i;

/** What hands do that sew or play. */
const OF_HANDS = /\b(?:stretch|rest) (?:my )?(?:fingers|hands|wrists|neck|eyes)\b/i;

/** Whether a session can be done with a body that needs care: its topic is a quiet one, and it names no effort. */
function isAtDesk(topic: string | undefined, { thing = '', act = '' }: OwnAnswers): boolean {
  return AT_DESK.has(topic ?? '') && !EFFORT.test(`${thing} ${act}`.replace(OF_HANDS, ''));
}

/** Words for another person. */
const SOMEBODY = /\b(?:him|her|hers|his|he|she|there(?! and back))\b/i;
const RELATIVE =
  /\b(?:m[ou]m\w*|mother|dad\w*|father|parents?|gran\w*|nan\w*|daughters?|sons?|sisters?|brothers?|aunt\w*|uncle|niece|nephew|bab(?:y|ies)|toddlers?|kids?|child\w*|dogs?|pupp\w+|cats?|kittens?|horses?|parrots?)\b/i;
/** Topics about family and pets. */
const CLOSE = new Set(['children', 'family', 'pets', 'partner']);

/** A last part that brings the work to somebody: "..., then write 3 sentences to her". */
const TO_SOMEBODY =
  /,? (?:and |then )+(?:write|send|read|show|sing|play|compare)(?: \w+){0,4} (?:to|with) (?:him|hers?|them)$/i;

/**
 * Drops a session with somebody else ("run behind her"), unless the goal is about family or pets. Where somebody only
 * comes into its last part, it ends before that.
 */
function withoutStrangers(
  { act = '', ...own }: OwnAnswers,
  { reading, said = '' }: Partial<UnderstoodGoal> = {},
): OwnAnswers {
  const isClose = CLOSE.has(reading?.topic ?? '');
  const rest = isClose ? act : act.replace(TO_SOMEBODY, '');
  const isKnown = isClose || SOMEBODY.test(said) || RELATIVE.test(`${said} ${own.thing}`);
  return rest === '' || (SOMEBODY.test(rest) && !isKnown) ? own : { act: rest, ...own };
}

function withSayable(
  { thing, ...own }: OwnAnswers,
  shelf: string | undefined,
  index: EvidenceIndex,
): OwnAnswers {
  return thing !== undefined && isSayable(thing, shelf, index) ? { thing, ...own } : own;
}

/** The own answers that can be read and may be used in English titles. */
export function allowedAnswers(said: SaidWish, terms: OwnCareTerms): OwnAnswers {
  const answers = OWN_ANSWERS.map(
    (field) => [field, (said[field] ?? '').replace(/[{}]/g, '').trim()] as const,
  );
  const given = answers.filter(([, text]) => text !== '');
  const plain = given.filter(([field, text]) => isPlain(field, text, terms.index));
  const own: OwnAnswers = Object.fromEntries(plain);
  const now = GENTLE.test(own.act ?? '') ? (own.now ?? '').replace(RESTS, '') : (own.now ?? '');
  const isUnwell =
    given.some(isDark(terms.index)) ||
    UNWELL.test(now.replace(SIGNED_OFF, '').replace(AT_A_BODY, ''));
  // Whoever gave the session knows how they are.
  const isHeld = isOfBody(terms) && isUnwell && !PRESCRIBED.test(own.act ?? '');
  return isHeld || terms.isUnsaid ? {} : ofOneMeaning(said, ownCare(own, terms));
}

/**
 * What it is about, for the first step where no title may say it: it is too long, private, or holds words that no list
 * knows. Empty if it may not be said at all, or may belong to a session that was left out.
 */
export function aboutOf(
  { thing = '' }: SaidWish,
  { act, now }: SaidWish,
  used: OwnAnswers,
  terms: OwnCareTerms,
): string {
  const words = thing.replace(/[{}]/g, '').trim();
  // What was left out may belong to it.
  const isLeft = [
    [act, used.act],
    [now, used.now],
  ].some(([text = '', kept]) => text.trim() !== '' && kept === undefined);
  if (words === '' || used.thing !== undefined || isLeft || terms.isUnsaid) return '';
  return isBlocked({ thing: words }, terms) || !isMentioned(words, terms) ? '' : words;
}

/** Whether a step may mention it: it is English, no food or drink, no measure, no illness, no body and nobody strange. */
function isMentioned(words: string, { understood, index }: OwnCareTerms): boolean {
  const topic = understood.goals[0]?.reading?.topic ?? '';
  const isHarmful = OF_CONSUMPTION.has(topic) || MEASURES.test(words) || UNWELL.test(words);
  return isMentionable(words, index) && !PERSON_OR_BODY.test(words) && !isHarmful;
}

/** Words that stand for the thing, in the first part of a session: "swap them for vitamins". */
const POINTING = /^[^,;]*\b(?:its?|them|they|one of|another one)\b/i;

/** No answers where the session points at a thing that may not be said. */
function ofOneMeaning({ thing = '' }: SaidWish, own: OwnAnswers): OwnAnswers {
  const isPointing = POINTING.test(own.act ?? '') && thing.trim() !== '' && own.thing === undefined;
  return isPointing ? {} : own;
}

/** Whether "where I stand" holds an unknown word: on body topics it may be an injury. Names and units are skipped. */
function isDark({ isKnown }: EvidenceIndex) {
  return ([field, text]: readonly [field: string, text: string]): boolean =>
    field === 'now' &&
    (text.match(/\b(?:[a-z]{5,}|[A-Z]{3,})\b/g) ?? [])
      .map((word) => word.toLowerCase())
      .some((word) => !isReadWord(word, { isKnown }));
}

/** Words for health problems in "where I stand", which on body topics hold the answers back. */
const UNWELL =
  /\b(?:due|doc\w*|hospital|plaster|bp|breath\w*|chest(?! to (?:bar|floor|ground|the floor))|dizz\w*|heart|knees?|ankles?|hips?|shoulders?|wrists?|spine|disc|surg\w*|swollen|sore|hurt\w*|pain\w*|injur\w*|weak|(?<!\b(?:[2-9]\d|1[89]) )years? old|(?<!\b(?:[2-9]\d|1[89]) ?)yo|aged?(?! (?:[2-9]\d|1[89])\b)|grade|pregn\w*|section|stitches|birth|swell\w*|twice the size|won.?t bend|bent|ill|sick|broken|sprain\w*|cast|op|operat\w*|physio|along|trimester|flutters?|gr[ae]y|palpitat\w*|spots|black(?:ed)? out|aneurysm|swelling)\b/i;

/** How far somebody reaches, and what is well. */
const AT_A_BODY =
  /\b(?:knees?|ankles?|hips?|shoulders?|back) (?:are |is |feel\w* )?(?:happy|fine|good|ok|okay|great)\b|\b(?:below|above|past|to|at|reach(?:es)?|touch(?:es)?|inches from|cm from) (?:the |my )?(?:mid )?(?:knees?|shins?|ankles?|hips?|chest|shoulders?|wrists?)\b/gi;

/** Walking, whose steps tell how to rest: here a rest to breathe is no illness. */
const GENTLE =
  /^(?:(?:take|walk|climb) (?:up )?the stairs|(?:go for )?a? ?(?:short |slow )?walk)\b/i;
const RESTS = /\b(?:stop|pause|rest)\w* (?:\w+ )?to (?:breathe|catch (?:my )?breath)\b/gi;

/** Topics about the body beside those of the move shelf. */
const TRAINED = new Set(['weight', 'eating', 'physio', 'desk-body']);

function isOfBody({ understood: { goals }, index }: OwnCareTerms): boolean {
  const [main] = goals;
  const isGuess = (main?.confidence ?? 0) < CONFIDENCE.asked;
  const topic = isGuess ? '' : (main?.reading?.topic ?? '');
  return index.routes.get(topic)?.shelf === 'move' || TRAINED.has(topic);
}

/** The answers without a session: all of them, but only the hour where one was given and left out, because the others may belong to it. */
export function withoutSession({ act: _, ...own }: OwnAnswers, said = ''): OwnAnswers {
  const { when } = own;
  return said.trim() === '' ? own : { ...(when !== undefined && { when }) };
}

/** Shelves where plain words for the thing may stand in a title, if they name no person and no part of a body. */
const PLAIN_SHELVES = new Set(['work', 'money', 'move']);
const PERSON_OR_BODY =
  /\b(?:him|hers?|his|he|she|they|their|ex\w*|boss|colleague\w*|girls?|boys?|wom[ae]n|m[ae]n|wife|husband|kids?|child\w*|body|bod(?:y|ies)|knees?|back|legs?|arms?|wrists?|ankles?|hips?|neck|belly|weight|fat)\b/i;

/** Whether the thing may be repeated: on private shelves and on the move shelf only if it is a name. */
function isSayable(thing: string, shelf: string | undefined, index: EvidenceIndex): boolean {
  const isShort = thing.split(/\s+/).length <= PLAIN_THING_WORDS;
  const isWeight = /\d ?(?:kg|kilos?|lbs?|pounds|stone)\b/i.test(thing);
  if (PLAIN_SHELVES.has(shelf ?? '') && isShort && !isWeight && !PERSON_OR_BODY.test(thing))
    return true;
  if (!DISCREET.has(shelf ?? '') && shelf !== 'move') return true;
  const [first = '', ...others] = thing.split(/\s+/);
  // Phones capitalise the first word, so only later words show a name.
  const isNamed = others.length === 0 || /\p{Lu}/u.test(others.join(' '));
  const isName = isNamed || (/^\p{Lu}/u.test(first) && !index.isKnown(first.toLowerCase()));
  return (
    isName && others.length < THING_WORDS && !/\d ?(?:kg|kilos?|lbs?|pounds|stone)\b/i.test(thing)
  );
}

/** The most words that a name may have. */
const THING_WORDS = 5;
/** The most words of a plain thing of work, money or movement. */
const PLAIN_THING_WORDS = 8;
