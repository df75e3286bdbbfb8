import { addDays, type LocalDate, weekday } from '#rules/activity/local-date.ts';

export const WEEK_STARTS = ['monday', 'sunday'] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];

const FIRST_WEEKDAY: Readonly<Record<WeekStart, number>> = { monday: 1, sunday: 0 };

/** The first day of the week that a day lies in. */
export function weekOf(day: LocalDate, weekStart: WeekStart): LocalDate {
  return addDays(day, -((weekday(day) - FIRST_WEEKDAY[weekStart] + 7) % 7));
}

/**
 * Whether one week comes after another. Both are given by their first day, a Sunday or the Monday
 * after it: the hunter may have changed the start of weeks in between.
 */
export function isLaterWeek(week: LocalDate, other: LocalDate): boolean {
  return weekOf(week, 'sunday') > weekOf(other, 'sunday');
}
