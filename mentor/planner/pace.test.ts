import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import { sample } from '#rules/testing/sample.ts';
import { growthPace, paceOf, sayable } from './pace.ts';

const today = '2026-11-15' as LocalDate;
const weeksUntil = (by: LocalDate) => (dayNumber(by) - dayNumber(today)) / 7;
const RUNS = { numRuns: sample(300, 5_000), seed: 15 };

describe('[FG12] a date is kept by honest arithmetic', () => {
  it('30 songs by 1 May are two a week', () => {
    const by = '2027-05-01' as LocalDate;
    expect(paceOf({ n: 30, by }, today)).toMatchObject({ perWeek: 2, isAssumed: false });
    expect(paceOf({ n: 30, from: 28, by }, today)).toMatchObject({ perWeek: 1 });
  });

  it('at its pace the goal is reached by the date, or both ways out are named', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 90_000 }),
        fc.integer({ min: 7, max: 1_000 }),
        fc.integer({ min: 1, max: 500 }),
        (n, days, most) => {
          const by = addDays(today, days);
          const weeks = weeksUntil(by);
          const pace = paceOf({ n, by }, today, most);
          expect(pace?.perWeek).toBeLessThanOrEqual(most);
          if (pace?.instead === undefined) {
            expect((pace?.perWeek ?? 0) * weeks * 0.85).toBeGreaterThanOrEqual(n - 1e-6);
            return;
          }
          expect(pace.instead.n).toBeLessThan(n);
          expect(pace.instead.n).toBeLessThanOrEqual(Math.max(1, most * weeks * 0.85)); // one at least
          expect(pace.instead.allBy > by).toBe(true);
          expect(weeksUntil(pace.instead.allBy) * most * 0.85).toBeGreaterThanOrEqual(n - 1e-6);
        },
      ),
      RUNS,
    );
  });

  it('what a week can hold is said in a number one can say', () => {
    const by = addDays(today, 61);
    const pace = paceOf({ n: 50_000, by }, today, 1_512);
    expect(pace).toMatchObject({ perWeek: 1_500, instead: { n: 11_000 } });
  });

  it('without a date twelve weeks are assumed and said; a date in doubt counts as none', () => {
    expect(paceOf({ n: 120 }, today)).toMatchObject({ perWeek: 15, isAssumed: true });
    const passed = { n: 120, by: '2024-01-01' as LocalDate, doubt: 'passed' as const };
    expect(paceOf(passed, today)).toMatchObject({ isAssumed: true });
    expect(paceOf({ n: 1, by: addDays(today, 70) }, today)).toBeUndefined();
  });

  it('a body grows only so fast', () => {
    const soon = growthPace({ n: 40, from: 5, by: addDays(today, 28) }, today, 0.1);
    expect(soon?.instead?.n).toBeLessThan(8);
    expect(weeksUntil(soon?.instead?.allBy ?? today)).toBeGreaterThan(15);
    expect(
      growthPace({ n: 10, from: 8, by: addDays(today, 70) }, today, 0.1)?.instead,
    ).toBeUndefined();
    expect(growthPace({ n: 10, by: addDays(today, 70) }, today, 0.1)).toBeUndefined();
  });

  it('numbers one can say are never smaller than exact ones', () => {
    expect([1.2, 9.1, 12, 61, 235, 1_234].map(sayable)).toEqual([2, 10, 15, 70, 240, 1_500]);
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e7, noNaN: true }), (n) => sayable(n) >= n),
      RUNS,
    );
  });
});
