import { expect, test } from 'vitest';
import { withBodyLimit } from './body-limit.ts';
import { weekOf } from './week-time.ts';

const week = weekOf(7, 45);

test.each([
  ['now 8 minutes ok, 15 is too much', 8],
  ['15 minutes was too much', 7],
  ['20 min max', 20],
  ['60 minutes is too long', 30],
  ['I walk a lot', 45],
])('[FG93] no day is longer than what a body in care can do: %s', (said, most) => {
  expect(withBodyLimit(week, said).dayMax).toBe(most);
});
