import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sample } from '#rules/testing/sample.ts';
import { doneOf } from './own-done.ts';

const MONEY = { n: 6_000, unit: '€', isMoney: true } as const;
const PAGES = { n: 1_200, unit: 'pages' } as const;
const WORDS = { n: 80_000, unit: 'words' } as const;
const PARKS = { n: 12, unit: 'parks' } as const;

describe('[FG140] how much of a sum is done', () => {
  it.each([
    ['saved 1000', MONEY, 1_000],
    ['€1,850 in the bank', MONEY, 1_850],
    ['down to 2400', MONEY, 3_600],
    ['still owe about 4,000', MONEY, 2_000],
    ['page 250', PAGES, 250],
    ['on page 250 of it', PAGES, 250],
    ['300 pages left', PAGES, 900],
    ['31k so far', WORDS, 31_000],
    ['31,400 words and a saggy middle', WORDS, 31_400],
    ['been to 3 of them', PARKS, 3],
    ['4', PARKS, 4],
  ])('%s, %o: %i', (told, target, done) => {
    expect(doneOf(told, target)).toBe(done);
  });

  it.each([
    ['200 a month', MONEY],
    ['at 24%', MONEY],
    ['since 2022', MONEY],
    ['saved 1000, spent 400', { ...MONEY, n: 300 }],
    ['read 20 pages in 10 minutes, then 30 pages', PAGES],
    ['9000', MONEY],
    ['3 kids', PARKS],
    ['20', { n: 60, unit: 'kg' }],
    ['2 a week', { n: 5, unit: 'parks', per: 'week' as const }],
  ])('%s, %o: nobody knows', (told, target) => {
    expect(doneOf(told, target)).toBeUndefined();
  });

  it('is always a part of the whole, whatever is said', () => {
    const words = fc.constantFrom('saved', 'left', 'page', 'done', '12', '31k', 'of', '4,000', '9');
    fc.assert(
      fc.property(
        fc.array(words, { maxLength: 8 }),
        fc.integer({ min: 2, max: 9_000 }),
        (said, n) => {
          const done = doneOf(said.join(' '), { n, unit: 'pages' });
          if (done !== undefined) expect(done > 0 && done < n).toBe(true);
        },
      ),
      { numRuns: sample(200, 5_000), seed: 140 },
    );
  });
});
