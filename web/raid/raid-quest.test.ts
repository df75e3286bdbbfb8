import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CommandDraft } from '#rules/commands/command.ts';
import { adding } from '#rules/testing/builders.ts';
import { fakeGame } from '#web/game/testing/fake-game.ts';
import {
  addFloor,
  beginRaid,
  completeWithSteps,
  isAskingForSteps,
  leaveOpen,
} from './raid-quest.ts';
import { raidStoreOf } from './raid-store.ts';
import { startTimer } from './run-raid.ts';
import { settleRaid } from './settle-raid.ts';

const MINUTE = 60_000;
const STEPS = [
  { id: 's1', title: 'Write the failing test' },
  { id: 's2', title: 'Make it pass' },
  { id: 's3', title: 'Ask for review' },
];

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined); // storage is forbidden, as in a strict browser
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A raid of one block for a quest with three steps; the block is over. */
function anEndedRaid(...more: readonly CommandDraft[]) {
  const { game, now, kinds, board, recorded } = fakeGame({
    drafts: [adding('q1', { subtasks: STEPS }), ...more],
  });
  const pass = (ms: number) => {
    now.ms += ms;
    settleRaid(game);
  };
  beginRaid(game, 'q1', 1);
  startTimer(game);
  pass(25 * MINUTE);
  recorded.length = 0;
  const stored = () => raidStoreOf(game).read();
  const isAsking = () => isAskingForSteps(stored(), board()[0]);
  return { game, pass, kinds, board, recorded, stored, isAsking };
}

test('[T21] after the last block with steps open the raid asks about them; before it does not', () => {
  const { game, pass, isAsking } = anEndedRaid();
  expect(isAsking()).toBe(true);
  beginRaid(game, 'q1', 2);
  startTimer(game);
  expect(isAsking()).toBe(false);
  pass(25 * MINUTE);
  expect(isAsking()).toBe(false);
});

test('[T21] a quest without steps is never asked about', () => {
  const { stored } = anEndedRaid();
  const [bare] = fakeGame({ drafts: [adding('q1')] }).board();
  expect(isAskingForSteps(stored(), bare)).toBe(false);
});

test('[T21] all done ticks the open steps and completes, as one act, and counts the floors that were paid', () => {
  const { game, kinds, board, stored } = anEndedRaid({
    kind: 'quest.subtask',
    questId: 'q1',
    subtaskId: 's1',
  });
  completeWithSteps(game);
  completeWithSteps(game);
  expect(kinds()).toEqual(['quest.subtask', 'quest.subtask', 'quest.done']);
  expect(board()).toMatchObject([{ completed: true, streak: 1 }]);
  expect(stored().ended).toEqual({ questId: 'q1', blocksCleared: 1 });
  expect(game.toasts.all()).toEqual([]);
});

test('[T21] all done for a quest that another device removed does nothing', () => {
  const { game, kinds } = anEndedRaid();
  game.log.record([{ kind: 'quest.remove', questId: 'q1' }]);
  completeWithSteps(game);
  expect(kinds()).toEqual(['quest.remove']);
});

test('[T21] another floor keeps the counter and asks again after its block', () => {
  const { game, pass, recorded, stored, isAsking } = anEndedRaid();
  expect(addFloor(game, 'q1')).toBe('/pomodoro?quest=q1&pomodoros=2');
  startTimer(game);
  expect(isAsking()).toBe(false);
  expect(stored().raid).toMatchObject({ phase: 'focus', blocksCleared: 1, target: 2 });
  pass(25 * MINUTE);
  expect(recorded).toMatchObject([{ kind: 'raid.focus', questId: 'q1' }]);
  expect(isAsking()).toBe(true);
});

test('[T9] [T21] a raid of 24 floors can have another one, too', () => {
  const { game, stored } = anEndedRaid();
  const { raid, ...rest } = stored();
  raidStoreOf(game).write({ ...rest, raid: { ...raid, target: 24, blocksCleared: 24 } });
  expect(addFloor(game, 'q1')).toContain('pomodoros=24');
});

test('[T21] left open, the quest stays open and the raid asks no more until another block is over', () => {
  const { game, pass, kinds, board, isAsking } = anEndedRaid();
  leaveOpen(game);
  expect(isAsking()).toBe(false);
  expect(kinds()).toEqual([]);
  expect(board()).toMatchObject([{ completed: false }]);
  startTimer(game);
  pass(5 * MINUTE);
  pass(25 * MINUTE);
  expect(kinds()).toEqual(['raid.focus']);
  expect(isAsking()).toBe(true);
});
