import { expect, test } from 'vitest';
import { withBodyLimit } from './body-limit.ts';
import { daysWithMinutes, weekOf } from './week-time.ts';

const week = weekOf(7, 45);

test('[FG93] a limit of the body adds no time to shorter days', () => {
  const uneven = daysWithMinutes(
    new Map([
      [1, 10],
      [0, 60],
    ]),
  );
  const capped = withBodyLimit(uneven, '30 min ok');
  expect([...(capped.minutesOn ?? [])]).toEqual([
    [1, 10],
    [0, 30],
  ]);
  expect(capped.weekMinutes).toBe(40);
});

test.each([
  ['now 8 minutes ok, 15 is too much', 8],
  ['15 minutes was too much', 7],
  ['20 min max', 20],
  ['60 minutes is too long', 30],
  ['I walk a lot', 45],
  ['before it 30 min max, now one hour is fine', 45],
  ['30 minutes ok last year, now 10 min max', 10],
])('[FG93] no day is longer than what a body in care can do: %s', (said, most) => {
  expect(withBodyLimit(week, said).dayMax).toBe(most);
});
