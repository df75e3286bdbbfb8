import { expect, test } from 'vitest';
import { aQuest } from '#rules/testing/builders.ts';
import { proposedBlocks } from './proposed-blocks.ts';

test.each([
  [{ estimatedPomodoros: 3, description: '2 hours' }, 3],
  [{ description: '1 hour • Warm up • Run' }, 3],
  [{ description: '30 minutes of scales' }, 2],
  [{ description: 'Ten pages, no more' }, 2],
  [{ description: '' }, 2],
  [{ description: 'Run 400m repeats' }, 2],
  [{ description: 'Swim 1500m' }, 2],
  [{ description: '20 minutes of scales' }, 1],
  [{ description: '1hour30minutes • Swim 1500m' }, 4],
  [{ estimatedPomodoros: 60 }, 24],
  [{ estimatedPomodoros: 0 }, 1],
  [{ description: '', title: 'Meditate for ten minutes' }, 1],
  [{ description: '', title: 'Walk an hour' }, 3],
  [{ description: '20 minutes', title: 'Walk an hour' }, 1],
])('[Q11] [M7] a quest with %j proposes %i blocks', (stated, blocks) => {
  expect(proposedBlocks(aQuest(stated))).toBe(blocks);
});
