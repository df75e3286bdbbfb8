import { expect, test } from 'vitest';
import { boardOf } from '#rules/document/document.ts';
import { formOf } from '#rules/quest/quest-form.ts';
import { adding, onlyQuest } from '#rules/testing/builders.ts';
import { fakeGame } from '#web/game/testing/fake-game.ts';
import { editQuest } from './edit-quest.ts';
import { moveQuest } from './move-quest.ts';

test('[Q15] an edit is one command with what differs, shown with an Undo that is an edit, too', () => {
  const { game, recorded, view } = fakeGame({ drafts: [adding('q1', { title: 'Read' })] });
  const quest = onlyQuest(view());
  const outcome = editQuest(game, quest, { ...formOf(quest), title: 'Read on', xpReward: 60 });

  expect(outcome).toBe('saved');
  expect(recorded).toMatchObject([
    { kind: 'quest.edit', questId: 'q1', edits: { title: 'Read on', xpReward: 60 } },
  ]);
  const [toast] = game.toasts.all();
  expect(toast?.title).toBe('Read on changed');
  game.toasts.undo(toast?.id ?? '');
  expect(onlyQuest(view())).toMatchObject({ title: 'Read', xpReward: 25 });
  expect(recorded).toHaveLength(2);
});

test('[Q15] nothing changed records nothing, and what no command can carry is said before it is made', () => {
  const { game, recorded, view } = fakeGame({ drafts: [adding('q1')] });
  const quest = onlyQuest(view());
  const steps = Array.from({ length: 50 }, (_, at) => ({ id: `s${at}`, title: '字'.repeat(100) }));

  expect(editQuest(game, quest, formOf(quest))).toBe('unchanged');
  expect(editQuest(game, quest, { ...formOf(quest), subtasks: steps })).toBe('too-long');
  expect(recorded).toEqual([]);
  expect(game.toasts.all()).toEqual([]);
});

test('[Q16] a move is an edit of ranks; where it stands already nothing is recorded', () => {
  const { game, recorded, view } = fakeGame({ drafts: [adding('q1'), adding('q2'), adding('q3')] });

  expect(moveQuest(game, 'q3', 'before', 'q1')).toBe(true);
  expect(boardOf(view()).map(({ id }) => id)).toEqual(['q3', 'q1', 'q2']);
  expect(recorded).toMatchObject([{ kind: 'quest.edit', questId: 'q3' }]);
  expect(moveQuest(game, 'q3', 'before', 'q1')).toBe(false);
  expect(recorded).toHaveLength(1);
});
