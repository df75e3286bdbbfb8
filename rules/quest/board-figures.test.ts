import { expect, test } from 'vitest';
import { aQuest } from '#rules/testing/builders.ts';
import { boardFigures } from './board-figures.ts';

test('[S2] the figures count every quest on the board, completed or not', () => {
  const figures = boardFigures([
    aQuest({ difficulty: 'elite', completed: true, streak: 4 }),
    aQuest({ difficulty: 'elite', streak: 9 }),
    aQuest({ difficulty: 'basic', completed: true, streak: 1 }),
  ]);
  expect(figures).toMatchObject({
    totalCount: 3,
    completedCount: 2,
    eliteCount: 2,
    maxStreak: 9,
  });
});

test('[S2] at most 5 quests are shown as active, open ones only, in the order of the board', () => {
  const board = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) =>
    aQuest({ id, completed: id === 'b' }),
  );
  expect(boardFigures(board).activeQuests.map(({ id }) => id)).toEqual(['a', 'c', 'd', 'e', 'f']);
});

test('[S2] an empty board has nothing to count', () => {
  expect(boardFigures([])).toEqual({
    totalCount: 0,
    completedCount: 0,
    eliteCount: 0,
    maxStreak: 0,
    activeQuests: [],
  });
});
