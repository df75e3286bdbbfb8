import { sayable } from '#mentor/planner/pace.ts';
import type { Stairs } from '#mentor/understand/understanding.ts';
import { addDays, dayNumber, type LocalDate } from '#rules/activity/local-date.ts';

// Turns where the person stands ("5 takeouts a week", "480 of 720", "9 unread chats") into steps: the number of this
// week, and how it goes on.

/** What decides the direction and the size of the steps. */
export type StairTerms = {
  /** The goal and what it is about, as they were said. */
  readonly said: string;
  readonly topic: string;
  /** The goal is to stop something or to do less of it. */
  readonly isDrop: boolean;
  readonly end?: number | undefined;
  readonly by?: LocalDate | undefined;
  readonly today: LocalDate;
};

const NUMBER = '(\\d{1,6}(?:\\.\\d+)?)(?: ?(?:-|to|or) ?\\d{1,3})?';
const NOUN =
  "((?:(?!a |an |per |each |every |in |on |at |with |and |but |so |most |last |now)[a-z][a-z'-]*)(?: (?!a |an |per |each |every |in |on |at |with |and |but |so |most |last |now|out )[a-z][a-z'-]*)?)";
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

/** The steps from where the person stands; undefined if no number says so. */
export function stairsIn(told: string, terms: StairTerms): Stairs | undefined {
  const text = told
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/[~+]/g, '')
    .replace(ALL, (_, n: string) => (n === 'ten' ? '10' : n))
    .trim();
  if (NEVER.has(terms.topic) || CLOCK_OR_RUN.test(text) || YEARLY.test(text)) return undefined;
  if (NONE_YET.test(text)) return noneYet(text);
  return ratesIn(text, terms) ?? liftIn(text) ?? partIn(text, terms) ?? countIn(text, terms);
}

const CLOCK_OR_RUN = /^\d{1,2}[:.]\d{2}|^\d+ ?[ap]m\b|^\d+ ?k\b|^\d+ ?h(?:ours?)?\b/;
const YEARLY = /\b(?:a|per|each) year\b/;

function noneYet(text: string): Stairs {
  const [, what = ''] = NONE_YET.exec(text) ?? [];
  return { now: 0, first: 1, step: 1, what, isDown: false };
}

function ratesIn(text: string, terms: StairTerms): Stairs | undefined {
  const [, nights, unit] = OF_SEVEN.exec(text) ?? [];
  const [, rate, of = '', said = 'week'] = RATE.exec(text) ?? [];
  const now = Number(nights ?? rate);
  const isEach = !/^(?:day|night|evening|week|month)$/.test(said);
  const thing = unit ?? (of === '' ? (NAMED[terms.topic] ?? '') : of);
  const what = isEach ? `${thing} per ${said}` : thing;
  if (!(now > 0)) return undefined;
  const per = nights || said === 'week' ? 'week' : said === 'month' ? 'month' : 'day';
  const isDown = isLess(what, terms);
  if (FOOD.has(terms.topic) && !(isDown && CUT.test(thing))) return undefined;
  const end = terms.end ?? (/^prayers?$/.test(thing) && per === 'day' ? PRAYERS : undefined);
  return built({ now, what: ofNights(what, terms.topic), per, isDown }, { ...terms, end });
}

/** What is counted where only a number was said. */
const NAMED: Readonly<Record<string, string>> = { tobacco: 'cigarettes' };
const PRAYERS = 5;

/** Nights of a drink are named, so that a limit says what it is about. */
function ofNights(what: string, topic: string): string {
  return topic === 'alcohol' && /^(?:nights|evenings|days)$/.test(what)
    ? `${what} with a drink`
    : what;
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

function countIn(text: string, terms: StairTerms): Stairs | undefined {
  const [found = '', count, unit = ''] = COUNT.exec(text) ?? [];
  const now = Number(count);
  if (found === '' || !(now > 0) || OTHER.test(unit.split(' ')[0] ?? ''))
    return nextPart(text, terms);
  if (FOOD.has(terms.topic) || STOPPED.has(terms.topic)) return undefined;
  const isScore = /^\d+(?:\.\d+)?(?:$| (?:last|now|points|rating|elo|at the)\b)/.test(text);
  if (unit === '' && !isScore) return undefined;
  const what = isScore ? '' : unit;
  const isDown = isLess(what, terms);
  if (isDown && !(PILE.test(what) || /\bbitten\b/.test(what))) return undefined;
  if (isScore && !isDown) return scored(now, terms);
  const steps = built({ now, what, isDown }, terms);
  if (/\bbitten\b/.test(what)) return { ...steps, first: now - 1, step: 1 };
  if (!isDown) return steps;
  // A pile is cleared week by week.
  const doneBy = addDays(terms.today, Math.ceil(now / steps.step) * 7);
  return { ...steps, isPile: true, doneBy };
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
function built({ now, what, per, isDown }: Built, terms: StairTerms): Stairs {
  const { end, by, today } = terms;
  const isThere = end !== undefined && (isDown ? end < now : end > now);
  const weeks = by && by > today ? Math.max(1, (dayNumber(by) - dayNumber(today)) / 7) : WEEKS;
  const isPile = isDown && per === undefined;
  const share = isThere ? Math.abs(end - now) / weeks : now * PART_OF_NOW;
  const most = Math.max(1, sayableStep(now * MOST_PART));
  const step = isPile ? pileStep(now, weeks) : Math.min(most, sayableStep(share));
  const far = isThere ? end : isDown ? 0 : Number.POSITIVE_INFINITY;
  const first = isDown ? Math.max(far, now - step) : Math.min(far, now + step);
  return { now, first, step, what, isDown, ...(per && { per }), ...(isThere && { end }) };
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
  if (exact < 10) return Math.max(1, Math.round(exact));
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
