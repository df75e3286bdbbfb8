import { expect, test } from 'vitest';
import { fold } from '#rules/document/apply.ts';
import type { Deed } from '#rules/document/command.ts';
import { commandOf } from '#rules/document/command-key.ts';
import { boardOf, EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import { EMPTY_CUSTOM_QUEST } from '#rules/quest/custom-quest.ts';
import { MAX_QUESTS } from '#rules/quest/quest.ts';
import { TODAY } from '#rules/testing/builders.ts';
import { addCustomQuest } from './add-custom-quest.ts';
import type { Game } from './game.ts';
import { createMoments } from './moments.ts';
import { createNotices } from './notices.ts';
import { tickSubtask } from './tick-subtask.ts';

const STAMP = { at: `${TODAY}T12:00:00.000Z`, day: TODAY, utcOffsetMinutes: 0 };

function gameOf(deeds: readonly Deed[] = []) {
  let view: GameDocument = fold(EMPTY_DOCUMENT, stamped(deeds));
  let idCount = 0;
  const newId = () => `id-${idCount++}`;
  const record = (done: readonly Deed[]) => {
    view = fold(view, stamped(done));
    return { commands: [], stored: Promise.resolve() };
  };
  const game: Game = {
    log: { view: () => view, record } as unknown as Game['log'], // the parts these intents use
    clock: { nowMs: () => 0, utcOffsetMinutes: () => 0 },
    newId,
    notices: createNotices(newId),
    moments: createMoments({ read: () => 0, write: () => {} }),
  };
  return { game, board: () => boardOf(view), told: () => game.notices.all().map(titleOf) };
}

function stamped(deeds: readonly Deed[]) {
  return deeds.map((deed) => commandOf(deed, STAMP));
}

const titleOf = ({ title }: { readonly title: string }) => title;

const added = (questId: string): Deed => ({
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
  const { game, board, told } = gameOf();
  const form = { ...EMPTY_CUSTOM_QUEST, title: '  Call home ', difficulty: 'elite' } as const;

  expect(addCustomQuest(game, form)).toBe('added');
  expect(board()).toMatchObject([{ id: 'id-0', title: 'Call home', tier: 3, xpReward: 25 }]);
  expect(told()).toEqual(['Call home pinned to the board']);
});

test('[Q7] a blank title adds nothing and tells nothing', () => {
  const { game, board, told } = gameOf();

  expect(addCustomQuest(game, { ...EMPTY_CUSTOM_QUEST, title: ' \u200b ' })).toBe('blank-title');
  expect(board()).toEqual([]);
  expect(told()).toEqual([]);
});

test('[Q12] the quest after the thousandth finds no room', () => {
  const full = Array.from({ length: MAX_QUESTS }, (_, index) => added(`q${index}`));
  const { game, board } = gameOf(full);

  expect(addCustomQuest(game, { ...EMPTY_CUSTOM_QUEST, title: 'More' })).toBe('board-full');
  expect(board()).toHaveLength(MAX_QUESTS);
});

test('[Q3] [Q4] a ticked step moves on to the next, and ticking it again records nothing', () => {
  const { game, board } = gameOf([added('q')]);
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
