import { expect, test, vi } from 'vitest';
import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import {
  dateAndTime,
  dayAndYear,
  deviceDay,
  fullDay,
  longDate,
  monthAndYear,
  timeAlone,
} from './date-words.ts';
import { dayAndMonth, longDay, shortWeekday } from './day-words.ts';

const DAYS = 1_500;
const WORDS = [
  [shortWeekday, { weekday: 'short' }],
  [dayAndMonth, { day: 'numeric', month: 'short' }],
  [dayAndYear, { day: 'numeric', month: 'short', year: 'numeric' }],
  [monthAndYear, { month: 'long', year: 'numeric' }],
  [longDay, { weekday: 'long', day: 'numeric', month: 'long' }],
  [longDate, { dateStyle: 'long' }],
  [fullDay, { dateStyle: 'full' }],
] as const;

/** Older tables of the platform have a comma behind the weekday. */
function withoutComma(text: string): string {
  return text.replace(/(?<=day), /, ' ');
}

test.each(WORDS)('a day reads as British English writes it: %o', (words, options) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  for (let at = 0; at < DAYS; at += 1) {
    const day = addDays('2026-01-01' as LocalDate, at);
    expect(words(day)).toBe(withoutComma(format.format(Date.parse(day))));
  }
});

test('a point in time reads by the clock of the device, in summer and in winter', () => {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
  for (let at = 0; at < DAYS; at += 1) {
    const time = new Date(Date.UTC(2026, 0, 1) + at * 87_654_321).toISOString();
    expect(dateAndTime(time)).toBe(format.format(Date.parse(time)));
    expect(timeAlone(time)).toBe(clock.format(Date.parse(time)));
  }
});

test.each([
  [-330, '2026-03-02'],
  [0, '2026-03-01'],
  [1_260, '2026-02-28'],
])('a point in time has the day of the device, whose clock is %i minutes behind', (behind, day) => {
  const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(behind);
  expect(deviceDay('2026-03-01T20:00:00.000Z')).toBe(day);
  offset.mockRestore();
});
