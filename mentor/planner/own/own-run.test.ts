import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { sample } from '#rules/testing/sample.ts';
import { runTimeIn } from './own-run.ts';

describe('[FG135] a run with its time', () => {
  test.each([
    ['10k in 1:04', 10, 3_840],
    ['5k in 27:30', 5, 1_650],
    ['10 km in 56 min', 10, 3_360],
    ['half in 2:05', 21.1, 7_500],
  ])('%s', (text, km, seconds) => {
    expect(runTimeIn(text)).toEqual({ km, seconds });
  });

  test.each(['10k in a day', '5k twice a week', '3 km in 2:00', '20 minutes'])(
    '%s is none',
    (text) => {
      expect(runTimeIn(text)).toBeUndefined();
    },
  );

  it('is never faster than anybody runs', () => {
    const parts = fc.tuple(fc.integer({ min: 1, max: 42 }), fc.integer({ min: 10, max: 59 }));
    fc.assert(
      fc.property(parts, ([km, minutes]) => {
        const run = runTimeIn(`${km}k in ${minutes}:00`);
        if (run) expect(run.seconds / run.km).toBeGreaterThan(150);
      }),
      { numRuns: sample(60, 400) },
    );
  });
});
