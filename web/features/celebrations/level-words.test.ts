import { expect, test } from 'vitest';
import { levelWords } from './level-words.ts';

test.each([
  [1, 2, 'Level 2, Novice Seeker. 1\u00a0level to Apprentice Hunter.'],
  [2, 3, 'Level 3. Your new rank: Apprentice Hunter.'],
  [7, 8, 'Level 8, Dark Knight. 2\u00a0levels to Elite Hunter.'],
  [4, 7, 'Level 7. Your new rank: Dark Knight.'],
  [14, 15, 'Level 15. Your new rank: Shadow Sovereign.'],
  [15, 16, 'Level 16, Shadow Sovereign.'],
])('[H7] from level %i to %i the window says: %s', (before, after, words) => {
  expect(levelWords(before, after)).toBe(words);
});
