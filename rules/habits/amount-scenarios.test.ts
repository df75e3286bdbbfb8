import { expect, test } from 'vitest';
import { fold } from '#rules/commands/apply.ts';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { focusing } from '#rules/testing/builders.ts';
import {
  days,
  EVERY_DAY,
  HabitWorld,
  inShort,
  merged,
  ONCE_A_WEEK,
  on,
} from '#rules/testing/habit-world.ts';
import {
  blockAmountDraft,
  clearDrafts,
  clearRefusal,
  missingBlocks,
  questOfAct,
  tapDrafts,
  tickDrafts,
  undoTapDraft,
} from './act-drafts.ts';
import { lateHabitDays } from './late-habits.ts';
import type { QuestGoal } from './schedule.ts';
import { goalOn, progressOn } from './standing.ts';

const GLASSES: QuestGoal = { kind: 'atLeast', target: 800, unit: 'glasses' };
const COFFEES: QuestGoal = { kind: 'atMost', target: 200, unit: 'cups' };
const MINUTES: QuestGoal = { kind: 'atLeast', target: 5_000, unit: 'min' };

function drinking(): HabitWorld {
  return new HabitWorld().add(16, EVERY_DAY, { goal: GLASSES });
}

test('[HB14] [HB15] scenario 25: what two devices tapped offline adds up; the last glass clears', () => {
  const base = drinking();
  for (const world of merged(base, base.fork().tap(16, 3, 'a'), base.fork().tap(16, 4, 'b'))) {
    expect(world.progress(16)).toBe('7 of 8');
    expect(world.xp).toBe(0);
    const tap = tapDrafts(world.habit, world.quest, on(16), { id: 'c', n: 100 });
    expect(inShort(tap.drafts)).toEqual(['amount q c 100', 'done q']);
    expect(tap.clears).toBe(true);
    expect(world.record(16, ...tap.drafts).progress(16)).toBe('8 of 8');
    expect(world.xp).toBe(25);
  }
});

test('[HB15] scenario 26: a target that two devices reached together waits for the hunter, and is not topped up', () => {
  const base = drinking();
  for (const world of merged(base, base.fork().tap(16, 5, 'a'), base.fork().tap(16, 5, 'b'))) {
    expect(world.progress(16)).toBe('10 of 8');
    expect(goalOn(world.habit, on(16))?.isKept).toBe(true);
    expect(world.xp).toBe(0);
    const more = tapDrafts(world.habit, world.quest, on(16), { id: 'c', n: 100 });
    expect(more.clears).toBe(false);
    expect(inShort(world.clearDrafts(16))).toEqual(['done q']);
    expect(world.clear(16).xp).toBe(25);
  }
});

test('[HB15] scenario 27: two devices that complete it below the target top up once', () => {
  const base = drinking().tap(16, 5, 'a');
  for (const world of merged(base, base.fork().clear(16), base.fork().clear(16))) {
    expect(world.log.filter(({ key }) => key === 'amt:top.q')).toHaveLength(1);
    expect(world.progress(16)).toBe('8 of 8');
    expect(world.xp).toBe(25);
  }
});

test('[HB15] a top-up larger than one amount may be is several, and none is made under an id that is too long', () => {
  const goal = { ...GLASSES, target: 2_500_000 };
  const world = new HabitWorld().add(16, EVERY_DAY, { goal });
  expect(inShort(world.clearDrafts(16))).toEqual([
    'amount q top.q 1000000',
    'amount q top1.q 1000000',
    'amount q top2.q 500000',
    'done q',
  ]);
  const long = { ...world.quest, id: 'q'.repeat(78) };
  const clear = clearDrafts(world.habit, long, on(16));
  expect(clear.ok && clear.value.drafts).toHaveLength(1);
});

test('[HB13] [HB10] [HB22] scenario 28: yesterday counts in part; a late record tops up yesterday', () => {
  const world = new HabitWorld().add(15, EVERY_DAY, { goal: GLASSES }).tap(15, 5, 'a');
  expect(world.progress(16)).toBe('0 of 8');
  expect(world.strength(16)).toBe(3.2);
  expect(world.fork().clear(15).strength(16)).toBe(5.2);
  const drafts = world.late(16, 15);
  expect(inShort(drafts)).toEqual([
    'amount q top.q 300',
    'done q for 2026-11-15',
    'add q@2026-11-16',
  ]);
  expect(drafts[0]).toMatchObject({ forDay: '2026-11-15' });
  expect(world.progress(15)).toBe('8 of 8');
  expect(world.strength(16)).toBe(5.2);
});

test('[HB17] scenario 29: a tap is taken back once, however many devices do so', () => {
  const base = drinking().tap(16, 1, 'a');
  const undo = undoTapDraft({ id: 'a', questId: 'q', n: 100 }, on(16), on(16));
  for (const world of merged(base, base.fork().record(16, undo), base.fork().record(16, undo))) {
    expect(world.log.at(-1)?.key).toBe('amt:undo.a');
    expect(world.progress(16)).toBe('0 of 8');
  }
  const nextDay = undoTapDraft({ id: 'a', questId: 'q', n: 100 }, on(16), on(17));
  expect(base.record(17, nextDay).progress(16)).toBe('0 of 8');
});

test('[HB17] below the target again after the clear, the clear stays', () => {
  const world = drinking().tap(16, 8, 'a');
  expect(world.quest.completed).toBe(true);
  world.record(16, undoTapDraft({ id: 'a', questId: 'q', n: 800 }, on(16), on(16)));
  expect(world).toMatchObject({ xp: 25, quest: { completed: true } });
  expect(world.progress(16)).toBe('0 of 8');
});

test('[HB16] scenario 30: going over a limit after the clear takes nothing back but half of the day', () => {
  const world = new HabitWorld().add(16, EVERY_DAY, { goal: COFFEES }).tap(16, 1, 'a').clear(16);
  expect(world.strength(17)).toBe(5.2);
  world.tap(16, 2, 'b');
  expect(world).toMatchObject({ xp: 25, quest: { completed: true } });
  expect(world.progress(16)).toBe('3 of 2');
  expect(world.strength(17)).toBe(2.6);
});

test('[HB16] scenario 31: over the limit it cannot be completed, nor recorded late; the slot is missed', () => {
  const world = new HabitWorld().add(8, EVERY_DAY, { goal: COFFEES }).clear(...days(8, 14));
  world.tap(15, 3, 'a');
  expect(clearRefusal(world.habit, on(15))).toBe('over-limit');
  expect(clearDrafts(world.habit, world.quest, on(15))).toEqual({
    ok: false,
    failure: 'over-limit',
  });
  expect(lateHabitDays(world.habit, on(16))).toEqual([]);
  expect(world.run(15)).toMatchObject({ run: 7, shields: 1 });
  expect(world.run(16)).toMatchObject({ run: 7, shields: 0 });
  expect(world).toMatchObject({ xp: 175, quest: { streak: 7 } });
});

test('[HB15] scenario 32: with an open step the target completes nothing', () => {
  const subtasks = ['s1', 's2'].map((id) => ({ id, title: id }));
  const world = new HabitWorld().add(16, EVERY_DAY, { goal: GLASSES, subtasks });
  world.record(16, ...tickDrafts(world.habit, world.quest, on(16), 's1'));
  world.tap(16, 8, 'a');
  expect(world).toMatchObject({ xp: 0, quest: { completed: false } });
  expect(world.progress(16)).toBe('8 of 8');
  world.record(16, ...tickDrafts(world.habit, world.quest, on(16), 's2'));
  expect(inShort(world.clearDrafts(16))).toEqual(['done q']);
});

test('[HB10] [HB9] the card of a passed-over link shows the new round: no step ticked, a tick makes its link', () => {
  const subtasks = [{ id: 's1', title: 's1' }];
  const world = new HabitWorld().add(16, EVERY_DAY, { subtasks });
  world.record(16, ...tickDrafts(world.habit, world.quest, on(16), 's1'));
  const card = questOfAct(world.habit, world.quest, on(17));
  expect(card).toMatchObject({ id: 'q@2026-11-17', subtasks: [{ isCompleted: false }] });
  expect(inShort(tickDrafts(world.habit, world.quest, on(17), 's1'))).toEqual([
    'add q@2026-11-17',
    'subtask q@2026-11-17',
  ]);
});

test('[HB18] scenario 33: focus blocks feed a goal in minutes; the end of the raid clears it without a top-up', () => {
  const world = new HabitWorld().add(16, EVERY_DAY, { goal: MINUTES });
  expect(missingBlocks(world.habit, on(16))).toBe(2);
  for (const block of ['b1', 'b2', 'b2']) {
    const amount = blockAmountDraft(world.quest, block);
    if (amount === undefined) throw new Error('a goal in minutes is fed');
    world.record(16, focusing(block), amount);
  }
  expect(world.progress(16)).toBe('50 of 50');
  expect(missingBlocks(world.habit, on(16))).toBeUndefined();
  expect(inShort(world.clearDrafts(16))).toEqual(['done q']);
  expect(world.clear(16).xp).toBe(125);
  expect(blockAmountDraft({ ...world.quest, goal: GLASSES }, 'b3')).toBeUndefined();
});

test('[HB14] scenario 40: amounts of a log that is read twice count once', () => {
  const { log } = drinking().tap(16, 7, 'a');
  const twice = new HabitWorld([...log, ...log]);
  expect(twice.progress(16)).toBe('7 of 8');
  const again = fold(twice.document, log);
  expect(again.settledAmounts).toEqual(['a']);
  expect(fold(EMPTY_DOCUMENT, [...log, ...log]).settledAmounts).toEqual(['a']);
});

test('[HB14] [HB7] the amount of a week is gathered in its round; a milestone counts everything', () => {
  const goal = { ...GLASSES, target: 1_000 };
  const week = new HabitWorld().add(16, ONCE_A_WEEK, { goal }).tap(16, 4, 'a').tap(18, 5, 'b');
  expect(week.progress(20)).toBe('9 of 10');
  expect(week.progress(23)).toBe('0 of 10');
  const book = new HabitWorld().add(2, undefined, { frequency: 'milestone', goal });
  book.tap(2, 4, 'a').tap(16, 5, 'b');
  expect(book.progress(23)).toBe('9 of 10');
  expect(book.standing(23).kind).toBe('due');
  expect(inShort(book.tap(23, 1, 'c').log.slice(-2))).toEqual(['amount q c 100', 'done q']);
  expect(book.standing(24).kind).toBe('cleared');
});

test('[HB14] progress is never shown below 0, though the sum may be', () => {
  const world = drinking().tap(16, -3, 'a');
  expect(progressOn(world.habit, on(16))).toBe(0);
  expect(world.tap(16, 5, 'b').progress(16)).toBe('2 of 8');
});

test('[HB14] fifteen months of amounts are kept, the total for ever', () => {
  const world = new HabitWorld().add('2025-08-01', EVERY_DAY, { goal: GLASSES });
  world.tap('2025-08-31', 1, 'a').tap('2025-09-01', 1, 'b').tap(1, 1, 'c');
  const months = ['2025-09', '2026-11'];
  expect(Object.keys(world.chain.amounts ?? {})).toEqual(months);
  expect(world.chain.amountTotal).toBe(300);
});
