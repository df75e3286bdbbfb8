import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GUARD_WORDS } from './guard-words.ts';
import { libraryIndex } from './library-index.ts';
import { meantWords } from './meant-words.ts';
import { guardWordsText, WORDS } from './testing/frequent-words.ts';

it('[FG2] the packed words are the frequent words; otherwise: node scripts/library-index.mjs', () => {
  const written = readFileSync(new URL('guard-words.ts', import.meta.url), 'utf8');
  expect(written === guardWordsText()).toBe(true);
  expect([...GUARD_WORDS]).toEqual(WORDS);
});

describe('[FG3] slips of spelling and words of their own', () => {
  it.each('bind cart mill took gross fate trace mourning depression massage stalking'.split(' '))(
    '%s is a word of its own',
    (word) => {
      expect(meantWords(`the ${word} here`, libraryIndex()).corrected).toEqual([]);
    },
  );

  it.each([
    ['lern', 'learn'],
    ['evry', 'every'],
    ['drwa', 'draw'],
    ['kichen', 'kitchen'],
    ['pubic', 'public'],
  ])('%s is %s', (slip, word) => {
    expect(meantWords(`the ${slip} here`, libraryIndex()).corrected).toEqual([[slip, word]]);
  });
});
