import { expect, test } from 'vitest';
import { quietDay } from '#rules/activity/daily-activity.ts';
import { addDays } from '#rules/activity/local-date.ts';
import { TODAY } from '#rules/testing/builders.ts';
import { jumpBetween, wasAsleep } from './clock-jump.ts';
import { newRaid, type Raid } from './raid.ts';
import { raidLog, timeInFocus } from './raid-log.ts';
import { followClock, heldToPhase, pauseRaid, resetRaid, startRaid } from './run-raid.ts';
import { phaseEnded, settlePhase } from './settle-phase.ts';

const MINUTE = 60_000;
const START = 1_000_000_000;
const RUNNING = startRaid(newRaid(4, 'q1'), START, 'block-1');

function settledAt(raid: Raid, nowMs: number, isWaitingForStart = false): Raid {
  const settled = settlePhase(raid, { nowMs, nextBlockId: 'block-2', isWaitingForStart });
  if (!settled) throw new Error('not over');
  return settled.raid;
}

test('[T12] a clock that only runs has not jumped, and a nudge is no jump', () => {
  const before = { wallMs: START, steadyMs: 5 };
  expect(jumpBetween(before, { wallMs: START + MINUTE, steadyMs: 5 + MINUTE })).toBe(0);
  expect(jumpBetween(before, { wallMs: START + MINUTE + 1_999, steadyMs: 5 + MINUTE })).toBe(0);
  expect(jumpBetween(before, { wallMs: START + 60 * MINUTE, steadyMs: 5 })).toBe(60 * MINUTE);
  expect(jumpBetween(before, { wallMs: START - MINUTE, steadyMs: 5 })).toBe(-MINUTE);
});

test('[T12] the server tells a clock set ahead from a sleep; nobody to ask means sleep', () => {
  expect(wasAsleep(60 * MINUTE, 7_000, 8_400)).toBe(true);
  expect(wasAsleep(60 * MINUTE, 7_000, 7_000 - 60 * MINUTE)).toBe(false);
  expect(wasAsleep(60 * MINUTE, undefined, 7_000)).toBe(true);
  expect(wasAsleep(60 * MINUTE, 7_000, undefined)).toBe(true);
});

test('[T12] a deadline that another clock wrote is at most one phase away', () => {
  const later = heldToPhase(RUNNING, START - 600 * MINUTE);
  expect(later).toMatchObject({
    clock: { endsAtMs: START - 575 * MINUTE },
    block: { id: 'block-1', startedAtMs: START - 600 * MINUTE },
  });
  expect(heldToPhase(RUNNING, START + MINUTE)).toBe(RUNNING);
  expect(heldToPhase(newRaid(1), START)).toEqual(newRaid(1));
});

test('[T16] the end of a phase is told whichever tab settled it', () => {
  const over = START + 25 * MINUTE;
  const resting = settledAt(RUNNING, over);
  expect(phaseEnded(RUNNING, resting, over)).toEqual({ phase: 'focus', isGoingOn: true });
  const waiting = settledAt(RUNNING, over, true);
  expect(phaseEnded(RUNNING, waiting, over)).toEqual({ phase: 'focus', isGoingOn: false });
  const again = settledAt(resting, over + 5 * MINUTE);
  expect(phaseEnded(resting, again, over + 5 * MINUTE)).toEqual({ phase: 'rest', isGoingOn: true });
  expect(phaseEnded(RUNNING, newRaid(1), over)).toEqual({ phase: 'focus', isGoingOn: false });
});

test('[T16] a pause, a reset, a jump and an end nobody saw are no news', () => {
  const soon = START + 10 * MINUTE;
  const over = START + 25 * MINUTE;
  expect(phaseEnded(RUNNING, pauseRaid(RUNNING, soon), soon)).toBeUndefined();
  expect(phaseEnded(RUNNING, resetRaid(RUNNING), soon)).toBeUndefined();
  expect(phaseEnded(newRaid(1), RUNNING, soon)).toBeUndefined();
  const jumped = followClock(RUNNING, 60 * MINUTE);
  expect(phaseEnded(RUNNING, jumped, soon + 60 * MINUTE)).toBeUndefined();
  const late = over + 60_001;
  expect(phaseEnded(RUNNING, settledAt(RUNNING, late), late)).toBeUndefined();
});

test('[T18] the log counts the settled blocks of today and of the last 30 days', () => {
  const on = (daysAgo: number, blocks: number) => ({
    ...quietDay(addDays(TODAY, -daysAgo)),
    pomodorosCompleted: blocks,
  });
  const log = raidLog([on(30, 9), on(29, 1), on(3, 4), on(0, 2)], TODAY);
  expect(log).toMatchObject({ today: 2, blocks: 7, bestDay: 4, daysRaided: 3 });
  expect(log.days).toHaveLength(30);
  expect(raidLog([], TODAY)).toMatchObject({ today: 0, blocks: 0, bestDay: 0, daysRaided: 0 });
});

test.each([
  [0, '0 min'],
  [2, '50 min'],
  [5, '2 h 5 min'],
  [12, '5 h'],
])('[T18] %i blocks are %s of focus', (blocks, words) => {
  expect(timeInFocus(blocks)).toBe(words);
});
