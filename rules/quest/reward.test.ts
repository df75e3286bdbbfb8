import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampReward, minRewardOf, readReward } from './reward.ts';

test.each([
  ['10', 10],
  ['25', 25],
  [' 100 ', 100],
])('[Q8] a typed reward of %j is read as %d', (typed, reward) => {
  expect(readReward(typed)).toBe(reward);
});

test.each(['', ' ', '9', '101', '0', '-25', '12.5', '1e2', 'NaN', 'ten', '٢٥'])(
  '[Q8] a typed reward of %j is none',
  (typed) => {
    expect(readReward(typed)).toBeUndefined();
  },
);

test('[Q10] whatever number is typed, the reward is a whole number of 10 to 100', () => {
  expect([9, 10, 55.5, 100, 101, Number.NaN, Infinity, -Infinity].map(clampReward)).toEqual([
    10, 10, 56, 100, 100, 10, 100, 10,
  ]);
  fc.assert(
    fc.property(fc.double(), (typed) => {
      const reward = clampReward(typed);
      expect(Number.isInteger(reward) && reward >= 10 && reward <= 100).toBe(true);
    }),
  );
});

test('[Q10] a catalogue quest pays at least 15, any other at least 10', () => {
  expect(minRewardOf('water~0')).toBe(15);
  expect(minRewardOf('water~2@2026-11-16')).toBe(15);
  expect(minRewardOf('0b9c1c1e')).toBe(10);
});
