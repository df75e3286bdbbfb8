import { expect, test } from 'vitest';
import { ACHIEVEMENTS, unlockAchievements } from './achievements.ts';
import { ACHIEVEMENT_XP, hallOfFame, NO_DEEDS } from './hall-of-fame.ts';

const NOTHING = { hasCompletedQuest: false, streak: 0, level: 1 };

function unlockedBy(progress: Partial<typeof NOTHING>): readonly number[] {
  return unlockAchievements(ACHIEVEMENTS, { ...NOTHING, ...progress })
    .filter((one) => one.unlocked)
    .map((one) => one.id);
}

test('[F1] the three achievements are Shadow Awakening, Grind Master and Elite Hunter, locked at first', () => {
  expect(ACHIEVEMENTS.map(({ id, title, unlocked }) => [id, title, unlocked])).toEqual([
    [1, 'Shadow Awakening', false],
    [2, 'Grind Master', false],
    [3, 'Elite Hunter', false],
  ]);
});

test('[F1] the first completion, a streak of 7 and level 10 unlock one each, and nothing less does', () => {
  expect(unlockedBy({ hasCompletedQuest: true })).toEqual([1]);
  expect(unlockedBy({ streak: 6, level: 9 })).toEqual([]);
  expect(unlockedBy({ streak: 7 })).toEqual([2]);
  expect(unlockedBy({ level: 10 })).toEqual([3]);
});

test('[F2] what is unlocked stays unlocked', () => {
  const unlocked = unlockAchievements(ACHIEVEMENTS, { ...NOTHING, streak: 7 });
  expect(unlockAchievements(unlocked, NOTHING)).toBe(unlocked);
});

test('[F3] [F4] six cards: one Common, two Rare, two Epic, one Legendary; the figure is 1250', () => {
  expect(hallOfFame(ACHIEVEMENTS, NO_DEEDS).map((card) => card.rarity)).toEqual([
    'Common',
    'Rare',
    'Rare',
    'Epic',
    'Epic',
    'Legendary',
  ]);
  expect(ACHIEVEMENT_XP).toBe(1250);
});

test('[F5] three cards are lit by the achievements', () => {
  const all = ACHIEVEMENTS.map((one) => ({ ...one, unlocked: true }));
  const lit = hallOfFame(all, NO_DEEDS).filter((card) => card.isLit);
  expect(lit.map((card) => card.rarity)).toEqual(['Common', 'Rare', 'Legendary']);
});

test.each([
  [{ focusBlocks: 9, academics: 49, tech: 29 }, 0],
  [{ focusBlocks: 10, academics: 0, tech: 0 }, 1],
  [{ focusBlocks: 0, academics: 50, tech: 0 }, 1],
  [{ focusBlocks: 0, academics: 0, tech: 30 }, 1],
  [{ focusBlocks: 99, academics: 99, tech: 99 }, 3],
])('[F5] with %j, %i of the counting cards are lit', (counts, litCount) => {
  const cards = hallOfFame(ACHIEVEMENTS, counts);
  expect(cards.filter((card) => card.isLit)).toHaveLength(litCount);
  for (const { progress } of cards) {
    if (progress) expect(progress.count).toBeLessThanOrEqual(progress.target);
  }
});
