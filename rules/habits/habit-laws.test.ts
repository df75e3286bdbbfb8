import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayNumber, localDateOf } from '#rules/activity/local-date.ts';
import {
  anyCalendar,
  anyIndex,
  anySchedule,
  type Calendar,
  dayAt,
  habitOfCalendar,
} from '#rules/testing/habit-arbitraries.ts';
import { sample } from '#rules/testing/sample.ts';
import { type Habit, stretchOn } from './calendar.ts';
import { type Run, runOf } from './run.ts';
import { type JudgedSlot, judgedSlots, roundOf, slotOf } from './slots.ts';
import { strengthCurve, strengthOn } from './strength.ts';
import { withTerms } from './terms.ts';

const MANY = { numRuns: sample(120, 1_000) };

type Walk = (slots: readonly JudgedSlot[]) => Run;

function run(calendar: Calendar, today: number): Run {
  return runOf(judgedSlots(habitOfCalendar(calendar), dayNumber(dayAt(today))));
}

function strength(calendar: Calendar, today: number): number {
  return strengthOn(habitOfCalendar(calendar), dayAt(today));
}

test('[HB6] [HB7] every day lies in exactly one slot and in its own round', () => {
  fc.assert(
    fc.property(anyCalendar, anyIndex, (calendar, index) => {
      const habit = habitOfCalendar(calendar);
      const today = dayNumber(dayAt(index));
      const slots = judgedSlots(habit, today);
      for (let on = habit.began; on <= today; on += 1) {
        expect(slots.filter(({ first, last }) => first <= on && on <= last)).toHaveLength(1);
        const { first, last } = roundOf(habit, on);
        expect(first <= on && on <= last).toBe(true);
      }
    }),
    MANY,
  );
});

test('[HB7] two rounds are equal or disjoint, and a round lies in one slot', () => {
  fc.assert(
    fc.property(anyCalendar, anyIndex, anyIndex, (calendar, one, other) => {
      const habit = habitOfCalendar(calendar);
      const [a, b] = [one, other].map((index) => roundOf(habit, dayNumber(dayAt(index))));
      if (a === undefined || b === undefined) throw new Error('two days');
      const isSame = a.first === b.first && a.last === b.last;
      expect(isSame || a.last < b.first || b.last < a.first).toBe(true);
      const slot = slotOf(habit, dayNumber(dayAt(one)));
      expect(slot && slot.first <= a.first && a.last <= slot.last).toBe(true);
    }),
    MANY,
  );
});

test('[HB19] [HB21] marking a rest day never lowers run or shields', () => {
  fc.assert(
    fc.property(anyCalendar, anyIndex, anyIndex, (calendar, resting, today) => {
      const before = run(calendar, today);
      const after = run({ ...calendar, rests: [...calendar.rests, dayAt(resting)] }, today);
      return after.run >= before.run && after.shields >= before.shields;
    }),
    { numRuns: sample(250, 2_500) },
  );
});

/** Days of which six of seven were met, and one that was missed or will be. */
const denseDays = fc
  .array(fc.nat({ max: 6 }), { minLength: 20, maxLength: 60 })
  .map((luck) => luck.map((one) => (one > 0 ? 'met' : 'missed')));

/** A miss that becomes neutral, as a rest day makes it, lowers nothing. */
function healingLowersNothing(walk: Walk) {
  return fc.property(denseDays, fc.nat(), (states, which) => {
    const misses = states.flatMap((state, index) => (state === 'missed' ? index : []));
    const healed = misses[which % Math.max(1, misses.length)] ?? -1;
    const before = walk(states.map(slotWith));
    const after = walk(states.map((state, at) => slotWith(at === healed ? 'neutral' : state)));
    return after.run >= before.run && after.shields >= before.shields;
  });
}

function slotWith(state: JudgedSlot['state']): JudgedSlot {
  const schedule = { per: 'day' } as const;
  return { first: 0, last: 0, length: 1, schedule, times: 1, clears: 0, need: 1, state };
}

test('[HB21] a miss that a rest day heals lowers nothing in a long run', () => {
  fc.assert(healingLowersNothing(runOf), { numRuns: sample(1_000, 10_000) });
});

/** A fault: shields go on being counted while two are held. */
function countsOn(slots: readonly JudgedSlot[]): Run {
  let [length, shields, count] = [0, 0, 0];
  for (const { state } of slots) {
    if (state === 'met') [length, count] = [length + 1, count + 1];
    if (count === 7) [shields, count] = [Math.min(2, shields + 1), 0];
    if (state !== 'missed') continue;
    if (shields === 0) [length, count] = [0, 0];
    shields = Math.max(0, shields - 1);
  }
  return { run: length, best: length, shields };
}

test('[HB21] the law catches shields that are counted on while two are held', () => {
  expect(fc.check(healingLowersNothing(countsOn), { numRuns: 5_000, seed: 21 }).failed).toBe(true);
});

test('[HB21] one clear more, late or not, never lowers run or shields', () => {
  fc.assert(
    fc.property(anyCalendar, anyIndex, anyIndex, (calendar, cleared, today) => {
      const before = run(calendar, today);
      const more = { ...calendar, clears: [...calendar.clears, dayAt(cleared)] };
      const after = run(more, today);
      expect(after.run).toBeGreaterThanOrEqual(before.run);
      expect(after.shields).toBeGreaterThanOrEqual(before.shields);
    }),
    MANY,
  );
});

test('[HB22] one clear more never lowers the strength, on a rest day either', () => {
  fc.assert(
    fc.property(anyCalendar, anyIndex, anyIndex, (calendar, cleared, today) => {
      const more = { ...calendar, clears: [...calendar.clears, dayAt(cleared)] };
      const gained = strength(more, today) - strength(calendar, today);
      expect(gained).toBeGreaterThanOrEqual(-1e-12);
    }),
    { numRuns: sample(300, 3_000) },
  );
});

test('[HB21] [HB22] figures stay in their bounds', () => {
  fc.assert(
    fc.property(anyCalendar, anyIndex, (calendar, today) => {
      const figures = run(calendar, today);
      const slots = judgedSlots(habitOfCalendar(calendar), dayNumber(dayAt(today)));
      const met = slots.filter(({ state }) => state === 'met').length;
      expect(figures.shields).toBeGreaterThanOrEqual(0);
      expect(figures.shields).toBeLessThanOrEqual(2);
      expect(figures.run).toBeLessThanOrEqual(figures.best);
      expect(figures.best).toBeLessThanOrEqual(met);
      expect(strength(calendar, today)).toBeGreaterThanOrEqual(0);
      expect(strength(calendar, today)).toBeLessThanOrEqual(1);
    }),
    MANY,
  );
});

test('[HB22] strength stands still over a rest day without a clear, and knows no week start', () => {
  fc.assert(
    fc.property(anyCalendar, anyIndex, (calendar, today) => {
      const isQuiet = !calendar.clears.includes(dayAt(today));
      const rested = { ...calendar, rests: [...calendar.rests, dayAt(today)] };
      const curve = strengthCurve(habitOfCalendar(rested), dayAt(today + 1));
      if (isQuiet) expect(curve[today]).toBe(curve[today - 1] ?? 0);
      const flip = { monday: 'sunday', sunday: 'monday' } as const;
      const flipped = { ...calendar, weekStart: flip[calendar.weekStart] };
      expect(strength(flipped, today)).toBe(strength(calendar, today));
    }),
    MANY,
  );
});

test('[HB28] to archive a quest and revive it at once changes no figure', () => {
  fc.assert(
    fc.property(anyCalendar, anyIndex, anyIndex, (calendar, at, today) => {
      const wasArchived = stretchOn(habitOfCalendar(calendar), dayNumber(dayAt(at))).isArchived;
      if (wasArchived || calendar.terms.some(({ isArchived }) => isArchived !== undefined)) return;
      const archived = withTerms(calendar.terms, dayAt(at), { isArchived: true });
      const revived = withTerms(archived, dayAt(at), { isArchived: false });
      const again = { ...calendar, terms: revived };
      expect(run(again, today)).toEqual(run(calendar, today));
      expect(strength(again, today)).toBe(strength(calendar, today));
    }),
    MANY,
  );
});

type Edit = typeof withTerms;

function pastStands(edit: Edit) {
  return fc.property(anyCalendar, anySchedule, anyIndex, (calendar, schedule, at) => {
    const before = habitOfCalendar(calendar);
    const after = habitOfCalendar({
      ...calendar,
      terms: edit(calendar.terms, dayAt(at), { schedule }),
    });
    const last = dayNumber(dayAt(at)) - 1;
    const said = (habit: Habit) => JSON.stringify(stretchOn(habit, last).schedule);
    return said(before) === said(after) && JSON.stringify(schedule) === saidOn(after, last + 1);
  });
}

function saidOn(habit: Habit, day: number): string {
  return JSON.stringify(stretchOn(habit, day).schedule);
}

test('[HB5] an edit of terms holds from its day on and leaves the days before it as they were', () => {
  fc.assert(pastStands(withTerms), MANY);
});

test('[HB5] the law catches terms that rewrite the past', () => {
  const rewrites: Edit = (entries, from, said) => withTerms(entries, addDays(from, -30), said);
  expect(fc.check(pastStands(rewrites), { numRuns: 500 }).failed).toBe(true);
});

test('[HB5] of two edits of a field the last in order wins from its day on', () => {
  const once = withTerms([], dayAt(20), { isArchived: true, goal: null });
  const twice = withTerms(once, dayAt(10), { isArchived: false });
  expect(twice).toEqual([
    { from: dayAt(10), isArchived: false },
    { from: dayAt(20), goal: null },
  ]);
});

test('[HB5] more than forty entries lose none of what holds today', () => {
  const schedule = { per: 'month', times: 2 } as const;
  let terms = withTerms([], dayAt(0), { schedule });
  for (let index = 1; index <= 60; index += 1) {
    terms = withTerms(terms, dayAt(index), { isArchived: index % 2 === 0 });
  }
  expect(terms).toHaveLength(40);
  expect(terms[0]).toMatchObject({ schedule });
  expect(localDateOf(dayNumber(dayAt(3)))).toBe(dayAt(3));
});
