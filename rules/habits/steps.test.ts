import { expect, test } from 'vitest';
import { aWeek, days, EVERY_DAY, HabitWorld, on } from '#rules/testing/habit-world.ts';
import { paceOn } from './steps.ts';

test('[FG39] a step of another kind than an amount is due by the same met days, goal or not', () => {
  const world = new HabitWorld().add(2, EVERY_DAY).clear(...days(2, 11));
  expect(paceOn(world.habit, on(11)).isStepDue).toBe(false);
  expect(paceOn(world.habit, on(12)).isStepDue).toBe(true);
  expect(paceOn(world.habit, on(14)).isStepDue).toBe(false);
});

test('[FG39] weeks before today without a clear are counted; weeks of rest, or before it began, are none', () => {
  const world = new HabitWorld().add(2, EVERY_DAY).clear(...days(2, 11));
  const missed = (when: number, some = world) => paceOn(some.habit, on(when)).missedWeeks;
  expect([12, 18, 19, 25, 26].map((when) => missed(when))).toEqual([0, 0, 1, 1, 2]);
  expect(missed(26, world.fork().clear(20))).toBe(0);
  expect(missed(26, world.fork().clear(18))).toBe(1);
  expect(missed(26, world.fork().rest(12, 18, 12))).toBe(1);
  expect(missed(26, world.fork().rest(19, 25, 19))).toBe(0);
  expect(missed(26, new HabitWorld().add(20, EVERY_DAY))).toBe(0);
  expect(missed(26, new HabitWorld().add(2, aWeek(2)))).toBe(3);
});
