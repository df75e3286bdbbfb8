import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GUARD_WORDS } from './guard-words.ts';
import { guardWordsText, WORDS } from './testing/frequent-words.ts';

it('[FG2] the packed words are the frequent words; otherwise: node scripts/library-index.mjs', () => {
  const written = readFileSync(new URL('guard-words.ts', import.meta.url), 'utf8');
  expect(written === guardWordsText()).toBe(true);
  expect([...GUARD_WORDS]).toEqual(WORDS);
});
