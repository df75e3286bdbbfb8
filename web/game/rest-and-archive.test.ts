import { expect, test } from 'vitest';
import { archiveOf } from '#rules/document/document.ts';
import { adding, onlyQuest, TODAY } from '#rules/testing/builders.ts';
import { archiveQuest, reviveQuest } from './archive-quest.ts';
import { restToday, setRest } from './rest-days.ts';
import { fakeGame } from './testing/fake-game.ts';

test('[HB19] one tap makes today a rest day of all quests, or of one chain', () => {
  const { game, recorded, toastTitles } = fakeGame({ drafts: [adding('q1', { title: 'Read' })] });
  restToday(game);
  restToday(game, { id: 'q1@2026-11-15', title: 'Read' });

  const rest = { kind: 'hunter.rest', from: TODAY, to: TODAY, isResting: true };
  expect(recorded).toMatchObject([rest, { ...rest, questId: 'q1' }]);
  expect(recorded[0]).not.toHaveProperty('questId');
  expect(toastTitles()).toContain('Read rests today');
});

test('[HB19] marked days are taken back', () => {
  const { game, view } = fakeGame();
  const period = { from: TODAY, to: TODAY };
  setRest(game, { ...period, isResting: true }, 'Rest');
  setRest(game, { ...period, isResting: false }, 'Taken back');
  expect(
    Object.values(view().restDays)
      .flat()
      .every((month) => month === 0),
  ).toBe(true);
});

test('[HB28] a quest goes to the archive and comes back, each with an Undo that is an edit', () => {
  const { game, board, recorded, view } = fakeGame({ drafts: [adding('q1', { title: 'Read' })] });
  const quest = onlyQuest(view());
  const undo = () => game.toasts.undo(game.toasts.all()[0]?.id ?? '');

  archiveQuest(game, quest);
  expect(board()).toEqual([]);
  expect(archiveOf(view())).toMatchObject([{ id: 'q1', isArchived: true }]);
  expect(game.toasts.all()[0]?.title).toBe('Read archived');
  undo();
  expect(board()).toEqual([quest]);

  archiveQuest(game, quest);
  reviveQuest(game, quest);
  expect(board()).toEqual([quest]);
  undo();
  expect(board()).toEqual([]);
  expect(recorded.every(({ kind }) => kind === 'quest.edit')).toBe(true);
});
