import { expect, test } from 'vitest';
import { dayNumber } from '#rules/activity/local-date.ts';
import { runSteps } from '#rules/habits/run.ts';
import type { QuestSchedule } from '#rules/habits/schedule.ts';
import { judgedSlots } from '#rules/habits/slots.ts';
import { aWeek, EVERY_DAY, HabitWorld, MON_WED_FRI, on } from '#rules/testing/habit-world.ts';
import { clearsByPart, partOfDay } from './quest-log.ts';
import { goalWords, slotName, standingWords } from './quest-words.ts';
import { slotWords } from './slot-words.ts';

test('[HB31] a goal and a standing are told in words', () => {
  expect(goalWords({ kind: 'atLeast', target: 250, unit: 'km' })).toBe('at least 2.5 km');
  expect(goalWords({ kind: 'atMost', target: 200, unit: 'cups' })).toBe('at most 2 cups');
  const words = (world: HabitWorld, when: number, schedule: QuestSchedule) =>
    standingWords(world.standing(when), schedule);
  const three = new HabitWorld().add(2, aWeek(3)).clear(16, 17);
  expect(words(three, 18, aWeek(3))).toBe('2 of 3 this week.');
  expect(words(three, 22, aWeek(3))).toBe('2 of 3 this week: each day that is left counts.');
  const days = new HabitWorld().add(16, MON_WED_FRI).clear(16);
  expect(words(days, 17, MON_WED_FRI)).toBe('Next on Wednesday 18 November.');
  expect(words(days.rest(18, 18), 18, MON_WED_FRI)).toContain('A rest day');
});

/** Each slot as the page tells it, newest first. */
function told(world: HabitWorld, when: number): string[] {
  return runSteps(judgedSlots(world.habit, dayNumber(on(when))))
    .map((step) => {
      const { word, detail } = slotWords(world.habit, step);
      return `${slotName(step.slot)}: ${word}. ${detail}`;
    })
    .reverse();
}

test('[HB31] the slots say why the run is what it is: met, missed, resting and open, shields earned and spent', () => {
  const world = new HabitWorld().add(2, EVERY_DAY).clear(2, 3, 4, 5, 6, 7, 8).rest(11, 11);
  expect(told(world, 12).slice(0, 5)).toEqual([
    'Thu 12 Nov: Open. Still open.',
    'Wed 11 Nov: Rest. Nothing was asked.',
    'Tue 10 Nov: Missed. No clear. A new run begins after it.',
    'Mon 9 Nov: Missed. No clear. A shield held the run: 0 left.',
    'Sun 8 Nov: Met. Cleared. A shield earned: 1 held.',
  ]);
});

test('[HB31] a week says what it needed, less for days of rest, and one that was not whole is not counted', () => {
  const world = new HabitWorld().add(4, aWeek(3)).clear(4, 9, 10).rest(13, 15, 9);
  expect(told(world, 16)).toEqual([
    '16 Nov to 22 Nov: Open. 0 clears, 3 needed.',
    '9 Nov to 15 Nov: Met. 2 clears, 2 needed (3 but for the days of rest).',
    '4 Nov to 8 Nov: Not counted. 1 clear in a time that was not whole.',
  ]);
});

test('[HB31] a week that began late needed less, and says why', () => {
  const world = new HabitWorld().add(7, aWeek(3)).clear(7);
  expect(told(world, 9)[1]).toBe('7 Nov to 8 Nov: Met. 1 clear, 1 needed (3 in a whole one).');
});

test('[HB31] a month has its name, and an archived time is told as such', () => {
  const world = new HabitWorld().add('2026-10-01', { per: 'month', times: 1 }).clear('2026-10-09');
  expect(told(world, 2)[1]).toBe('October 2026: Met. 1 clear, 1 needed.');
  const away = new HabitWorld().add(2, EVERY_DAY).clear(2).edit(3, { isArchived: true });
  expect(told(away, 4)[1]).toBe('Tue 3 Nov: Archived. Nothing was asked while it was put away.');
});

test('[HB31] the part of the day is that of the clock on the wall where it was done; a late record has none', () => {
  const at = '2026-11-16T20:30:00.000Z';
  expect(partOfDay({ at, utcOffsetMinutes: 0 })).toBe('Evening');
  expect(partOfDay({ at, utcOffsetMinutes: 9 * 60 })).toBe('Morning');
  expect(partOfDay({ at, utcOffsetMinutes: 5 * 60 })).toBe('Night');
  expect(partOfDay({ at, utcOffsetMinutes: -8 * 60 })).toBe('Afternoon');
  const world = new HabitWorld().add(14, EVERY_DAY).clear(14);
  world.late(16, 15);
  const clears = world.log.flatMap((command) => (command.kind === 'quest.done' ? command : []));
  expect(clears).toHaveLength(2);
  expect([...clearsByPart(clears)]).toEqual([['Afternoon', 1]]);
});
