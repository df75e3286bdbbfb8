import fc from 'fast-check';
import { expect, test } from 'vitest';
import { day, TODAY } from '#rules/testing/builders.ts';
import { type DaySet, hasDay, NO_DAYS, withDay } from './day-set.ts';
import { addDays, type LocalDate } from './local-date.ts';
import { loginStreak } from './login-streak.ts';

function loginsOn(days: readonly LocalDate[]): DaySet {
  return days.reduce(withDay, NO_DAYS);
}

test('[A6] three login days in a row up to today are a streak of 3', () => {
  expect(loginStreak(loginsOn(['2026-11-13', '2026-11-14', '2026-11-15'].map(day)), TODAY)).toBe(3);
});

test('[A6] without a login today the streak is 0', () => {
  expect(loginStreak(loginsOn([day('2026-11-14')]), TODAY)).toBe(0);
});

test('[A6] a missed day ends the count', () => {
  expect(loginStreak(loginsOn(['2026-11-12', '2026-11-14', '2026-11-15'].map(day)), TODAY)).toBe(2);
});

test('[A8] a streak of eleven years stays exact', () => {
  const days = Array.from({ length: 4_018 }, (_, index) => addDays(TODAY, -index));
  expect(loginStreak(loginsOn(days), TODAY)).toBe(4_018);
});

test('[A8] a set of days holds exactly the days put into it', () => {
  const offsets = fc.array(fc.integer({ min: -4_000, max: 4_000 }));
  fc.assert(
    fc.property(offsets, fc.integer({ min: -4_000, max: 4_000 }), (put, asked) => {
      const days = loginsOn(put.map((offset) => addDays(TODAY, offset)));
      expect(hasDay(days, addDays(TODAY, asked))).toBe(put.includes(asked));
    }),
  );
});
