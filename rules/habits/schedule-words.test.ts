import { expect, test } from 'vitest';
import { aWeek, EVERY_DAY, MON_WED_FRI, on } from '#rules/testing/habit-world.ts';
import type { QuestSchedule } from './schedule.ts';
import { amountText, scheduleWords } from './schedule-words.ts';

test.each<[QuestSchedule, string]>([
  [EVERY_DAY, 'Every day'],
  [MON_WED_FRI, 'Mon Wed Fri'],
  [{ per: 'day', on: 0b0111110 }, 'Mon to Fri'],
  [{ per: 'day', on: 0b1000001 }, 'Weekends'],
  [{ per: 'day', on: 0b0000001 }, 'Sun'],
  [aWeek(1), 'Weekly'],
  [aWeek(3), '3 times a week'],
  [{ per: 'month', times: 2 }, 'Twice a month'],
  [{ per: 'span', days: 10, from: on(1) }, 'Every 10 days'],
])('[HB31] %j reads as %s', (schedule, words) => {
  expect(scheduleWords(schedule)).toBe(words);
});

test('[HB31] hundredths are told as they were written', () => {
  expect([250, 100, 123_450].map(amountText)).toEqual(['2.5', '1', '1,234.5']);
});
