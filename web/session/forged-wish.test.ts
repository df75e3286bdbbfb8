import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forgedWishIn } from './forged-wish.ts';

test('[FG32] [FG123] what a board was forged from comes back from the device as it was, and anything else is none', () => {
  const wish = {
    said: { goals: ['Learn Welsh'], areas: 'sport', time: '20 minutes', style: '', experience: '' },
    isReworded: true,
    corrections: [{ about: 'style', style: 'flexible' }],
    questIds: ['flow.1', 'flow.2'],
  };
  expect(forgedWishIn(JSON.parse(JSON.stringify(wish)))).toEqual(wish);
  expect(forgedWishIn({ ...wish, isReworded: 1 })?.isReworded).toBe(false);
  expect(forgedWishIn({ ...wish, corrections: 7, questIds: [1, 'flow.1'] })).toEqual({
    ...wish,
    corrections: [],
    questIds: ['flow.1'],
  });
  for (const broken of [
    null,
    7,
    'x',
    {},
    { said: { goals: 'x' }, questIds: [] },
    { said: wish.said },
  ]) {
    expect(forgedWishIn(broken)).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.anything(), (any) => {
      const read = forgedWishIn(any);
      expect(read === undefined || Array.isArray(read.said.goals)).toBe(true);
    }),
    { numRuns: 200, seed: 15 },
  );
});
