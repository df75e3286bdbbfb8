import { expect, test } from 'vitest';
import { fold } from '#rules/document/apply.ts';
import type { Deed } from '#rules/document/command.ts';
import { boardOf, EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import { remainingMs } from '#rules/raid/raid.ts';
import { adding, done } from '#rules/testing/builders.ts';
import { beginRaid, leaveQuest } from './begin-raid.ts';
import type { Game } from './game.ts';
import { createMoments } from './moments.ts';
import { createNotices } from './notices.ts';
import { completeEarly } from './raid-early.ts';
import { closeRaid } from './raid-end.ts';
import { openRaid, pauseTimer, resetTimer, startTimer } from './raid-run.ts';
import { raidStoreOf } from './raid-store.ts';
import { settleRaid } from './settle-raid.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-11-15T12:00:00.000Z');
const STEP = { id: 's1', title: 'Outline' };

/** A hunter at a clock that only the test moves; storage is forbidden, as in a strict browser. */
function aGame(...quests: readonly Deed[]) {
  let nowMs = START;
  let ids = 0;
  let view: GameDocument = fold(
    EMPTY_DOCUMENT,
    quests.map((deed) => done(deed)),
  );
  const recorded: Deed[] = [];
  const newId = () => `id-${++ids}`;
  const record = (deeds: readonly Deed[]) => {
    recorded.push(...deeds);
    view = fold(
      view,
      deeds.map((deed) => done(deed)),
    );
    return { commands: [], stored: Promise.resolve() };
  };
  const parts = { uid: 'u1', view: () => view, record, recordUnasked: record };
  const log = parts as unknown as Game['log']; // the parts a raid uses
  const celebrated = { read: () => 0, write: () => {} };
  const game: Game = {
    log,
    clock: { nowMs: () => nowMs, utcOffsetMinutes: () => 0 },
    newId,
    notices: createNotices(newId),
    moments: createMoments(celebrated),
  };
  return {
    game,
    recorded,
    pass: (ms: number) => {
      nowMs += ms;
      settleRaid(game);
    },
    raid: () => raidStoreOf(game).read(),
    kinds: () => recorded.map(({ kind }) => kind),
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
  expect(new Set(recorded.map((deed) => 'blockId' in deed && deed.blockId)).size).toBe(1);
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
  const ids = recorded.map((deed) => 'blockId' in deed && deed.blockId);
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
  expect(game.moments.next()).toBeUndefined();
  closeRaid(game);
  expect(raid()).not.toHaveProperty('ended');
  expect(game.moments.next()).toBeDefined();
});

test('[T10] with an open step the last block pays, and completes nothing', () => {
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
  const [notice] = game.notices.all();
  expect(notice).toMatchObject({ title: 'Timer reset' });
  game.notices.undo(notice?.id ?? '');
  expect(raid()).toEqual(before);
  pass(5 * MINUTE);
  expect(recorded).toHaveLength(1);
});

test('[T2] a reset that was followed by a start cannot be taken back', () => {
  const { game, pass, raid } = aGame();
  startTimer(game);
  pass(20 * MINUTE);
  resetTimer(game);
  const [notice] = game.notices.all();
  startTimer(game);
  game.notices.undo(notice?.id ?? '');
  expect(remainingMs(raid().raid, game.clock.nowMs())).toBe(25 * MINUTE);
  expect(game.notices.all()).toMatchObject([{ title: 'Too late to undo' }]);
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
  expect(game.notices.all()).toEqual([]);
  startTimer(game);
  pass(10 * MINUTE);
  const before = raid();
  beginRaid(game, 'q2', 1);
  const [notice] = game.notices.all();
  game.notices.undo(notice?.id ?? '');
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
  game.notices.show({ title: 'Read ten pages removed', tone: 'deed', undo });
  Object.assign(game.log, { record: () => expect.unreachable('it releases what is held') });
  pass(25 * MINUTE);
  expect(kinds()).toEqual(['raid.session', 'raid.focus', 'quest.done']);
  expect(game.notices.all()).toMatchObject([{ undo }]);
});
