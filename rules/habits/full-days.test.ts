import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import { adding } from '#rules/testing/builders.ts';
import {
  anyCalendar,
  anyIndex,
  type Calendar,
  dayAt,
  habitOfCalendar,
} from '#rules/testing/habit-arbitraries.ts';
import { aWeek, days, EVERY_DAY, HabitWorld, on } from '#rules/testing/habit-world.ts';
import { type Habit, stretchOn } from './calendar.ts';
import { type FullDays, fullDays } from './full-days.ts';
import { habitIn } from './habit-board.ts';
import { isFreeDay, slotOf } from './slots.ts';

const MANY = { numRuns: 300 };
const someCalendars = fc.array(anyCalendar, { minLength: 1, maxLength: 3 });

function fullDaysOf(calendars: readonly Calendar[], today: number): FullDays {
  return fullDays(calendars.map(habitOfCalendar), dayAt(today));
}

test('[HB30] full days go on over a rest day, end with a day that was left open, and today counts once it is full', () => {
  const world = new HabitWorld().add(2, EVERY_DAY).clear(...days(2, 4));
  const on5 = () => fullDays([world.habit], on(5));
  expect(on5()).toEqual({ run: 3, best: 3 });
  world.rest(5, 5).clear(6, 7);
  expect(fullDays([world.habit], on(7))).toEqual({ run: 5, best: 5 });
  expect(fullDays([world.habit], on(8))).toEqual({ run: 5, best: 5 });
  expect(fullDays([world.habit], on(9))).toEqual({ run: 0, best: 5 });
  world.late(9, 8);
  expect(fullDays([world.habit], on(9))).toEqual({ run: 6, best: 6 });
});

test('[HB30] a day is full when all of its quests are; a limit holds none open, and a week asks until it has its clears', () => {
  const world = new HabitWorld()
    .add(2, aWeek(2))
    .record(2, adding('daily', { schedule: EVERY_DAY, renewal: 'dawn' }))
    .record(
      2,
      adding('coffee', {
        schedule: EVERY_DAY,
        goal: { kind: 'atMost', target: 200, unit: 'cups' },
      }),
    );
  const habits = () => ['q', 'daily', 'coffee'].map((id) => habitIn(world.document, id));
  const daily = (when: number) =>
    world.record(when, adding(`daily@${on(when)}`), {
      kind: 'quest.past',
      id: `p${when}`,
      questId: 'daily',
      days: [on(when)],
    });
  for (const when of days(2, 5)) daily(when);
  expect(fullDays(habits(), on(5))).toEqual({ run: 0, best: 0 });
  world.clear(2, 3);
  expect(fullDays(habits(), on(5))).toEqual({ run: 4, best: 4 });
});

/** One day after the other, each with what was known of it in the evening. */
function countedByHand(habits: readonly Habit[], today: LocalDate): FullDays {
  let [run, best] = [0, 0];
  const now = dayNumber(today);
  for (let day = dayNumber(dayAt(0)) - 1; day <= now; day += 1) {
    const parts = habits.map((habit) => {
      const slot = slotOf(habit, day);
      if (slot === undefined) return 'out';
      if (habit.clears.has(day)) return 'cleared';
      const before = [...habit.clears].filter((one) => slot.first <= one && one < day);
      const isLimit = stretchOn(habit, day).goal?.kind === 'atMost';
      return isFreeDay(habit, day) && !isLimit && before.length < slot.times ? 'open' : 'out';
    });
    if (parts.includes('open')) run = day === now ? run : 0;
    else if (parts.includes('cleared')) run += 1;
    best = Math.max(best, run);
  }
  return { run, best };
}

test('[HB30] full days are what a count by hand, day by day, finds', () => {
  fc.assert(
    fc.property(someCalendars, anyIndex, (calendars, today) => {
      const habits = calendars.map(habitOfCalendar);
      expect(fullDays(habits, dayAt(today))).toEqual(countedByHand(habits, dayAt(today)));
    }),
    MANY,
  );
});

test('[HB30] marking a rest day, or one clear more, never lowers full days', () => {
  fc.assert(
    fc.property(someCalendars, anyIndex, anyIndex, (calendars, changed, today) => {
      const before = fullDaysOf(calendars, today);
      const day = dayAt(changed);
      const resting = calendars.map((one) => ({ ...one, rests: [...one.rests, day] }));
      const cleared = calendars.map((one, at) =>
        at === 0 ? { ...one, clears: [...one.clears, day] } : one,
      );
      for (const after of [fullDaysOf(resting, today), fullDaysOf(cleared, today)]) {
        expect(after.run).toBeGreaterThanOrEqual(before.run);
        expect(after.best).toBeGreaterThanOrEqual(before.best);
      }
    }),
    MANY,
  );
});
