import fc from 'fast-check';
import { expect, test } from 'vitest';
import { totalXp } from '#rules/quest/board-figures.ts';
import { aQuest } from '#rules/testing/builders.ts';
import { NEW_HUNTER } from './hunter.ts';
import { rankTitle } from './rank-title.ts';
import { renameHunter } from './rename-hunter.ts';
import { trainedStat } from './trained-stat.ts';

test.each([
  [1, 'Novice Seeker'],
  [2, 'Novice Seeker'],
  [3, 'Apprentice Hunter'],
  [4, 'Apprentice Hunter'],
  [5, 'Shadow Walker'],
  [6, 'Shadow Walker'],
  [7, 'Dark Knight'],
  [9, 'Dark Knight'],
  [10, 'Elite Hunter'],
  [14, 'Elite Hunter'],
  [15, 'Shadow Sovereign'],
  [99, 'Shadow Sovereign'],
])('[H7] level %i is a %s', (level, title) => {
  expect(rankTitle(level)).toBe(title);
});

test.each([
  ['Academics', 'intelligence'],
  ['Tech', 'intelligence'],
  ['Business', 'charisma'],
  ['Content', 'charisma'],
  ['Fitness', 'strength'],
  ['Personal', 'wisdom'],
  ['Gardening', 'wisdom'],
  ['constructor', 'wisdom'],
])('[H4] %s trains %s', (category, stat) => {
  expect(trainedStat(category)).toBe(stat);
});

test('[H8] total XP is the sum of streak times reward over the board', () => {
  const board = [
    aQuest({ streak: 3, xpReward: 25 }),
    aQuest({ streak: 2, xpReward: 100 }),
    aQuest({ streak: 0, xpReward: 50 }),
  ];
  expect(totalXp(board)).toBe(275);
  expect(totalXp([])).toBe(0);
});

test('[H11] a new name is trimmed; a blank one changes nothing', () => {
  expect(renameHunter(NEW_HUNTER, '  Ilse of the Stair ').name).toBe('Ilse of the Stair');
  expect(renameHunter(NEW_HUNTER, ' \t ')).toBe(NEW_HUNTER);
});

test('[H11] a name has at most 40 characters and no half emoji', () => {
  const { name } = renameHunter(NEW_HUNTER, '🗡️'.repeat(60));
  expect(Array.from(name)).toHaveLength(40);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const kept = renameHunter(NEW_HUNTER, typed).name;
      expect(kept.trim()).toBe(kept);
      expect(Array.from(kept).length).toBeLessThanOrEqual(40);
      expect(kept).not.toBe('');
    }),
  );
});
