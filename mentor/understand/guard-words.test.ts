import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GUARD_WORDS } from './guard-words.ts';
import { guardText } from './testing/guard-text.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

test('[FG3] the frequent words that are shipped are those of the list', () => {
  const list = read('testing/guard-words.txt');
  expect([...GUARD_WORDS]).toEqual(list.trim().split(/\s+/).toSorted());
  expect(read('guard-words.ts'), 'node scripts/library-index.mjs').toBe(guardText(list));
});
