import { type LocalDate, localDateAt } from '#rules/activity/local-date.ts';
import { dayAndMonth, longDay, partsOf } from './day-words.ts';

// Dates that say their year or time. Apart from day-words.ts, which the first paint needs.

/** "17 Nov 2026" */
export function dayAndYear(date: LocalDate): string {
  return `${dayAndMonth(date)} ${date.slice(0, 4)}`;
}

/** "November 2026" */
export function monthAndYear(date: LocalDate): string {
  return `${partsOf(date).month} ${date.slice(0, 4)}`;
}

/** "17 November 2026" */
export function longDate(date: LocalDate): string {
  return `${partsOf(date).day} ${monthAndYear(date)}`;
}

/** "Tuesday 17 November 2026" */
export function fullDay(date: LocalDate): string {
  return `${longDay(date)} ${date.slice(0, 4)}`;
}

/** The day of a point in time, by the calendar of the device. */
export function deviceDay(at: string): LocalDate {
  const offsetMinutes = -new Date(at).getTimezoneOffset(); // of that day: it changes with summer and winter
  return localDateAt(Date.parse(at), offsetMinutes, 0);
}

/** "14:05", by the clock of the device. */
export function timeAlone(at: string): string {
  return new Date(at).toTimeString().slice(0, 5);
}

/** "17 Nov 2026, 14:05", by the clock of the device. */
export function dateAndTime(at: string): string {
  return `${dayAndYear(deviceDay(at))}, ${timeAlone(at)}`;
}
