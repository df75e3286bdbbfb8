import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CommandDraft } from '#rules/commands/command.ts';
import { boardOf } from '#rules/document/document.ts';
import { remainingMs } from '#rules/raid/raid.ts';
import { adding } from '#rules/testing/builders.ts';
import { fakeGame } from '#web/game/testing/fake-game.ts';
import { closeRaid } from './end-raid.ts';
import { beginRaid, completeEarly, leaveQuest } from './raid-quest.ts';
import { raidStoreOf } from './raid-store.ts';
import { openRaid, pauseTimer, resetTimer, startTimer } from './run-raid.ts';
import { settleRaid } from './settle-raid.ts';

const MINUTE = 60_000;
const STEP = { id: 's1', title: 'Outline' };

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined); // storage is forbidden, as in a strict browser
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A game whose clock only the test moves. */
function aGame(...drafts: readonly CommandDraft[]) {
  const fake = fakeGame({ drafts });
  const { game, now } = fake;
  return {
    ...fake,
    pass: (ms: number) => {
      now.ms += ms;
      settleRaid(game);
    },
    raid: () => raidStoreOf(game).read(),
  };
}

test('[T3] [T6] a block that is over is paid once, whoever looks and however often', () => {
  const { game, pass, recorded, raid } = aGame();
  startTimer(game);
  pass(25 * MINUTE - 1);
  expect(recorded).toEqual([]);
  pass(1);
  settleRaid(game);
  expect(recorded).toMatchObject([
    {
      kind: 'raid.focus',
      startedAt: '2026-11-15T12:00:00.000Z',
      endedAt: '2026-11-15T12:25:00.000Z',
    },
  ]);
  expect(game.log.view()).toMatchObject({ lifetimeXp: 50, counts: { focusBlocks: 1 } });
  expect(raid().raid).toMatchObject({ phase: 'rest', blocksCleared: 1 });
});

test('[T6] two tabs that settle the same block name it alike', () => {
  const { game, pass, recorded } = aGame();
  startTimer(game);
  const before = raidStoreOf(game).read();
  pass(25 * MINUTE);
  raidStoreOf(game).write(before); // the other tab has not heard yet
  settleRaid(game);
  expect(new Set(recorded.map((draft) => 'blockId' in draft && draft.blockId)).size).toBe(1);
  expect(game.log.view().lifetimeXp).toBe(50);
});

test('[T6] two tabs that end the same break begin the same block', () => {
  const { game, pass, raid } = aGame();
  startTimer(game);
  pass(25 * MINUTE);
  const resting = raid();
  pass(5 * MINUTE);
  const first = raid().raid.block;
  raidStoreOf(game).write(resting); // the other tab has not heard yet
  settleRaid(game);
  expect(first).toBeDefined();
  expect(raid().raid.block).toEqual(first);
});

test('[T1] the cycle repeats by itself, and every block has its own id', () => {
  const { game, pass, recorded } = aGame();
  startTimer(game);
  for (let minute = 0; minute < 85; minute += 1) pass(MINUTE);
  const ids = recorded.map((draft) => 'blockId' in draft && draft.blockId);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(3);
});

test('[T7] what ended while nobody was there pays one block and waits for Start', () => {
  const { game, pass, recorded, raid } = aGame();
  startTimer(game);
  pass(10 * 60 * MINUTE);
  expect(recorded).toHaveLength(1);
  expect(raid().raid).toMatchObject({ phase: 'rest', clock: { kind: 'stopped' } });
});

test('[T4] the last block completes the quest, and the window waits to be seen', () => {
  const { game, pass, kinds, raid } = aGame(adding('q1'));
  beginRaid(game, 'q1', 2);
  startTimer(game);
  for (let minute = 0; minute < 55; minute += 1) pass(MINUTE);
  expect(kinds()).toEqual(['raid.session', 'raid.focus', 'raid.focus', 'quest.done']);
  expect(raid().ended).toEqual({ questId: 'q1', blocksCleared: 2 });
  expect(boardOf(game.log.view())[0]?.completed).toBe(true);
  expect(game.celebrations.next()).toBeUndefined();
  closeRaid(game);
  expect(raid()).not.toHaveProperty('ended');
  expect(game.celebrations.next()).toBeDefined();
});

test('[T10] with an open step the last block pays, and completes nothing; neither does Complete Quest', () => {
  const { game, pass, kinds, raid } = aGame(adding('q1', { subtasks: [STEP] }));
  beginRaid(game, 'q1', 1);
  startTimer(game);
  pass(25 * MINUTE);
  expect(kinds()).toEqual(['raid.session', 'raid.focus']);
  expect(raid()).not.toHaveProperty('ended');
  completeEarly(game);
  expect(kinds()).not.toContain('quest.done');
});

test('[T13] Complete Quest completes early, once, and pays nothing for the block under way', () => {
  const { game, pass, kinds, raid } = aGame(adding('q1'));
  beginRaid(game, 'q1', 3);
  startTimer(game);
  pass(10 * MINUTE);
  completeEarly(game);
  completeEarly(game);
  expect(kinds()).toEqual(['raid.session', 'quest.done']);
  expect(raid().ended).toEqual({ questId: 'q1', blocksCleared: 0 });
});

test('[N3] a session is recorded when it starts, not when it goes on', () => {
  const { game, pass, recorded } = aGame(adding('q1'));
  openRaid(game, { questId: 'q1', isQuestGone: false, target: 2, isTargetNamed: true });
  expect(recorded).toEqual([]);
  startTimer(game);
  pass(MINUTE);
  pauseTimer(game);
  startTimer(game);
  expect(recorded).toMatchObject([{ kind: 'raid.session', questId: 'q1', pomodoroCount: 2 }]);
});

test('[T2] a reset takes the block under way and leaves what is over paid', () => {
  const { game, pass, recorded, raid } = aGame();
  startTimer(game);
  pass(10 * MINUTE);
  resetTimer(game);
  pass(60 * MINUTE);
  expect(recorded).toEqual([]);
  expect(raid().raid).toMatchObject({
    phase: 'focus',
    clock: { kind: 'stopped', remainingMs: 25 * MINUTE },
  });
});

test('[T2] a reset can be taken back: the same block with the same deadline', () => {
  const { game, pass, raid, recorded } = aGame();
  startTimer(game);
  pass(20 * MINUTE);
  const before = raid();
  resetTimer(game);
  pass(2_000);
  const [toast] = game.toasts.all();
  expect(toast).toMatchObject({ title: 'Timer reset' });
  game.toasts.undo(toast?.id ?? '');
  expect(raid()).toEqual(before);
  pass(5 * MINUTE);
  expect(recorded).toHaveLength(1);
});

test('[T2] a reset that was followed by a start cannot be taken back', () => {
  const { game, pass, raid } = aGame();
  startTimer(game);
  pass(20 * MINUTE);
  resetTimer(game);
  const [toast] = game.toasts.all();
  startTimer(game);
  game.toasts.undo(toast?.id ?? '');
  expect(remainingMs(raid().raid, game.clock.nowMs())).toBe(25 * MINUTE);
  expect(game.toasts.all()).toMatchObject([{ title: 'Too late to undo' }]);
});

test('[T14] Begin Quest starts the counter at 0 although the same quest was begun before', () => {
  const { game, pass, raid } = aGame(adding('q1'));
  beginRaid(game, 'q1', 3);
  startTimer(game);
  pass(25 * MINUTE);
  expect(raid().raid.blocksCleared).toBe(1);
  beginRaid(game, 'q1', 3);
  expect(raid().raid.blocksCleared).toBe(0);
});

test('[T2] [T14] a block that Begin Quest ends can be taken back', () => {
  const { game, pass, raid } = aGame(adding('q1'), adding('q2'));
  beginRaid(game, 'q1', 3);
  expect(game.toasts.all()).toEqual([]);
  startTimer(game);
  pass(10 * MINUTE);
  const before = raid();
  beginRaid(game, 'q2', 1);
  const [toast] = game.toasts.all();
  game.toasts.undo(toast?.id ?? '');
  expect(raid()).toEqual(before);
});

test('[T6] leaving the quest keeps the block under way', () => {
  const { game, pass, raid } = aGame(adding('q1'));
  beginRaid(game, 'q1', 3);
  startTimer(game);
  pass(10 * MINUTE);
  leaveQuest(game);
  expect(raid().raid).toMatchObject({ clock: { kind: 'running' }, block: {} });
  expect(raid().raid).not.toHaveProperty('questId');
});

test('[S4] a quest removed in the meantime is completed by nobody, and the raid goes on', () => {
  const { game, pass, kinds, recorded, raid } = aGame(adding('q1'));
  beginRaid(game, 'q1', 1);
  startTimer(game);
  game.log.record([{ kind: 'quest.remove', questId: 'q1' }]);
  pass(25 * MINUTE);
  expect(kinds()).toEqual(['raid.session', 'quest.remove', 'raid.focus']);
  expect(recorded.at(-1)).not.toHaveProperty('questId');
  expect(raid().raid.clock.kind).toBe('running');
});

test('[S10] a block or a quest that ends by itself takes no Undo from the screen', () => {
  const { game, pass, kinds } = aGame(adding('q1'));
  beginRaid(game, 'q1', 1);
  startTimer(game);
  const undo = () => {};
  game.toasts.show({ title: 'Read ten pages removed', tone: 'success', undo });
  Object.assign(game.log, { record: () => expect.unreachable('it releases what is held') });
  pass(25 * MINUTE);
  expect(kinds()).toEqual(['raid.session', 'raid.focus', 'quest.done']);
  expect(game.toasts.all()).toMatchObject([{ undo }]);
});
