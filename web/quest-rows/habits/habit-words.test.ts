import { expect, test } from 'vitest';
import { habitState } from '#rules/habits/habit-state.ts';
import { runOn } from '#rules/habits/run.ts';
import type { ChainPlan, QuestSchedule } from '#rules/habits/schedule.ts';
import { aWeek, EVERY_DAY, HabitWorld, MON_WED_FRI, on } from '#rules/testing/habit-world.ts';
import { figureWords, oneOf, stateWords } from './habit-words.ts';

/** The line under the title on a day of November 2026. */
function line({ document, quest }: HabitWorld, when: number): string {
  const state = habitState(document, quest, on(when));
  if (!state) return 'plain';
  const { state: first, often } = stateWords(state, runOn(state.habit, on(when)));
  return [first, often].filter(Boolean).join(' · ');
}

function tracked(schedule: QuestSchedule, plan: ChainPlan = {}): HabitWorld {
  return new HabitWorld().add(2, schedule, plan);
}

test('[HB8] a row says how its quest stands: its days, how many of the week, the last chance', () => {
  expect(line(tracked(MON_WED_FRI), 16)).toBe('Mon Wed Fri');
  expect(line(tracked(aWeek(3)).clear(16, 17), 18)).toBe('2 of 3 this week');
  expect(line(tracked(aWeek(3)).clear(16, 17), 22)).toBe('Last chance, 2 of 3');
});

test('[HB14] [HB16] amounts and limits say how far they are, and what is left to do', () => {
  const glasses = { kind: 'atLeast', target: 800, unit: 'glasses' } as const;
  const coffees = { kind: 'atMost', target: 200, unit: 'coffees' } as const;
  expect(line(tracked(EVERY_DAY, { goal: glasses }), 16)).toBe('0 / 8 glasses');
  expect(line(tracked(EVERY_DAY, { goal: coffees }).tap(16, 1, 'a'), 16)).toBe(
    '1 of 2 used · clear it tonight',
  );
  expect(line(tracked(EVERY_DAY, { goal: coffees }).tap(16, 3, 'a'), 16)).toBe('over by 1');
});

test('[HB19] a rest day says that the run is kept only if there is one', () => {
  expect(line(tracked(EVERY_DAY).rest(16, 16, 16), 16)).toBe('Rest day');
  expect(line(tracked(EVERY_DAY).clear(14, 15).rest(16, 16, 16), 16)).toBe('Rest day · run kept');
});

test('[HB23] an opened row tells how often its quest is asked for and its run', () => {
  const words = (schedule: QuestSchedule | undefined, run: number, shields: number) =>
    figureWords(schedule, { run, shields, best: run }).join(' · ');
  expect(words(MON_WED_FRI, 7, 1)).toBe('Mon Wed Fri · 7 in a row, 1 shield');
  expect(words(aWeek(3), 0, 0)).toBe('3 times a week · No run yet');
  expect(words(undefined, 0, 0)).toBe('No run yet');
});

test.each([
  ['glasses', 'glass'],
  ['pages', 'page'],
  ['boxes', 'box'],
  ['min', 'min'],
  ['press', 'press'],
])('[HB14] one of %s is a %s', (unit, one) => {
  expect(oneOf(unit)).toBe(one);
});
