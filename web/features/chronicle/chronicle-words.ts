import type { LocalDate } from '#rules/activity/local-date.ts';
import type { Stat } from '#rules/hunter/hunter.ts';
import { DATE_AND_TIME, DAY_AND_MONTH } from '#web/ui/day-words.ts';

/** A day is a date without a time zone, so it is formatted in UTC, as it is stored. */
const LONG_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const MONTH_AND_YEAR = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
/** A point in time, in the time zone of the device. */
const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

export const longDay = (day: LocalDate) => LONG_DAY.format(Date.parse(day));
export const shortDay = (day: LocalDate) => DAY_AND_MONTH.format(Date.parse(day));
export const monthName = (day: LocalDate) => MONTH.format(Date.parse(day));
export const monthAndYear = (day: LocalDate) => MONTH_AND_YEAR.format(Date.parse(day));
export const timeOf = (at: string) => TIME.format(Date.parse(at));
export const dateAndTimeOf = (at: string) => DATE_AND_TIME.format(Date.parse(at));

export const STAT_NAME: Readonly<Record<Stat, string>> = {
  intelligence: 'Intelligence',
  strength: 'Strength',
  dexterity: 'Dexterity',
  charisma: 'Charisma',
  wisdom: 'Wisdom',
};

export function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`;
}
