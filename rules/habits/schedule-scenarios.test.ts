import { expect, test } from 'vitest';
import { hasDay } from '#rules/activity/day-set.ts';
import { hunterDay } from '#rules/activity/hunter-day.ts';
import type { DraftOf } from '#rules/commands/command.ts';
import { commandOf } from '#rules/commands/commands.ts';
import { correctStamp } from '#rules/commands/correct-stamp.ts';
import { leapDrafts } from '#rules/commands/habit-commands.ts';
import { boardOf } from '#rules/document/document.ts';
import { linkId } from '#rules/quest/quest-id.ts';
import { day, done } from '#rules/testing/builders.ts';
import {
  aWeek,
  EVERY_DAY,
  HabitWorld,
  inShort,
  MON_WED_FRI,
  merged,
  ONCE_A_WEEK,
  on,
} from '#rules/testing/habit-world.ts';
import { habitCounts } from './habit-board.ts';
import { lateHabitDays } from './late-habits.ts';
import { judgedSlots } from './slots.ts';

// The scenarios of the rule book's habits, by their numbers. 16 November 2026 is a Monday.

const IDS = (world: HabitWorld) => boardOf(world.document).map(({ id }) => id);

test('[HB8] [HB12] scenario 2: Mon Wed Fri is later on Tuesday and comes back on Wednesday', () => {
  const world = new HabitWorld().add(16, MON_WED_FRI).clear(16);
  expect(world.quest).toMatchObject({ id: 'q', completed: true });
  expect(world.standing(17)).toEqual({ kind: 'later', next: '2026-11-18' });
  expect(IDS(world.wake(17))).toEqual(['q']);
  expect(IDS(world.wake(18))).toEqual(['q@2026-11-18']);
  expect(world.standing(18).kind).toBe('due');
  expect(world.quest.completed).toBe(false);
});

test('[HB9] scenario 3: a missed root stays open, off the board; Wednesday has a link of its own', () => {
  const world = new HabitWorld().add(16, MON_WED_FRI);
  expect(inShort(world.clearDrafts(18))).toEqual(['add q@2026-11-18', 'done q@2026-11-18']);
  world.clear(18);
  expect(world.xp).toBe(25);
  expect(world.chain).toMatchObject({ doneCount: 1, quest: { id: 'q@2026-11-18' } });
  expect(world.chain.isRootDone).toBeUndefined();
});

test('[HB2] scenario 4: 3 a week cleared offline on two days by two devices counts twice, in any order', () => {
  const base = new HabitWorld().add(2, aWeek(3));
  const [a, b] = [base.fork().clear(17), base.fork().clear(18)];
  for (const world of merged(base, a, b)) {
    expect(world.xp).toBe(50);
    expect(world.quest).toMatchObject({ id: 'q@2026-11-18', completed: true, streak: 2 });
    expect(world.standing(19)).toMatchObject({ kind: 'due', done: 2, times: 3 });
    const activity = world.document.dailyActivities.map(({ questsCompleted }) => questsCompleted);
    expect(activity).toEqual([1, 1]);
  }
});

test('[HB2] [HB3] scenario 5: both clear the same day: one key, paid once', () => {
  const base = new HabitWorld().add(2, aWeek(3));
  for (const world of merged(base, base.fork().clear(17), base.fork().clear(17))) {
    expect(world.log.filter(({ key }) => key === 'done:q@2026-11-17')).toHaveLength(1);
    expect(world).toMatchObject({ xp: 25, quest: { streak: 1 } });
  }
});

test('[HB2] scenario 6: once a week on two days is one link; the clear day is the first in order', () => {
  const base = new HabitWorld().add(9, ONCE_A_WEEK);
  const results = merged(base, base.fork().clear(17), base.fork().clear(18));
  expect(results.map(({ quest }) => quest.completedOn)).toEqual(['2026-11-17', '2026-11-18']);
  for (const { xp, quest, chain } of results) {
    expect(xp).toBe(25);
    expect(quest.id).toBe('q@2026-11-16');
    expect(hasDay(chain.otherDays, quest.completedOn ?? on(1))).toBe(true);
  }
});

test('[HB8] [HB21] scenario 7: three clears of three: later until the next week, and a run', () => {
  const world = new HabitWorld().add(16, aWeek(3)).clear(17, 18, 19);
  expect(world.standing(20)).toEqual({ kind: 'later', next: '2026-11-23' });
  expect(world.standing(23).kind).toBe('due');
  expect(world.run(23).run).toBe(1);
});

test('[HB20] scenario 8: the week in which a quest was made asks for its part and is never missed', () => {
  const world = new HabitWorld().add(21, aWeek(3));
  const cleared = world.fork().clear(22);
  const [slot] = judgedSlots(cleared.habit, judgedDay(23));
  expect(slot).toMatchObject({ need: 1, state: 'met' });
  expect(cleared.run(23).run).toBe(1);
  const [idle] = judgedSlots(world.habit, judgedDay(23));
  expect(idle?.state).toBe('neutral');
  expect(world.run(23).run).toBe(0);
});

function judgedDay(when: number): number {
  return Date.parse(on(when)) / 864e5;
}

test('[HB6] scenario 9: 3 to 4 a week on Wednesday asks 4 of this whole week', () => {
  const world = new HabitWorld()
    .add(9, aWeek(3))
    .clear(16, 17)
    .edit(18, { schedule: aWeek(4) });
  expect(world.standing(18)).toMatchObject({ kind: 'due', done: 2, times: 4 });
});

test('[HB6] [HB20] scenario 10: another kind of schedule cuts the week, which is then neutral', () => {
  const world = new HabitWorld().add(9, aWeek(3)).clear(9, 10, 11);
  world.edit(18, { schedule: EVERY_DAY }).clear(18);
  const states = judgedSlots(world.habit, judgedDay(19)).map(({ state }) => state);
  expect(states).toEqual(['met', 'neutral', 'met', 'open']);
  expect(world.run(19).run).toBe(2);
});

test('[HB21] [HB6] scenario 11: a change of schedule keeps run and shields', () => {
  const world = new HabitWorld().add(9, EVERY_DAY).clear(9, 10, 11, 12, 13, 14, 15, 16, 17);
  world.edit(18, { schedule: aWeek(3) });
  expect(world.run(18)).toEqual({ run: 9, best: 9, shields: 1 });
  expect(judgedSlots(world.habit, judgedDay(18)).at(-1)).toMatchObject({
    first: judgedDay(18),
    last: judgedDay(22),
    need: 2,
  });
});

test('[HB7] scenario 12: every 3 days has a round of three days', () => {
  const schedule = { per: 'span', days: 3, from: on(16) } as const;
  const world = new HabitWorld().add(16, schedule).clear(18, 19);
  expect(world.standing(20).kind).toBe('cleared');
  expect(world.standing(22).kind).toBe('due');
  expect(world.run(22).run).toBe(2);
});

test('[HB20] scenario 13: 4 a month with a week of rest needs 3', () => {
  const world = new HabitWorld().add('2027-02-01', { per: 'month', times: 4 });
  world.rest('2027-02-11', '2027-02-17');
  world.clear('2027-02-03', '2027-02-10', '2027-02-27');
  const [slot] = judgedSlots(world.habit, Date.parse('2027-03-01') / 864e5);
  expect(slot).toMatchObject({ need: 3, clears: 3, state: 'met', length: 28 });
});

test('[HB11] scenario 14: before dawn it is still the day before', () => {
  const world = new HabitWorld().add(16, EVERY_DAY).clear(16);
  const life = { ...world.document, settings: { ...world.document.settings, dawnHour: 4 } };
  const today = hunterDay(life, Date.parse('2026-11-18T02:30:00Z'), 0);
  expect(inShort(world.clearDrafts(today))).toEqual(['add q@2026-11-17', 'done q@2026-11-17']);
});

test('[HB8] scenario 15: a dawn hour changed in the day gives no second clear', () => {
  const world = new HabitWorld().add(16, EVERY_DAY).clear(17).record(17, { kind: 'hunter.login' });
  const dawn = { kind: 'hunter.settings', id: 'd', settings: { dawnHour: 4 } } as const;
  const { document } = world.record(17, dawn);
  const today = hunterDay(document, Date.parse('2026-11-18T02:00:00Z'), 0);
  expect(today).toBe('2026-11-17');
  expect(world.standing(today).kind).toBe('cleared');
});

test('[HB8] scenario 16: landing in the day before is still the day that has begun', () => {
  const world = new HabitWorld().add(16, EVERY_DAY).clear(17).record(17, { kind: 'hunter.login' });
  const today = hunterDay(world.document, Date.parse('2026-11-17T02:00:00Z'), -8 * 60);
  expect(today).toBe('2026-11-17');
  expect(world.standing(today).kind).toBe('cleared');
});

test('[HB19] scenario 17: a day that a flight leapt over is a rest day', () => {
  const world = new HabitWorld().add(12, EVERY_DAY).clear(12, 13, 14, 15, 16);
  const leaps = leapDrafts([on(17)]);
  expect(leaps).toMatchObject([{ id: 'leap.2026-11-17', from: '2026-11-17', to: '2026-11-17' }]);
  world.record(18, ...leaps).clear(18);
  expect(world.run(19)).toMatchObject({ run: 6 });
});

test('[HB9] scenario 18: a period that a wrong clock set a year ahead goes on, one link a day', () => {
  const ahead = new HabitWorld().add('2027-11-15', EVERY_DAY).record('2027-11-15', {
    ...(done({ kind: 'quest.remove', questId: 'other' }) as DraftOf<'quest.remove'>),
  });
  ahead.record('2027-11-15', {
    kind: 'quest.add',
    questId: linkId('q', day('2027-11-15')),
    quest: { ...ahead.quest, subtasks: [] },
  });
  ahead.clear('2027-11-15');
  const nowMs = Date.parse('2026-11-15T12:00:00.000Z');
  const skewMs = Date.parse('2027-11-15T12:00:00.000Z') - nowMs;
  const stored = new HabitWorld(
    ahead.log.map((command) => correctStamp(command, { nowMs, skewMs, dawnHour: 0 })),
  );
  expect(stored.quest).toMatchObject({ id: 'q@2027-11-15', completedOn: '2026-11-15' });
  const [here, there] = [stored.fork().clear(16), stored.fork().clear(17)];
  expect(here.quest.id).toBe('q@2027-11-16');
  expect(there.quest.id).toBe('q@2027-11-17');
  for (const world of merged(stored, here, there)) {
    expect(world.xp).toBe(75);
    expect(world.run(18).run).toBe(3);
  }
});

test('[HB11] scenario 19: a clock one day ahead is corrected by its skew, late days and rest with it', () => {
  const nowMs = Date.parse('2026-11-15T12:00:00.000Z');
  const server = { nowMs, skewMs: 864e5, dawnHour: 0 };
  const stamp = { at: '2026-11-16T12:00:00.000Z', day: on(16), utcOffsetMinutes: 0 };
  const world = new HabitWorld().add(14, EVERY_DAY);
  const [, clear] = world.clearDrafts(16);
  if (clear === undefined) throw new Error('nothing was cleared');
  expect(correctStamp(commandOf(clear, stamp), server).day).toBe('2026-11-15');
  const amount = { kind: 'quest.amount', id: 'm', questId: 'q', n: 1, forDay: on(15) } as const;
  expect(correctStamp(commandOf(amount, stamp), server)).toMatchObject({ forDay: on(14) });
  const rest = { kind: 'hunter.rest', id: 'r', from: on(16), to: on(20), isResting: true } as const;
  expect(correctStamp(commandOf(rest, stamp), server)).toMatchObject({ from: on(15), to: on(19) });
  const note = { kind: 'quest.note', id: 'n', questId: 'q', forDay: on(16), text: 'x' } as const;
  expect(correctStamp(commandOf(note, stamp), server)).toMatchObject({ forDay: on(15) });
});

test('[HB13] scenario 20: a late record of a daily heals its run', () => {
  const world = new HabitWorld().add(2, EVERY_DAY).clear(2, 3, 4, 5, 6, 7, 9, 10);
  expect(world.run(10)).toEqual({ run: 2, best: 6, shields: 0 });
  expect(lateHabitDays(world.habit, on(10))).toEqual(['2026-11-08']);
  expect(inShort(world.late(10, 8))).toEqual(['done q@2026-11-08 for 2026-11-08']);
  expect(world.run(10)).toEqual({ run: 9, best: 9, shields: 1 });
  expect(world.document.dailyActivities.find(({ date }) => date === on(8))?.xpEarned).toBe(25);
});

test('[HB13] scenario 21: recorded for Sunday, the last week is met and this one is untouched', () => {
  const world = new HabitWorld().add(9, aWeek(3)).clear(9, 11);
  world.late(16, 15);
  expect(world.run(16).run).toBe(1);
  expect(world.standing(16)).toMatchObject({ kind: 'due', done: 0, times: 3 });
});

test('[HB5] [HB20] scenario 43: a plain weekly brings its past along', () => {
  const world = new HabitWorld().add('2026-10-28', undefined, { frequency: 'weekly' });
  world.record('2026-10-28', ...world.clearDrafts('2026-10-28'));
  world.clear(4, 11, 17).edit(18, { schedule: aWeek(3) });
  expect(world.standing(18)).toMatchObject({ kind: 'due', done: 1, times: 3 });
  expect(world.run(18).run).toBe(3);
  expect(inShort(world.clearDrafts(18))).toEqual(['add q@2026-11-18', 'done q@2026-11-18']);
});

test('[HB9] [HB7] scenario 44: from twice to once a week the open link with its tick is the one', () => {
  const subtasks = [{ id: 's1', title: 'Shoes' }];
  const world = new HabitWorld().add(9, aWeek(2), { subtasks }).clear(9, 10);
  world.wake(17).record(17, { kind: 'quest.subtask', questId: 'q@2026-11-17', subtaskId: 's1' });
  world.edit(18, { schedule: ONCE_A_WEEK });
  expect(inShort(world.clearDrafts(18))).toEqual(['done q@2026-11-17']);
  world.clear(18);
  expect(world.quest).toMatchObject({ id: 'q@2026-11-17', completedOn: '2026-11-18' });
});

test('[HB8] [HB9] scenario 41: what an older app renewed on a day not asked for is later, then passed over', () => {
  const world = new HabitWorld().add(16, MON_WED_FRI).clear(16);
  const { quest } = world;
  world.record(17, {
    kind: 'quest.add',
    questId: 'q@2026-11-17',
    quest: { ...quest, subtasks: [] },
  });
  expect(world.standing(17)).toEqual({ kind: 'later', next: '2026-11-18' });
  expect(habitCounts(world.document, on(17))).toMatchObject({ due: 0, active: [] });
  expect(inShort(world.clearDrafts(18))).toEqual(['add q@2026-11-18', 'done q@2026-11-18']);
  expect(world.clear(18).xp).toBe(50);
});

test('[HB10] scenario 42: a raid begun before midnight clears the day it ends on; the day before can be recorded late', () => {
  const world = new HabitWorld().add(15, EVERY_DAY).clear(15).wake(16);
  expect(world.quest).toMatchObject({ id: 'q@2026-11-16', completed: false });
  expect(inShort(world.clearDrafts(17))).toEqual(['add q@2026-11-17', 'done q@2026-11-17']);
  world.clear(17);
  expect(inShort(world.late(17, 16))).toEqual(['done q@2026-11-16 for 2026-11-16']);
  expect(world.xp).toBe(75);
});
