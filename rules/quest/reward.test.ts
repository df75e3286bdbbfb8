import { expect, test } from 'vitest';
import { readReward } from './read-reward.ts';

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
