import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sample } from '#rules/testing/sample.ts';
import { worthOf } from './effort.ts';

const RUNS = { numRuns: sample(300, 5_000), seed: 15 };

describe('[FG15] XP is paid for effort', () => {
  it.each([
    [5, 1, 'Easy', 25],
    [29, 1, 'Easy', 35],
    [30, 1, 'Moderate', 45],
    [40, 1.5, 'Moderate', 55],
    [89, 1, 'Moderate', 65],
    [90, 1, 'Hard', 75],
    [120, 1.5, 'Hard', 100],
    [600, 2, 'Hard', 100],
  ])('%i minutes of strain %d are %s %i', (minutes, strain, difficulty, xpReward) => {
    expect(worthOf(minutes, strain)).toEqual({ difficulty, xpReward });
  });

  it('stays in the contract’s bands, in fives, and more effort never pays less', () => {
    const bands = { Easy: [25, 40], Moderate: [45, 70], Hard: [75, 100] } as const;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.constantFrom(1, 1.5, 2),
        (minutes, strain) => {
          const { difficulty, xpReward } = worthOf(minutes, strain);
          const [least, most] = bands[difficulty];
          expect(xpReward).toBeGreaterThanOrEqual(least);
          expect(xpReward).toBeLessThanOrEqual(most);
          expect(xpReward % 5).toBe(0);
          expect(worthOf(minutes + 1, strain).xpReward).toBeGreaterThanOrEqual(xpReward);
        },
      ),
      RUNS,
    );
  });
});
