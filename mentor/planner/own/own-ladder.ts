import { grouped } from '#mentor/planner/pace.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { runLine } from './own-run.ts';

// The ladder from where somebody stands to the number they want.

/** The way from the current number to the wanted one; `first` is the number of this week. */
export type Ladder = {
  readonly now: number;
  readonly first: number;
  readonly step: number;
  readonly end: number;
};

/** Weight on a bar, of which the smallest plates are added. */
const OF_BAR = /^(?:kg|kilos?|lbs?|pounds?)$/;

/** A round step of about a tenth of the number: 500 of 3,500 steps, 1 of 12, half a litre. */
export function stepOf(now: number, unit: string): number {
  if (/^lit/.test(unit)) return 0.5;
  if (OF_BAR.test(unit)) return unit.startsWith('k') ? 2.5 : 5;
  return now < 20 ? 1 : Math.max(1, 10 ** Math.floor(Math.log10(now)) / 2);
}

/** Builds a ladder whose first number is the next round one. */
function ladder(now: number, end: number, step: number): Ladder {
  const next = now < end ? Math.floor(now / step + 1) * step : Math.ceil(now / step - 1) * step;
  const first = now < end ? Math.min(end, next) : Math.max(end, next);
  return { now, first, step, end };
}

/** Units of the same thing: glasses of water are litres of it. */
const FLUID = /^(?:lit\w*|l|ml|glass(?:es)?|cups?)$/;

/** Whether two units count the same. */
export function isAlike(one = '', other = ''): boolean {
  const stem = (unit: string) => unit.split(' ').at(-1)?.slice(0, 4).replace(/s$/, '');
  return stem(one) === stem(other) || (FLUID.test(one) && FLUID.test(other));
}

/** Words for an upper limit. */
export const AT_MOST =
  /\b(?:only|at most|max\w*|no more than|down to|limit|less|fewer|cut|under|below)\b/i;

/** Whether a number grows by practice: no upper limit, and nothing that adds up piece by piece. */
function isGrowing({ shape, reading, said, target }: UnderstoodGoal, unit: string): boolean {
  if (unit === SECONDS) return true;
  const isLimit = shape === 'drop' || LED_DOWN.has(reading?.topic ?? '') || AT_MOST.test(said);
  return !isLimit && (target?.per !== undefined || !ADDS_UP.test(unit));
}

/** The ladder of a goal, if both numbers were given in the same unit. Only seconds may go down. */
export function ladderOf(goal: UnderstoodGoal): Ladder | undefined {
  const { now, target } = goal;
  const { n: end, unit = '', isMoney } = target ?? {};
  if (!isGrowing(goal, unit)) return undefined;
  if (now?.n === undefined || end === undefined || isMoney || !isAlike(now.unit ?? unit, unit))
    return undefined;
  if (now.n === end || (now.n > end && unit !== SECONDS)) return undefined;
  // Never more than a quarter of the way at a time: a rating goes from 1,450 to 1,700 by fifties.
  const step = stepOf(now.n, unit);
  const most = roundDown(Math.abs(end - now.n) / 4);
  return ladder(now.n, end, unit === SECONDS || OF_BAR.test(unit) ? step : Math.min(step, most));
}

/** A step that is easy to say: 1, 2, 5, 10, 50. */
function roundDown(exact: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, exact)));
  return exact >= 5 * unit ? 5 * unit : exact >= 2 * unit ? 2 * unit : Math.max(1, unit);
}

const SECONDS = 'seconds';
/** Topics whose numbers only go down. */
const LED_DOWN = new Set(['alcohol', 'tobacco', 'weight']);
/** What is finished one after the other is no strength that grows: nobody reads five books in one week. */
const ADDS_UP =
  /^(?:books?|novels?|chapters?|pages?|words?|songs?|pieces?|recipes?|dishes|applications?|customers?|clients?|followers?|subscribers?|photos?|boxes|lessons?|modules?|courses?|projects?|drawings?|stories|articles?|posts?|films?|countries|cities|beers?|drinks?|cigarettes?|glasses of wine|shel(?:f|ves)|letters?|rooms?|drawers?|envelopes?|papers?|exams?|certificates?|rows?|squares?)$/i;

/** Whether the number is a weight and nothing is lifted: it is then that of the body. */
function isOfBody({ target, said, reading }: UnderstoodGoal): boolean {
  const isLifted = /\b(?:lift\w*|bench|squat\w*|dead ?lift\w*|press|snatch|clean|row|curl)\b/i.test(
    said,
  );
  return OF_BAR.test(target?.unit ?? '') && !isLifted && reading?.topic !== 'lift';
}

/** The ladder in words: "Now 3,500: 4,000 this week, then 500 more at a time, up to 8,000." */
export function wayFrom(goal: UnderstoodGoal): string {
  const run = runLine(goal);
  if (run !== '') return run;
  const found = ladderOf(goal);
  if (found === undefined) return '';
  if (found.first === found.end || isOfBody(goal)) return '';
  const { now, first, step, end } = found;
  const more = now < end ? 'more at a time, up to' : 'less at a time, down to';
  const rest = `${grouped(first)}, then ${step} ${more} ${grouped(end)}.`;
  // What was said is the best lift, with which nobody does sets.
  if (OF_BAR.test(goal.target?.unit ?? ''))
    return `Best lift today ${grouped(now)}, next ${rest} Sets of five: three quarters of it.`;
  return `Today ${grouped(now)}, this week ${rest}`;
}
