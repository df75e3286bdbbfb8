import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartTop } from './bar-chart.tsx';

test.each([
  [0, 20],
  [15, 20],
  [20, 20],
  [21, 30],
  [75, 80],
  [80, 80],
  [81, 100],
  [101, 150],
  [450, 500],
  [999, 1000],
])('[S5] with %i XP on the best day the chart ends at %i', (highest, top) => {
  expect(chartTop(highest)).toBe(top);
});

test('[S5] no day is higher than the chart, and half of its top is a whole number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (highest) => {
      const top = chartTop(highest);
      expect(top).toBeGreaterThanOrEqual(highest);
      expect(Number.isInteger(top / 2)).toBe(true);
    }),
  );
});
