import type { GoalTarget } from '#mentor/understand/understanding.ts';
import { addDays, dayNumber, type LocalDate } from '#rules/activity/local-date.ts';

/** The part of the weeks left on which work happens; the rest is illness, guests and weather. */
const WORKING_PART = 0.85;
const WEEKS_WITHOUT_DATE = 12;
const ROUNDING = 1e-6;

/** How much a week, and whether that is possible. */
export type Pace = {
  /** A week, rounded up to a number one can say. */
  readonly perWeek: number;
  readonly weeks: number;
  /** Without a date twelve weeks are assumed, and it is said. */
  readonly isAssumed: boolean;
  /** The date cannot be kept: so much until then, or all of it by another day. */
  readonly instead?: { readonly n: number; readonly allBy: LocalDate };
};

function weeksUntil(by: LocalDate, today: LocalDate): number {
  return (dayNumber(by) - dayNumber(today)) / 7;
}

/** Up to a number that one says without thinking: 2, 15, 240, 1,500. */
export function sayable(n: number): number {
  if (n <= 10) return Math.max(1, Math.ceil(n));
  const step = n <= 60 ? 5 : n <= 300 ? 10 : 10 ** Math.floor(Math.log10(n)) / 2;
  return Math.ceil(n / step) * step;
}

/** Down to such a number: what a week can hold is not promised to the last piece. */
function sayableBelow(n: number): number {
  if (n <= 10) return Math.max(1, Math.floor(n));
  const step = n <= 60 ? 5 : 10 ** Math.max(1, Math.floor(Math.log10(n)) - 1);
  return Math.floor(n / step) * step;
}

/**
 * The pace of a goal that is gathered piece by piece. `mostPerWeek`: what the week has room for. A date
 * that cannot be kept is said to be so, and what can be reached by then is planned.
 */
export function paceOf(
  { n, from = 0, by, doubt }: GoalTarget,
  today: LocalDate,
  mostPerWeek = Number.POSITIVE_INFINITY,
): Pace | undefined {
  if (n === undefined || n - from < 2) return undefined;
  const isDated = by !== undefined && doubt === undefined;
  const weeks = isDated ? Math.max(1, weeksUntil(by, today)) : WEEKS_WITHOUT_DATE;
  const left = n - from;
  const perWeek = sayable(left / (WORKING_PART * weeks));
  if (perWeek <= mostPerWeek) return { perWeek, weeks, isAssumed: !isDated };
  const most = sayableBelow(mostPerWeek);
  // Held against the exact need: whoever chose what can be reached is not told again that it is too much.
  if (left <= most * WORKING_PART * weeks + ROUNDING || !isDated) {
    return { perWeek: most, weeks, isAssumed: !isDated };
  }
  const weeksForAll = Math.ceil(left / (WORKING_PART * most));
  return {
    perWeek: most,
    weeks,
    isAssumed: false,
    instead: {
      n: from + sayableBelow(most * WORKING_PART * weeks),
      allBy: addDays(today, weeksForAll * 7),
    },
  };
}

/** A body grows by so much a week at most: what can be reached from where it stands. */
export function growthPace(
  { n, from, by, doubt }: GoalTarget,
  today: LocalDate,
  growth: number,
): Pace | undefined {
  if (n === undefined || from === undefined || from <= 0 || n <= from) return undefined;
  if (by === undefined || doubt !== undefined) return undefined;
  const weeks = Math.max(1, weeksUntil(by, today));
  const rate = 1 + growth * WORKING_PART;
  const weeksNeeded = Math.log(n / from) / Math.log(rate);
  const weeksForAll = Math.ceil(weeksNeeded);
  const perWeek = sayable((n - from) / weeks);
  if (weeksNeeded <= weeks + ROUNDING) return { perWeek, weeks, isAssumed: false };
  const reached = Math.floor(from * rate ** weeks * 10) / 10;
  return {
    perWeek,
    weeks,
    isAssumed: false,
    instead: { n: reached, allBy: addDays(today, weeksForAll * 7) },
  };
}
