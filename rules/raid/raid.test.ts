import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quietDay } from '#rules/activity/daily-activity.ts';
import { aQuest, TODAY } from '#rules/testing/builders.ts';
import { focusHours, focusXp, sessionCount } from './focus-figures.ts';
import { newRaid, type Raid, remainingMs, targetFrom } from './raid.ts';
import { followClock, pauseRaid, resetRaid, startRaid } from './run-raid.ts';
import { raidGoal, settlePhase } from './settle-phase.ts';

const MINUTE = 60_000;
const START = 1_000_000_000;

function started(raid: Raid = newRaid(4, 'q1')): Raid {
  return startRaid(raid, START, 'block-1');
}

function settled(raid: Raid, nowMs: number, isWaitingForStart = false) {
  return settlePhase(raid, { nowMs, nextBlockId: 'block-2', isWaitingForStart });
}

test('[T1] a raid starts paused, with 25 minutes of focus before it', () => {
  const raid = newRaid(1);
  expect(raid.clock).toEqual({ kind: 'stopped', remainingMs: 25 * MINUTE });
  expect(remainingMs(raid, START)).toBe(25 * MINUTE);
});

test('[T1] after focus comes a 5-minute break, after the break focus again, by itself', () => {
  const resting = settled(started(), START + 25 * MINUTE)?.raid;
  expect(resting).toMatchObject({ phase: 'rest', clock: { endsAtMs: START + 30 * MINUTE } });
  const again = resting && settled(resting, START + 30 * MINUTE + 5)?.raid;
  expect(again).toMatchObject({
    phase: 'focus',
    clock: { endsAtMs: START + 55 * MINUTE },
    block: { id: 'block-2', startedAtMs: START + 30 * MINUTE },
  });
});

test('[T2] a pause keeps the remaining time and the block; start goes on with both', () => {
  const paused = pauseRaid(started(), START + 10 * MINUTE);
  expect(paused.clock).toEqual({ kind: 'stopped', remainingMs: 15 * MINUTE });
  const resumed = startRaid(paused, START + 60 * MINUTE, 'another');
  expect(resumed.block).toEqual({ id: 'block-1', startedAtMs: START });
  expect(resumed.clock).toEqual({ kind: 'running', endsAtMs: START + 75 * MINUTE });
});

test('[T2] reset gives 25:00 focus, stopped; the counter stays and the block is gone', () => {
  const raid = resetRaid({ ...started(), blocksCleared: 2 });
  expect(raid).toEqual({ ...newRaid(4, 'q1'), blocksCleared: 2 });
});

test('[T3] [T6] a finished focus block raises the counter and hands over the block with its own times', () => {
  expect(settled(started(), START + 25 * MINUTE)).toMatchObject({
    raid: { blocksCleared: 1 },
    cleared: { blockId: 'block-1', startedAtMs: START, endedAtMs: START + 25 * MINUTE },
  });
});

test('[T6] a phase that is not over cannot be settled, a finished break clears no block', () => {
  expect(settled(started(), START + 25 * MINUTE - 1)).toBeUndefined();
  const resting = settled(started(), START + 25 * MINUTE)?.raid;
  expect(resting && settled(resting, START + 30 * MINUTE)).not.toHaveProperty('cleared');
});

test('[T6] the remaining time is the same whenever and however often one looks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30 * MINUTE }), (passed) => {
      const left = Math.max(0, 25 * MINUTE - passed);
      expect(remainingMs(started(), START + passed)).toBe(left);
    }),
  );
});

test('[T7] a phase that ended unattended is settled, and the next waits for Start', () => {
  const late = settled(started(), START + 31 * MINUTE);
  expect(late).toMatchObject({
    raid: { phase: 'rest', clock: { kind: 'stopped', remainingMs: 5 * MINUTE }, blocksCleared: 1 },
    cleared: { endedAtMs: START + 25 * MINUTE },
  });
});

test('[T7] a minute late is attended, a moment longer is not', () => {
  const clockAfter = (lateMs: number) =>
    settled(started(), START + 25 * MINUTE + lateMs)?.raid.clock.kind;
  expect(clockAfter(60_000)).toBe('running');
  expect(clockAfter(60_001)).toBe('stopped');
});

test('[T2] starting a running raid and pausing a paused one change nothing', () => {
  expect(startRaid(started(), START + MINUTE, 'other')).toEqual(started());
  expect(pauseRaid(newRaid(1), START)).toEqual(newRaid(1));
});

test('[T11] [T6] a clock set back during a pause does not make a whole block too short', () => {
  const resumed = startRaid(pauseRaid(started(), START + 10 * MINUTE), START - 180 * MINUTE, 'x');
  const { cleared } = settled(resumed, START - 165 * MINUTE) ?? {};
  expect((cleared?.endedAtMs ?? 0) - (cleared?.startedAtMs ?? 0)).toBe(25 * MINUTE);
});

test('[T14] a raid counts its own blocks; one without a quest counts the blocks of the day', () => {
  const today = { ...quietDay(TODAY), pomodorosCompleted: 5 };
  expect(sessionCount({ ...newRaid(4, 'q1'), blocksCleared: 2 }, today)).toBe(2);
  expect(sessionCount({ ...newRaid(1), blocksCleared: 2 }, today)).toBe(5);
});

test('[T8] with the setting on, every phase waits for Start', () => {
  expect(settled(started(), START + 25 * MINUTE, true)?.raid.clock.kind).toBe('stopped');
});

test('[T4] at the target the raid with a quest stops; without a quest it goes on', () => {
  expect(settled(started(newRaid(1, 'q1')), START + 25 * MINUTE)?.raid.clock.kind).toBe('stopped');
  expect(settled(started(newRaid(1)), START + 25 * MINUTE)?.raid.clock.kind).toBe('running');
});

test('[T4] [T10] the target completes the quest, unless steps remain', () => {
  const raid = { ...newRaid(2, 'q1'), blocksCleared: 2 };
  const open = { id: 's1', title: 'Outline', isCompleted: false };
  expect(raidGoal(raid, aQuest())).toBe('quest-completes');
  expect(raidGoal({ ...raid, blocksCleared: 1 }, aQuest())).toBe('under-way');
  expect(raidGoal(raid, aQuest({ subtasks: [open] }))).toBe('steps-remain');
  expect(raidGoal(raid, aQuest({ completed: true }))).toBe('no-quest');
  expect(raidGoal(raid, undefined)).toBe('no-quest');
});

test.each([
  [0, 0, 0],
  [1, 50, 0],
  [2, 100, 0],
  [3, 150, 1],
  [12, 600, 5],
])('[T5] %i sessions show %i XP and %i hours', (sessions, xp, hours) => {
  expect([focusXp(sessions), focusHours(sessions)]).toEqual([xp, hours]);
});

test.each([
  [null, 1],
  ['', 1],
  ['abc', 1],
  ['0', 1],
  ['-3', 1],
  ['1e400', 24],
  ['3', 3],
  ['2.9', 2],
  ['24', 24],
  ['999', 24],
])('[T9] pomodoros=%s means a target of %i', (text, target) => {
  expect(targetFrom(text)).toBe(target);
});

test('[T12] a clock that jumps an hour ahead takes the deadline and the block with it', () => {
  const jumped = followClock(started(), 60 * MINUTE);
  expect(remainingMs(jumped, START + 70 * MINUTE)).toBe(15 * MINUTE);
  expect(jumped.block?.startedAtMs).toBe(START + 60 * MINUTE);
  expect(followClock(newRaid(1), MINUTE)).toEqual(newRaid(1));
});
