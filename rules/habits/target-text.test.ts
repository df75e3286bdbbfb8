import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_TARGET } from './bounds.ts';
import { readTarget, targetText } from './target-text.ts';

test.each([
  ['8', 800],
  ['2.5', 250],
  ['2,5', 250],
  [' 0.01 ', 1],
  ['1.15', 115],
  ['100000', MAX_TARGET],
])('[HB14] an amount of %j is %i hundredths', (typed, target) => {
  expect(readTarget(typed, 'atLeast')).toBe(target);
});

test.each([
  '',
  '0',
  '0.00',
  'NaN',
  'Infinity',
  '1e9',
  '1e2',
  '-1',
  '+8',
  '1.234',
  '1 000',
  'eight',
])('[HB14] an amount of %j is refused', (typed) => {
  expect(readTarget(typed, 'atLeast')).toBeUndefined();
});

test.each(['100000.01', '1000000', '999999'])('[HB14] %j is more than any goal', (typed) => {
  expect(readTarget(typed, 'atLeast')).toBeUndefined();
  expect(readTarget(typed, 'atMost')).toBeUndefined();
});

test('[HB16] a limit may be 0, an amount may not', () => {
  expect(readTarget('0', 'atMost')).toBe(0);
  expect(readTarget('0', 'atLeast')).toBeUndefined();
});

test('[HB14] every target is read back as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX_TARGET }), (target) => {
      expect(readTarget(targetText(target), 'atLeast')).toBe(target);
    }),
  );
});
