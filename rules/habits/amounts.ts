import type { LocalDate } from '#rules/activity/local-date.ts';

/** The sum of each day, by month (`YYYY-MM`), in hundredths of the goal's unit. */
export type Amounts = Readonly<Record<string, readonly number[]>>;

const DAYS = 31;
const KEPT_MONTHS = 15;

function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
}

/** Sums know no order. The newest month and the 14 before it are kept. */
export function withAmount(amounts: Amounts, day: LocalDate, n: number): Amounts {
  const month = day.slice(0, 7);
  const sums = amounts[month] ?? new Array<number>(DAYS).fill(0);
  const at = Number(day.slice(8)) - 1;
  const next = { ...amounts, [month]: sums.with(at, (sums[at] ?? 0) + n) };
  if (month in amounts) return next;
  const newest = Math.max(...Object.keys(next).map(monthNumber));
  const isKept = ([one]: [string, unknown]) => newest - monthNumber(one) < KEPT_MONTHS;
  return Object.fromEntries(Object.entries(next).filter(isKept));
}
