import type { Caution } from '#mentor/library/topic.ts';
import { isBody } from '#mentor/planner/care.ts';
import type { EvidenceIndex } from '#mentor/understand/evidence-index.ts';
import type {
  GoalTarget,
  SaidWish,
  Stairs,
  Understanding,
  UnderstoodGoal,
} from '#mentor/understand/understanding.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { doneOf } from './own-done.ts';
import { runTimeIn } from './own-run.ts';
import { sayableStairs } from './own-stairs.ts';

// Puts the numbers of "where I stand" on the main goal: the steps from there, a sum, a run with its time.

/** Currencies beside $, € and £; a number counts the same without them. */
const FOREIGN = /(?<!\p{L})(?:R|Rs\.?|₹|₱|₦|KSh|kr) ?(?=\d)/gu;

/** Adds where the person stands to the answer about experience, so that it is read in the same way. */
export function withNow(said: SaidWish, unsaid?: 'grave' | 'held'): SaidWish {
  const { now = '', experience = '' } = said;
  if (unsaid || now === '' || /\bow(?:e|ed|ing)\b/i.test(now)) return said; // a debt is not a starting point
  return {
    ...said,
    experience: `${experience}. ${/^\d/.test(now) ? 'now ' : ''}${now.replace(FOREIGN, '')}`,
  };
}

/** Thousands apart: "1 850 saved" is 1,850, and "5 100 m" five times a hundred. */
const THOUSANDS =
  /(?<![\d.,:x×])([1-9]\d{0,2})[ \u00a0\u202f](\d{3})(?![\d:]|,\d| ?(?:m|metres?|yards?|min)\b)/gi;

const A_DAY = /\b(?:sun|mon|tue|wed|thu|fri|sat)(?:[a-z]*day)?s?\b|\bweek ?(?:days?|ends?)\b/i;
const SPAN_OF_HOURS = /\d ?(?:am|pm)? ?(?:-|–|to|till|until) ?\d/i;

/** The wish with its own answers easier to read: thousands in one piece, and the hours of "when" in the week. */
export function withPlainAnswers(said: SaidWish): SaidWish {
  const { now, when = '', time = '' } = said;
  const isPlain = !/\b(?:not|except|never|but|work|after|before|until)\b/i.test(when);
  const isSame =
    A_DAY.test(when) && A_DAY.test(time) && !/[,;&+]|\b(?:and|plus|every|most)\b/i.test(time);
  const hasHours = isPlain && isSame && !/\d/.test(time) && SPAN_OF_HOURS.test(when);
  return {
    ...said,
    ...(now !== undefined && { now: now.replace(THOUSANDS, '$1,$2') }),
    ...(hasHours && { time: when }),
  };
}

/** Without a usable answer about where the person stands the main goal has only the numbers that it has without it. */
export function withStandOf(
  understood: Understanding,
  now: { readonly given: string | undefined; readonly used: string | undefined },
  plain: () => Understanding,
): Understanding {
  const isHeld = now.used === undefined && (now.given ?? '') !== '';
  const [main, ...others] = understood.goals;
  const [read] = isHeld ? plain().goals : [];
  if (main === undefined || read === undefined) return understood;
  const { now: _, target: __, ...rest } = main;
  const own = {
    ...rest,
    ...(read.now && { now: read.now }),
    ...(read.target && { target: read.target }),
  };
  return { ...understood, goals: [own, ...others] };
}

type ToldTerms = {
  /** The answer, if it may be used. */
  readonly now: string;
  readonly typedNow: string | undefined;
  readonly index: EvidenceIndex;
};

/**
 * The words about where somebody stands: the answer, or the end of the fifth answer that begins with a number. An
 * answer that was left out counts only for what is learned at a desk: elsewhere its number may be one of harm.
 */
export function toldIn(understood: Understanding, terms: ToldTerms): string {
  const { now, typedNow } = terms;
  if (now !== '' || typedNow === undefined) return now;
  if (typedNow !== '') return isPlainNumber(understood, terms) ? typedNow : '';
  const told = understood.plain?.split(' . ').at(-1) ?? '';
  const [, number] = /(?:^| )(?:now (?=\d)|(?=[$€£]))([$€£]?\d.*)$/.exec(told) ?? [];
  if (number !== undefined) return number;
  const [, thing, times, per] = OFTEN.exec(told) ?? [];
  return thing === undefined ? '' : `${times} ${thing} a ${per}`;
}

/** Whether a number that was left out is of study, or a sum of money. */
function isPlainNumber({ goals: [main] }: Understanding, { typedNow = '', index }: ToldTerms) {
  const topic = main?.reading?.topic ?? '';
  const shelf = index.routes.get(topic)?.shelf ?? '';
  return DESK.has(shelf) || topic === 'mind-games' || (shelf === 'money' && SUM.test(typedNow));
}

const DESK = new Set(['learn', 'tech']);
/** "I order takeout 5 times a week". */
const OFTEN =
  /\b(take-?outs?|take-?aways?|deliver(?:y|ies)|cigarettes?|sodas?|energy drinks) (\d{1,2})x?(?: times)? a (day|week|month)\b/;

/** What was done in a year that is named is no part of what is wanted now: "5 books in 2026". */
const IN_A_YEAR = /\bin 20\d\d\b/i;

type StairsTerms = {
  readonly told: string;
  readonly cautions: readonly Caution[];
  readonly today: LocalDate;
};

/** The main goal with its steps, its sum and its run from where the person stands. */
export function withStairs(goal: UnderstoodGoal, terms: StairsTerms): UnderstoodGoal {
  const { cautions } = terms;
  const told = terms.told.replace(FOREIGN, '');
  if (told === '' || IN_A_YEAR.test(told) || isBody(cautions) || cautions.includes('minor'))
    return goal;
  const done = doneOf(told, goal.target);
  if (done !== undefined) return { ...goal, target: { ...goal.target, from: done } };
  const { reading, target } = goal;
  const isBare = reading?.topic === 'debt' && target?.isMoney && target.n === undefined;
  const money = sumIn(isBare ? told.replace(/^(?=\d)/, '$') : told);
  if (money !== undefined) return withSum(goal, money);
  const stairs = stairsOf(goal, { ...terms, told });
  const runTime = runTimeIn(told);
  return {
    ...goal,
    ...(stairs && { stairs, ...fromPart(stairs, target) }),
    ...(runTime && { runTime }),
  };
}

function stairsOf(goal: UnderstoodGoal, { told, today }: StairsTerms): Stairs | undefined {
  const { said, thing = '', reading, shape, target } = goal;
  const isEnd = target?.n !== undefined && !target.isMoney;
  const terms = {
    said: `${said} ${thing}`,
    thing,
    topic: reading?.topic ?? '',
    isDrop: shape === 'drop',
    end: isEnd ? target.n : endIn(said, told),
    by: target?.doubt ? undefined : target?.by,
    today,
  };
  return sayableStairs(told, terms);
}

/** "Reach 1500" beside "1180": a number without a unit that is to be reached. */
function endIn(said: string, told: string): number | undefined {
  const [, now = ''] = /^(\d{3,4})\b(?!\/)/.exec(told) ?? [];
  const [, end = ''] =
    /\b(?:reach|hit|get to|get above) (\d{3,4})(?= ?(?:$|[.,;!]|by|in|on|before|this|until|till|again|rapid|blitz|elo)\b|$)/i.exec(
      said,
    ) ?? [];
  return Number(end) > Number(now) && now !== '' ? Number(end) : undefined;
}

/** The target with what is done of it: "240 of 3,000 sorted". */
function fromPart(
  { now, of }: Stairs,
  target: GoalTarget | undefined,
): Pick<UnderstoodGoal, 'target'> {
  const isPart = of !== undefined && of === target?.n && target.from === undefined;
  return isPart ? { target: { ...target, from: now } } : {};
}

const SUM =
  /^\W*(?:about |around |only )?(?:([$€£]) ?(\d[\d,]*)|(\d[\d,]*) ?([$€£]|euros?\b|dollars?\b|bucks\b|quid\b))/i;

/** A sum of money at the beginning of the text. */
function sumIn(told: string): { readonly n: number; readonly unit: string } | undefined {
  const [, sign, after, before, unit] = SUM.exec(told) ?? [];
  const n = Number((after ?? before ?? '').replaceAll(',', ''));
  return n > 0 ? { n, unit: sign ?? unit ?? '' } : undefined;
}

const OWED = /\b(?:debts?|loans?|owe|owed|pay (?:off|back)|paying (?:off|back)|credit cards?)\b/i;

/** A debt is what is to be paid; of savings it is what is there already. */
function withSum(goal: UnderstoodGoal, { n, unit }: { n: number; unit: string }): UnderstoodGoal {
  const { reading, said, target = {} } = goal;
  const isOwed = reading?.topic === 'debt' || OWED.test(said);
  if (isOwed) {
    const { from: _, ...rest } = target;
    return target.n === undefined ? { ...goal, target: { ...rest, n, unit, isMoney: true } } : goal;
  }
  const isSaved =
    target.isMoney && target.n !== undefined && target.from === undefined && n < target.n;
  return isSaved ? { ...goal, target: { ...target, from: n } } : goal;
}
