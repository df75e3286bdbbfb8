import { expect, test } from 'vitest';
import { ACHIEVEMENTS, NO_COMPLETIONS, unlockAchievements } from './achievements.ts';
import { ACHIEVEMENT_XP, hallOfFame } from './hall-of-fame.ts';

const NEW = { level: 1, maxStreak: 0 };
const NOTHING = { quests: 0, maxStreak: 0, level: 1 };

function unlockedBy(reached: Partial<typeof NOTHING>): readonly number[] {
  return unlockAchievements(ACHIEVEMENTS, { ...NOTHING, ...reached })
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
  expect(unlockedBy({ quests: 1 })).toEqual([1]);
  expect(unlockedBy({ maxStreak: 6, level: 9 })).toEqual([]);
  expect(unlockedBy({ maxStreak: 7 })).toEqual([2]);
  expect(unlockedBy({ level: 10 })).toEqual([3]);
});

test('[F2] what is unlocked stays unlocked', () => {
  const unlocked = unlockAchievements(ACHIEVEMENTS, { ...NOTHING, maxStreak: 7 });
  expect(unlockAchievements(unlocked, NOTHING)).toBe(unlocked);
});

test('[F3] [F4] six cards: one Common, two Rare, two Epic, one Legendary; the figure is 1250', () => {
  expect(hallOfFame(ACHIEVEMENTS, NO_COMPLETIONS, NEW).map((card) => card.rarity)).toEqual([
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
  const lit = hallOfFame(all, NO_COMPLETIONS, NEW).filter((card) => card.isLit);
  expect(lit.map((card) => card.rarity)).toEqual(['Common', 'Rare', 'Legendary']);
});

test.each([
  [{ focusBlocks: 9, academics: 49, tech: 29 }, 0],
  [{ focusBlocks: 10, academics: 0, tech: 0 }, 1],
  [{ focusBlocks: 0, academics: 50, tech: 0 }, 1],
  [{ focusBlocks: 0, academics: 0, tech: 30 }, 1],
  [{ focusBlocks: 99, academics: 99, tech: 99 }, 3],
])('[F5] with %j, %i of the counting cards are lit', (counts, litCount) => {
  const cards = hallOfFame(ACHIEVEMENTS, counts, NEW);
  expect(cards.filter((card) => card.isLit)).toHaveLength(litCount);
  for (const { progress } of cards) expect(progress.count).toBeLessThanOrEqual(progress.target);
});

test('[F5] a locked card says how far along the hunter is', () => {
  const counts = { focusBlocks: 4, academics: 12, tech: 0 };
  const cards = hallOfFame(ACHIEVEMENTS, counts, { level: 7, maxStreak: 3 });
  expect(cards.map(({ title, progress }) => [title, progress.count, progress.target])).toEqual([
    ['Shadow Awakening', 0, 1],
    ['Grind Master', 3, 7],
    ['Keeper of the Archive', 12, 50],
    ['Tenth Descent', 4, 10],
    ['Night Artificer', 0, 30],
    ['Elite Hunter', 7, 10],
  ]);
});

test('[F2] a lit card stays full when the streak that lit it has left the board', () => {
  const unlocked = unlockAchievements(ACHIEVEMENTS, { ...NOTHING, maxStreak: 7 });
  const card = hallOfFame(unlocked, NO_COMPLETIONS, NEW)[1];
  expect(card).toMatchObject({ title: 'Grind Master', isLit: true, progress: { count: 7 } });
});

test('[F1] a level or a streak alone lights no card: the achievement does', () => {
  const cards = hallOfFame(ACHIEVEMENTS, NO_COMPLETIONS, { level: 10, maxStreak: 7 });
  expect(cards.filter((card) => card.isLit)).toEqual([]);
});
