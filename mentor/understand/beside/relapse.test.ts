import { expect, test } from 'vitest';
import { relapseIn } from './relapse.ts';

test.each([
  ['tried keto, always gave up after 3 weeks', 'after 3 weeks'],
  ['I have tried spreadsheets, I stop in February every year', 'in February'],
  ['Dry january twice, fine, then back to normal by march', 'by March'],
  ['have 4 pretty notebooks all empty after page 10', 'after page 10'],
  ['quit 3x, longest 5 months', 'after 5 months'],
  ['2 weeks max', 'after 2 weeks'],
  ['i start every week great and by wednesday im a potato', 'by Wednesday'],
])('[FG138] “%s” usually ends %s', (said, when) => {
  expect(relapseIn(said)).toBe(when);
});

test.each([
  'never ran since school',
  'I run 5k about twice a week',
  'First lessons last month',
  'stopped at 14, I am 52',
  'in March I moved to Lyon',
])('[FG138] “%s” says no time at which it ends', (said) => {
  expect(relapseIn(said)).toBeUndefined();
});
