import { expect, test } from 'vitest';
import { newRaid } from '#rules/raid/raid.ts';
import { completeWords, missingWords, openStepWords } from './raid-words.ts';

test.each([
  [4, 2, '2 of 4 blocks are still to come. Complete it anyway?'],
  [4, 3, '1 of 4 blocks is still to come. Complete it anyway?'],
  [1, 0, 'Its block is still to come. Complete it anyway?'],
])('[T13] of %i blocks %i are cleared: %s', (target, blocksCleared, words) => {
  expect(missingWords({ ...newRaid(target, 'q1'), blocksCleared })).toBe(words);
});

test.each([
  [1, 3, '1 of 3 steps is still open', 'All 3 done, complete it'],
  [3, 3, '3 of 3 steps are still open', 'All 3 done, complete it'],
  [0, 3, 'All 3 steps are done', 'Complete quest'],
  [1, 1, 'Its step is still open', 'Step done, complete it'],
  [0, 1, 'Its step is done', 'Complete quest'],
])(
  '[T21] with %i of %i steps open the window says: %s, %s',
  (openCount, stepCount, words, button) => {
    expect(openStepWords(openCount, stepCount)).toBe(words);
    expect(completeWords(openCount, stepCount)).toBe(button);
  },
);
