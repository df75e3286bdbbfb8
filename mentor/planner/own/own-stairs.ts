import { sayable } from '#mentor/planner/pace.ts';
import { MEDICINE } from '#mentor/shapes/careful-shapes.ts';
import type { Stairs } from '#mentor/understand/understanding.ts';
import { addDays, dayNumber, type LocalDate } from '#rules/activity/local-date.ts';

// Turns where the person stands ("5 takeouts a week", "480 of 720", "9 unread chats") into steps: the number of this
// week, and how it goes on.

/** What decides the direction and the size of the steps. */
export type StairTerms = {
  /** The goal and what it is about, as they were said. */
  readonly said: string;
  /** What it is about, where it may be repeated. */
  readonly thing?: string | undefined;
  readonly topic: string;
  /** The goal is to stop something or to do less of it. */
  readonly isDrop: boolean;
  readonly end?: number | undefined;
  readonly by?: LocalDate | undefined;
  readonly today: LocalDate;
};

const NUMBER = '(\\d{1,6}(?:\\.\\d+)?)(?: ?(?:-|to|or) ?\\d{1,3})?';
const NOUN =
  "((?:(?!a |an |per |each |every |in |on |at |with |and |but |so |most |last |now)[a-z][a-z'-]*)(?: (?!a |an |per |each |every |in |on |at |with |and |but |so |most |last |now|out |of |for |in )[a-z][a-z'-]*)?)";
/** "5 takeouts a week", "12 a day", "6 nights a week". */
const RATE = new RegExp(
  `^(?:about |around |maybe |roughly |like |up to |usually )*${NUMBER}x?(?: times)?(?: ${NOUN})? (?:a|an|per|each|every) (day|night|evening|week|month|cup|mug|glass|coffee|tea)\\b`,
);
/** "5 nights out of 7". */
const OF_SEVEN = /^(\d) (nights|days|evenings|mornings) (?:out )?of (?:the )?(?:7|seven|week)\b/;
/** "480/720", "37 of 50". */
const PART =
  /^(\d{1,5}(?:\.\d+)?)(?: ([a-z]+))? ?(?:\/|of|out of) ?(?:the )?(\d{1,5})\b(?: ([a-z]+))?/;
/** "11 drafts, 0 published": what there is none of yet is what the goal is about. */
const NONE_YET =
  /(?:^|, | )(?:0|zero|none|no) (published|finished|sold|released|done|shipped|sent)\b/;
/** "Can do 2 minutes". */
const CAN =
  /^(?:i )?can (?:only |just )?(?:do|run|jog|hold|manage|play|hang|plank)(?: about| for)? (?=\d)/;
/** "Best 14 catches". */
const BEST = /^(?:my )?(?:best|longest|most|max|record)(?: is| was| so far| ever)*:? (?=\d)/;
/** "252 last time, need 266". */
const WANTED = /\b(?:need|want|aim(?:ing)? for|goal|target)s?:? (\d+(?:\.\d+)?)\b/;
/** A hold of a few minutes is counted in seconds. */
const ONE_MINUTE = /^([1-3]) ?min(?:ute)?s? (?:plank|hold|hang)/;
/** "All ten bitten". */
const ALL = /^all (?:my )?(\d+|ten)\b/;
/** "Bench 60 kg". */
const LIFT =
  /\b(bench(?: press)?|squat|deadlift|overhead press|press|row|snatch|clean)\w* (\d{2,3}(?:\.\d)?) ?(kg|lbs?)\b/;
const COUNT = new RegExp(`^(?:about |around |maybe |roughly |only |just )*${NUMBER} ?${NOUN}?`);

/** Things of which less is wanted, whatever the goal says. */
const LESS_OF =
  /\b(?:take-?(?:outs?|aways?)|deliver(?:y|ies)|parcels?|cigarettes?|cigs?|smokes|fags|hits|puffs|vapes?|joints?|pouches|beers?|wines?|sodas?|cokes?|energy drinks|unread|snoozes|chats?|tabs|e-?mails?|mails?|backlog|bitten|late|sugars?|sweets)\b/;
const LESS =
  /\b(?:less|fewer|quit\w*|stop\w*|cut\w*|reduce|limit|no more|without|clear|empty|drop|never|give up|only)\b/;
/** A number that is a pile to clear, and no rate. */
const PILE =
  /\b(?:unread|chats?|e-?mails?|mails?|messages|tabs|boxes|letters|envelopes|receipts|backlog)\b/;
/** Things that are cut down; on the topics of food and drink no other number is a limit. */
const CUT =
  /^(?:take-?(?:outs?|aways?)|deliver(?:y|ies)|sodas?|cokes?|energy drinks|coffees?|cups?(?: of coffee)?|sugars?|sweets|snacks)$/;
/** Topics with numbers of a body or of food, which never become steps. */
const NEVER = new Set(['weight', 'desk-body', 'physio']);
const FOOD = new Set(['eating']);
const STOPPED = new Set(['alcohol', 'tobacco']);
/** Measures of a body or a time, which are read elsewhere. */
const OTHER =
  /^(?:kg|kgs|kilos?|lbs?|stone|cm|km|k|miles?|h|hours?|hrs?|am|pm|euros?|dollars?|pounds?|bucks|years?|months?|weeks?|days?|kids?|times?|open|percent)$/;

/** What never becomes a number to reach or to keep: medicine, food as such, harm, what else a body takes. */
const NEVER_SAID =
  /\b(?:pills?|tablets?|capsules?|dos\w+|m?g|ml|mcg|units?|injections?|insulin|patch\w*|med\w*|paracetamol|ibuprofen|calor\w*|kcal|cals?|meals?|fast\w*|cuts?|cutting|burns?|purg\w*|binge\w*|vomit\w*|grams?|bumps?|xanax|coke|cocaine|heroin|weed|joints?|hits of)\b/;
/** The units that are said. */
const SAYABLE =
  /^(?:|cigarettes?|cigs?|smokes|hits|puffs|take-?outs?|take-?aways?|deliver(?:y|ies)|parcels?|sodas?|cans|coffees?|cups|sugars?(?: per cup)?|sweets|beers?|days|nights|evenings|(?:days|nights|evenings) with a drink|steps|flights(?: of stairs)?|lines|bars|verses|puzzles|rows|applications|lessons|words|pages|lengths|(?:push|pull|sit|chin)[ -]?ups|prayers?|surahs?|verses|published|finished|sold|released|shipped|bitten|subscribers|followers|kanji|cards|chords|catches|late arrivals|minutes|seconds|wpm|(?:unread )?(?:chats?|mails?|e-?mails?|messages)|unread|(?:kg|lbs?) in the [a-z ]+)$/;

/** A number of what is missing or cannot be done yet: it is no strength that grows. */
const LEFT_TO_DO =
  /\b(?:list of|can['’]?t|cannot|could ?n['’]?t|don['’]?t|overdue|behind|unpaid|missing)\b/i;

/** Whether the part of an answer that has the number is about that. */
export function isLeftToDo(told: string): boolean {
  const part = told.split(/[,;.](?!\d)/).find((one) => /\d/.test(one)) ?? '';
  return LEFT_TO_DO.test(part);
}

/** The steps that may be said: only units that are known, because names or floors must never climb. */
export function sayableStairs(told: string, terms: StairTerms): Stairs | undefined {
  const isMedicine = MEDICINE.test(`${told} ${terms.said}`);
  if (NEVER_SAID.test(told.toLowerCase()) || isLeftToDo(told) || isMedicine) return undefined;
  const stairs = stairsIn(told, terms);
  // A bare number a day may be one of tablets.
  const isBareRate = stairs?.what === '' && stairs.per !== undefined;
  return SAYABLE.test(stairs?.what ?? '') && !isBareRate ? stairs : undefined;
}

/** The steps from where the person stands; undefined if no number says so. */
function stairsIn(told: string, terms: StairTerms): Stairs | undefined {
  const text = told
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/[~+]/g, '')
    .replace(CAN, '')
    .replace(BEST, '')
    .replace(/^late (\d+)(?: times|x)/, '$1 late arrivals')
    .replace(ONE_MINUTE, (_, n: string) => `${Number(n) * 60} seconds`)
    .replace(ALL, (_, n: string) => (n === 'ten' ? '10' : n))
    .trim();
  if (NEVER.has(terms.topic) || CLOCK_OR_RUN.test(text) || YEARLY.test(text)) return undefined;
  if (NONE_YET.test(text)) return noneYet(text);
  const [, wanted] = WANTED.exec(text) ?? [];
  const known = wanted === undefined ? terms : { ...terms, end: Number(wanted) };
  return ratesIn(text, known) ?? liftIn(text) ?? partIn(text, known) ?? countIn(text, known);
}

const CLOCK_OR_RUN = /^\d{1,2}[:.]\d{2}|^\d+ ?[ap]m\b|^\d+ ?k\b|^\d+ ?h(?:ours?)?\b/;
const YEARLY = /\b(?:a|per|each) year\b/;

function noneYet(text: string): Stairs {
  const [, what = ''] = NONE_YET.exec(text) ?? [];
  return { now: 0, first: 1, step: 1, what, isDown: false };
}

/** What comes from others: nobody can have less of it by will. */
const OF_OTHERS = /^(?:e-?mails?|mails?|messages|calls|meetings|customers|patients)$/;

/** A number for each day, week or month, or of seven nights. */
function ratesIn(text: string, terms: StairTerms): Stairs | undefined {
  const { now, thing, per, each } = rateOf(text);
  if (!(now > 0) || OF_OTHERS.test(thing)) return undefined;
  const named = thing === '' ? (NAMED[terms.topic] ?? '') : ofNights(thing, terms);
  const isDown = isLess(named, terms);
  if (FOOD.has(terms.topic) && !(isDown && CUT.test(thing))) return undefined;
  const isPrayer = /^prayers?$/.test(thing) && per === 'day';
  const end = terms.end ?? (isPrayer ? PRAYERS : undefined);
  return built({ now, what: `${named}${each}`, per, isDown }, { ...terms, end });
}

type Rate = {
  readonly now: number;
  readonly thing: string;
  readonly per: NonNullable<Stairs['per']>;
  /** " per cup", where the number is not that of a day or a week. */
  readonly each: string;
};

const PERIODS: Readonly<Record<string, Rate['per']>> = { week: 'week', month: 'month' };

function rateOf(text: string): Rate {
  const [, nights, unit = ''] = OF_SEVEN.exec(text) ?? [];
  if (nights !== undefined) return { now: Number(nights), thing: unit, per: 'week', each: '' };
  const [, rate, thing = '', said = ''] = RATE.exec(text) ?? [];
  const isDay = /^(?:day|night|evening|week|month)$/.test(said);
  return {
    now: Number(rate),
    thing,
    per: PERIODS[said] ?? 'day',
    each: isDay ? '' : ` per ${said}`,
  };
}

/** What is counted where only a number was said. */
const NAMED: Readonly<Record<string, string>> = { tobacco: 'cigarettes' };
const PRAYERS = 5;

/** Nights of a drink or days of a thing are named, so that a limit says what it is about. */
function ofNights(what: string, { topic, thing = '', isDrop, said }: StairTerms): string {
  if (!/^(?:nights|evenings|days|times)$/.test(what)) return what;
  if (topic === 'alcohol') return `${what} with a drink`;
  const isLimit = isDrop || LESS.test(said.toLowerCase());
  return isLimit && /^[a-z]+$/i.test(thing) ? `${what} with ${thing.toLowerCase()}` : what;
}

function liftIn(text: string): Stairs | undefined {
  const [, lift = '', weight, unit = ''] = LIFT.exec(text) ?? [];
  if (weight === undefined) return undefined;
  const step = unit === 'kg' ? 2.5 : 5;
  const now = Number(weight);
  return { now, first: now + step, step, what: `${unit} in the ${lift}`, isDown: false };
}

/** A part of a whole: a score ("480/720"), or pieces, which all are to be reached ("12 surahs of 37"). */
function partIn(text: string, terms: StairTerms): Stairs | undefined {
  const [, part, between, whole, after] = PART.exec(text) ?? [];
  const [now, of] = [Number(part), Number(whole)];
  if (!(now > 0 && now <= of)) return undefined;
  const isDown = isLess(text, terms);
  const step = isDown ? 1 : Math.max(1, sayableStep((of - now) / PART_STEPS));
  const what = between ?? after ?? '';
  const reached = what === '' ? terms.end : of;
  const end = isDown ? 0 : reached;
  const first = isDown ? now - step : Math.min(now + step, end ?? of);
  return { now, first, step, what, isDown, of, ...(end !== undefined && { end }) };
}

/** A bare number is a score only where nothing else is counted: "900", "71 last try". */
const SCORE = /^\d+(?:\.\d+)?(?:$| (?:last|now|points|rating|elo|at the)\b)/;

/** What is finished one after the other is no strength that grows. */
const ONE_BY_ONE =
  /\b(?:books?|novels?|songs?|films?|drafts?|loops?|repos?|countries|cities|applications?|interviews?|courses?|offers?|apps?|notebooks?|boxes|sold|published|shipped|released|customers?|clients?|followers?|years?|times?)\b/;

/** A number of things: "9 unread chats", "7 pull-ups", "900". */
function countIn(text: string, terms: StairTerms): Stairs | undefined {
  const [, count, unit = ''] = COUNT.exec(text) ?? [];
  const now = Number(count);
  if (!(now > 0) || OTHER.test(unit.split(' ')[0] ?? '')) return nextPart(text, terms);
  if (FOOD.has(terms.topic) || STOPPED.has(terms.topic)) return undefined;
  if (SCORE.test(text)) return scored(now, terms);
  if (unit === '' || ONE_BY_ONE.test(unit)) return undefined;
  return isLess(unit, terms)
    ? lessOf(now, unit, terms)
    : built({ now, what: unit, isDown: false }, terms);
}

/** Fewer of what there is: a pile is cleared week by week, other things one at a time. */
function lessOf(now: number, what: string, terms: StairTerms): Stairs | undefined {
  if (/\bbitten\b/.test(what)) return { now, first: now - 1, step: 1, what, isDown: true };
  if (!PILE.test(what) || terms.topic === 'reading') return undefined;
  const steps = built({ now, what, isDown: true }, terms);
  return { ...steps, isPile: true, doneBy: addDays(terms.today, Math.ceil(now / steps.step) * 7) };
}

/** The next number of a list: "61kg, 7 pullups". */
function nextPart(text: string, terms: StairTerms): Stairs | undefined {
  const [, ...rest] = text.split(/, |(?<=kg) /);
  return rest.length === 0 ? undefined : countIn(rest.join(', '), terms);
}

/** A score without a whole: the next one that is easy to say, such as 75 after 71 and 950 after 900. */
function scored(now: number, { end }: StairTerms): Stairs {
  const isWhole = Number.isInteger(now);
  const step = now < 20 ? (isWhole ? 1 : 0.5) : now < 200 ? 5 : now < 600 ? 20 : 50;
  const next = now < 20 ? now + step : Math.ceil((now + step / 2) / step) * step;
  const isThere = end !== undefined && end > now;
  const first = isThere ? Math.min(end, next) : next;
  return { now, first, step, what: '', isDown: false, ...(isThere && { end }) };
}

type Built = Pick<Stairs, 'now' | 'what' | 'per' | 'isDown'>;

/** The steps by the size of the number, or as a share of the way until the date. */
function built(stands: Built, { end, by, today }: StairTerms): Stairs {
  const { now, isDown } = stands;
  const isThere = end !== undefined && (isDown ? end < now : end > now);
  const weeks = by && by > today ? Math.max(1, (dayNumber(by) - dayNumber(today)) / 7) : WEEKS;
  const step = stepFor(stands, { gap: isThere ? Math.abs(end - now) : undefined, weeks });
  const first = isDown ? now - step : now + step;
  if (!isThere) return { ...stands, first: Math.max(0, first), step };
  return { ...stands, first: isDown ? Math.max(end, first) : Math.min(end, first), step, end };
}

type StairsWay = { readonly gap: number | undefined; readonly weeks: number };

/** A share of the gap a week, at most about a seventh of the number; without a gap an eighth of it. */
function stepFor({ now, isDown, per }: Built, { gap, weeks }: StairsWay): number {
  if (isDown && per === undefined) return pileStep(now, weeks);
  const most = Math.max(1, sayableStep(now * MOST_PART));
  return Math.min(most, sayableStep(gap === undefined ? now * PART_OF_NOW : gap / weeks));
}

/** A pile of up to twenty is cleared in about four weeks, a larger one in twelve. */
function pileStep(now: number, weeks: number): number {
  return Math.min(now, sayable(now / (now <= SMALL_PILE ? Math.min(weeks, SMALL_WEEKS) : weeks)));
}

const WEEKS = 12;
const SMALL_PILE = 20;
const SMALL_WEEKS = 4;
/** A first step of about an eighth, at most a seventh or so. */
const PART_OF_NOW = 0.12;
const MOST_PART = 0.15;
const PART_STEPS = 12;

/** Rounds a step to a number that is easy to say, without going up much: 1, 5, 20, 50. */
function sayableStep(exact: number): number {
  if (exact < 10) return exact >= 5 ? 5 : Math.max(1, Math.floor(exact));
  const unit = exact < 50 ? 5 : 10 ** Math.floor(Math.log10(exact)) / 2;
  return Math.max(unit, Math.floor(exact / unit) * unit);
}

function isLess(what: string, { said, topic, isDrop }: StairTerms): boolean {
  if (STOPPED.has(topic) || LESS_OF.test(what)) return true;
  return (
    (isDrop || LESS.test(said.toLowerCase())) &&
    !/\b(?:water|pages?|words?|steps|lengths?|books?|subscribers|followers)\b/.test(what)
  );
}
