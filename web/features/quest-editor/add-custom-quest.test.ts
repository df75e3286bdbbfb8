import { expect, test } from 'vitest';
import type { CommandDraft } from '#rules/commands/command.ts';
import { MAX_QUESTS } from '#rules/quest/quest.ts';
import { EMPTY_FORM } from '#rules/quest/quest-form.ts';
import { tickSubtask } from '#web/game/quest-actions.ts';
import { fakeGame } from '#web/game/testing/fake-game.ts';
import { addCustomQuest } from './add-custom-quest.ts';

const added = (questId: string): CommandDraft => ({
  kind: 'quest.add',
  questId,
  quest: {
    title: 'Pages',
    description: '',
    category: 'Academics',
    frequency: 'daily',
    difficulty: 'basic',
    tier: 1,
    xpReward: 25,
    isCustom: true,
    subtasks: [{ id: 'one', title: 'One' }],
  },
});

test('[Q8] [Q9] a form with a title becomes a quest with an id of its own', () => {
  const { game, board, toastTitles } = fakeGame();
  const form = { ...EMPTY_FORM, title: '  Call home ', difficulty: 'elite' } as const;

  expect(addCustomQuest(game, form)).toBe('added');
  expect(board()).toMatchObject([{ id: 'id-1', title: 'Call home', tier: 3, xpReward: 25 }]);
  expect(toastTitles()).toEqual(['Call home pinned to the board']);
});

test('[HB29] who wants steps says so in an edit after the new quest', () => {
  const { game, board, kinds } = fakeGame();
  const goal = { kind: 'atLeast', target: 800, unit: 'glasses' } as const;
  addCustomQuest(game, { ...EMPTY_FORM, title: 'Water', goal, hasSteps: true });

  expect(kinds()).toEqual(['quest.add', 'quest.edit']);
  expect(board()).toMatchObject([{ goal, hasSteps: true }]);
});

test('[Q7] a blank title adds nothing and tells nothing', () => {
  const { game, board, toastTitles } = fakeGame();

  expect(addCustomQuest(game, { ...EMPTY_FORM, title: ' \u200b ' })).toBe('blank-title');
  expect(board()).toEqual([]);
  expect(toastTitles()).toEqual([]);
});

test('[Q12] the quest after the thousandth finds no room', () => {
  const full = Array.from({ length: MAX_QUESTS }, (_, index) => added(`q${index}`));
  const { game, board } = fakeGame({ drafts: full });

  expect(addCustomQuest(game, { ...EMPTY_FORM, title: 'More' })).toBe('board-full');
  expect(board()).toHaveLength(MAX_QUESTS);
});

test('[Q3] [Q4] a ticked step moves on to the next, and ticking it again records nothing', () => {
  const { game, board } = fakeGame({ drafts: [added('q')] });
  const tick = () => {
    const [quest] = board();
    const step = quest?.subtasks?.[0];
    if (quest && step) tickSubtask(game, quest, step);
  };
  tick();
  const ticked = game.log.view();
  tick();

  expect(board()).toMatchObject([{ currentSubtaskIndex: 1, subtasks: [{ isCompleted: true }] }]);
  expect(game.log.view()).toBe(ticked);
});
