import type { LocalDate } from './local-date.ts';

/**
 * A set of days: a year's twelve months, each a mask of its days. Ten years take about 1 kB and one
 * more day costs the same in the first year and in the tenth; a list of days would cost more each day.
 */
export type DaySet = Readonly<Record<string, readonly number[]>>;

export const NO_DAYS: DaySet = {};

function placeOf(day: LocalDate): { year: string; month: number; bit: number } {
  return {
    year: day.slice(0, 4),
    month: Number(day.slice(5, 7)) - 1,
    bit: 1 << (Number(day.slice(8)) - 1),
  };
}

export function hasDay(days: DaySet, day: LocalDate): boolean {
  const months = days[day.slice(0, 4)];
  if (!months) return false; // before the rest is cut: it is asked of a thousand quests at a time
  const { month, bit } = placeOf(day);
  return ((months[month] ?? 0) & bit) !== 0;
}

export function withoutDay(days: DaySet, day: LocalDate): DaySet {
  const { year, month, bit } = placeOf(day);
  const months = days[year];
  if (!months || !hasDay(days, day)) return days;
  return { ...days, [year]: months.with(month, (months[month] ?? 0) & ~bit) };
}

export function withDay(days: DaySet, day: LocalDate): DaySet {
  if (hasDay(days, day)) return days;
  const { year, month, bit } = placeOf(day);
  const months = days[year] ?? new Array<number>(12).fill(0);
  return { ...days, [year]: months.with(month, (months[month] ?? 0) | bit) };
}
