import { expect, test } from 'vitest';
import { addDays } from '#rules/activity/local-date.ts';
import { fold } from '#rules/commands/apply.ts';
import { chainOf, EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { adding, aQuest, done, finishing, TODAY } from '#rules/testing/builders.ts';
import { boardDay, dueFigures, isRunLasting, maxStreak } from './board-figures.ts';
import type { Quest } from './quest.ts';

const YESTERDAY = addDays(TODAY, -1);
const cleared = (id: string, completedOn = TODAY, stated: Partial<Quest> = {}) =>
  aQuest({ id, completed: true, completedOn, ...stated });
const WISHES = { weekStart: 'monday' } as const;
const ids = (quests: readonly Quest[]) => quests.map(({ id }) => id);

test('[B4] the board of a day: open, from an earlier day, cleared today, and cleared earlier', () => {
  const day = boardDay(
    [
      aQuest({ id: 'open' }),
      cleared('today'),
      cleared('yesterday', YESTERDAY),
      cleared('milestone', YESTERDAY, { frequency: 'milestone' }),
      cleared('never', YESTERDAY, { renewal: 'never' }),
      cleared('week', YESTERDAY, { frequency: 'weekly' }),
    ],
    TODAY,
    WISHES,
  );
  expect(ids(day.open)).toEqual(['open']);
  expect(ids(day.fromEarlier)).toEqual(['yesterday']);
  expect(ids(day.doneToday)).toEqual(['today']);
  expect(ids(day.doneEarlier)).toEqual(['milestone', 'never', 'week']);
});

test('[B4] with renewal Never nothing of yesterday is due', () => {
  const day = boardDay([cleared('a', YESTERDAY)], TODAY, { ...WISHES, renewal: 'never' });
  expect(ids(day.doneEarlier)).toEqual(['a']);
  expect(dueFigures(day).isAllDone).toBe(false);
});

test('[B4] the figures count what was cleared today among what is due', () => {
  const board = [
    aQuest({ id: 'open' }),
    cleared('a', TODAY, { xpReward: 30 }),
    cleared('b', TODAY, { xpReward: 40 }),
    cleared('old', YESTERDAY),
    cleared('milestone', YESTERDAY, { frequency: 'milestone' }),
  ];
  expect(dueFigures(boardDay(board, TODAY, WISHES))).toEqual({
    cleared: 2,
    due: 4,
    xp: 70,
    isAllDone: false,
  });
});

test('[B4] all is done only when something was cleared today and nothing due is open', () => {
  const isAllDone = (...board: Quest[]) => dueFigures(boardDay(board, TODAY, WISHES)).isAllDone;
  expect(isAllDone()).toBe(false);
  expect(isAllDone(cleared('a'))).toBe(true);
  expect(isAllDone(cleared('a'), aQuest({ id: 'b' }))).toBe(false);
  expect(isAllDone(cleared('a'), cleared('b', YESTERDAY))).toBe(false);
});

test('[B7] a run lasts while the quest was cleared in this period or the one before', () => {
  const clearedOn = (daysAgo: number) => {
    const day = addDays(TODAY, -daysAgo);
    const document = fold(EMPTY_DOCUMENT, [done(adding('q'), day), done(finishing('q'), day)]);
    return chainOf(document, 'q');
  };
  expect(isRunLasting(clearedOn(0), { frequency: 'daily' }, TODAY)).toBe(true);
  expect(isRunLasting(clearedOn(1), { frequency: 'daily' }, TODAY)).toBe(true);
  expect(isRunLasting(clearedOn(2), { frequency: 'daily' }, TODAY)).toBe(false);
  expect(isRunLasting(clearedOn(7), { frequency: 'weekly' }, TODAY)).toBe(true);
  expect(isRunLasting(clearedOn(8), { frequency: 'weekly' }, TODAY)).toBe(false);
});

test('[S2] the highest streak runs over every quest on the board, completed or not', () => {
  expect(maxStreak([cleared('a', TODAY, { streak: 4 }), aQuest({ streak: 9 })])).toBe(9);
  expect(maxStreak([])).toBe(0);
});
