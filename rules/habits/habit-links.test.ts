import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasDay, NO_DAYS } from '#rules/activity/day-set.ts';
import { addDays, dayNumber, type LocalDate, localDateOf } from '#rules/activity/local-date.ts';
import { fold } from '#rules/commands/apply.ts';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { openDocument, storedDocument } from '#rules/document/stored-document.ts';
import type { Chain } from '#rules/quest/chain.ts';
import { linkId, periodOf } from '#rules/quest/quest-id.ts';
import { aQuest, day } from '#rules/testing/builders.ts';
import { anySchedule } from '#rules/testing/habit-arbitraries.ts';
import {
  aWeek,
  EVERY_DAY,
  HabitWorld,
  MON_WED_FRI,
  ONCE_A_WEEK,
  on,
} from '#rules/testing/habit-world.ts';
import { habitOf, windowOf } from './calendar.ts';
import { habitRenewals, sectionsOf } from './habit-board.ts';
import { lateHabitDays } from './late-habits.ts';
import { linkOfAct } from './link-of-act.ts';
import { type Run, runOn } from './run.ts';
import { frequencyOf, type QuestSchedule } from './schedule.ts';
import { plainEdits, restBounds, scheduleEdits, weekSchedule } from './term-drafts.ts';

/** What a hunter does on the days of a month: clears, records late, edits, rests, or nothing. */
const anyLife = fc.array(
  fc.oneof(
    fc.constant('clear' as const),
    fc.constant('late' as const),
    fc.constant('rest' as const),
    fc.constant('idle' as const),
    anySchedule,
  ),
  { maxLength: 40 },
);

type Doing = 'clear' | 'late' | 'rest' | 'idle' | QuestSchedule;

function live(schedule: QuestSchedule, life: readonly Doing[]) {
  const world = new HabitWorld().add(1, schedule);
  const seen = life.map((what, index) => {
    const today = addDays(on(1), index);
    spend(world.wake(today), what, today);
    return periodOf(world.quest.id);
  });
  return { world, seen };
}

function spend(world: HabitWorld, what: Doing, today: LocalDate): void {
  if (what === 'rest') world.rest(today, today);
  if (typeof what === 'object') world.edit(today, { schedule: what });
  if (what === 'late') {
    for (const missed of lateHabitDays(world.habit, today)) world.late(today, missed);
  }
  if (what === 'clear' && world.standing(today).kind !== 'cleared') clearAnew(world, today);
}

function clearAnew(world: HabitWorld, today: LocalDate): void {
  const period = periodOf(linkOfAct(world.habit, world.quest, today).questId);
  const { isRootDone = false, donePeriods } = world.chain;
  expect(period === '' ? isRootDone : hasDay(donePeriods, period)).toBe(false);
  world.clear(today);
  expect(world.standing(today).kind).toBe('cleared');
}

test('[HB9] the link chosen is never done before, each act pays, and the shown period never falls', () => {
  fc.assert(
    fc.property(anySchedule, anyLife, (schedule, life) => {
      const { world, seen } = live(schedule, life);
      expect(seen).toEqual(seen.toSorted());
      const clears = world.log.filter(({ kind }) => kind === 'quest.done');
      expect(world.xp).toBe(clears.length * 25);
    }),
    { numRuns: 100 },
  );
});

test('[HB28] [D12] storing, opening and exporting a lived quest changes nothing', () => {
  fc.assert(
    fc.property(anySchedule, anyLife, (schedule, life) => {
      const { world } = live(schedule, life);
      const stored = storedDocument(world.document);
      const opened = openDocument(JSON.parse(JSON.stringify(stored)));
      expect(storedDocument(opened)).toEqual(stored);
      expect(storedDocument(fold(EMPTY_DOCUMENT, world.log))).toEqual(stored);
    }),
    { numRuns: 50 },
  );
});

type Chooser = typeof linkOfAct;

/** Two devices that see the same and clear on two days of one week: two acts, two links. */
function twoDaysAreTwoLinks(choose: Chooser) {
  return fc.property(
    fc.integer({ min: 2, max: 6 }),
    fc.nat({ max: 6 }),
    fc.nat({ max: 6 }),
    (times, one, other) => {
      const { habit, quest } = new HabitWorld().add(2, aWeek(times));
      const [a, b] = [one, other].map(
        (index) => choose(habit, quest, addDays(on(16), index)).questId,
      );
      return one === other ? a === b : a !== b;
    },
  );
}

test('[HB2] two days of a week are two links, however many devices', () => {
  fc.assert(twoDaysAreTwoLinks(linkOfAct));
});

test('[HB2] the law catches a period by ordinal', () => {
  const byOrdinal: Chooser = ({ clears }, quest, today) => {
    const [first] = windowOf(aWeek(3), dayNumber(today));
    const ordinal = [...clears].filter((one) => one >= first).length;
    return { questId: linkId(quest.id, localDateOf(first + ordinal)) };
  };
  expect(fc.check(twoDaysAreTwoLinks(byOrdinal)).failed).toBe(true);
});

type Renewals = typeof habitRenewals;

function nothingRenewsOnRestDays(renewals: Renewals) {
  return fc.property(anySchedule, fc.nat({ max: 40 }), (schedule, ahead) => {
    const world = new HabitWorld().add(2, schedule).clear(2);
    const today = addDays(on(2), ahead);
    const { toAsk, byThemselves } = renewals(world.rest(today, today).document, today);
    return [...toAsk, ...byThemselves].length === 0;
  });
}

test('[HB12] [HB19] nothing tracked renews on a rest day', () => {
  fc.assert(nothingRenewsOnRestDays(habitRenewals));
});

test('[HB12] the law catches a renewal on a rest day', () => {
  const forgetsRest: Renewals = (document, today) =>
    habitRenewals({ ...document, restDays: NO_DAYS }, today);
  expect(fc.check(nothingRenewsOnRestDays(forgetsRest)).failed).toBe(true);
});

/** Cleared late in each span: the link is named by the first day of its round, the clear counts on its own day. */
function runIsOfClearDays(runOfChain: (chain: Chain, today: string) => Run) {
  return fc.property(fc.array(fc.nat({ max: 6 }), { minLength: 2, maxLength: 6 }), (offsets) => {
    const world = new HabitWorld().add(2, aWeek(2));
    for (const [week, offset] of offsets.entries()) {
      for (const index of new Set([offset, 6 - offset]))
        world.clear(addDays(on(2), week * 7 + index));
    }
    world.edit(addDays(on(2), offsets.length * 7), { schedule: ONCE_A_WEEK });
    const met = offsets.filter((offset) => offset !== 3).length;
    const { best } = runOfChain(world.chain, addDays(on(2), offsets.length * 7));
    return met === offsets.length ? best === met : best < offsets.length;
  });
}

const CONTEXT = { restDays: NO_DAYS, settings: { weekStart: 'monday' } } as const;

test('[HB20] a run is counted from the days of the clears', () => {
  fc.assert(runIsOfClearDays((chain, today) => runOn(habitOf(chain, CONTEXT), day(today))));
});

test('[HB20] the law catches a run that is counted from the ids of links', () => {
  const fromIds = (chain: Chain, today: string) =>
    runOn(habitOf({ ...chain, otherDays: chain.donePeriods }, CONTEXT), day(today));
  expect(fc.check(runIsOfClearDays(fromIds)).failed).toBe(true);
});

test.each([
  [EVERY_DAY, 'daily'],
  [MON_WED_FRI, 'daily'],
  [aWeek(3), 'weekly'],
  [ONCE_A_WEEK, 'weekly'],
  [{ per: 'span', days: 6, from: on(1) }, 'daily'],
  [{ per: 'span', days: 7, from: on(1) }, 'weekly'],
  [{ per: 'month', times: 1 }, 'weekly'],
] as const)('[HB1] the frequency of %j is %s', (schedule, frequency) => {
  expect(frequencyOf(schedule)).toBe(frequency);
});

test('[HB4] the week start is copied when a week is first written, and kept by later edits', () => {
  const first = weekSchedule(3, 'sunday');
  expect(first).toEqual({ per: 'week', times: 3, starts: 'sunday' });
  expect(weekSchedule(4, 'monday', first)).toEqual({ per: 'week', times: 4, starts: 'sunday' });
  expect(weekSchedule(4, 'monday', EVERY_DAY)).toMatchObject({ starts: 'monday' });
});

test('[HB4] changing the settings moves no tracked quest', () => {
  const world = new HabitWorld().add(9, aWeek(2)).clear(9, 10, 16);
  const before = [world.standing(17), world.run(17)];
  world.record(17, { kind: 'hunter.settings', id: 's', settings: { weekStart: 'sunday' } });
  expect([world.standing(17), world.run(17)]).toEqual(before);
});

test('[HB12] a first schedule brings renewal at dawn with it, unless the hunter chose', () => {
  expect(scheduleEdits(aQuest(), EVERY_DAY)).toEqual({ schedule: EVERY_DAY, renewal: 'dawn' });
  expect(scheduleEdits(aQuest({ renewal: 'ask' }), EVERY_DAY)).toEqual({ schedule: EVERY_DAY });
  const known = aQuest({ schedule: ONCE_A_WEEK });
  expect(scheduleEdits(known, EVERY_DAY)).toEqual({ schedule: EVERY_DAY });
});

test('[HB12] a completed quest that is never renewed stays cleared and misses no later day', () => {
  const world = new HabitWorld().add(2, EVERY_DAY).clear(2).edit(3, { renewal: 'never' });
  expect(world.standing(9).kind).toBe('cleared');
  expect(world.run(9)).toMatchObject({ run: 1 });
  expect(lateHabitDays(world.habit, on(9))).toEqual([]);
});

test('[HB5] plain again, a goal goes with its schedule', () => {
  const goal = { kind: 'atLeast', target: 800, unit: 'glasses' } as const;
  expect(plainEdits(aQuest({ schedule: EVERY_DAY, goal }), 'daily')).toEqual({
    schedule: null,
    frequency: 'daily',
    goal: null,
  });
});

test('[HB26] the board is Morning, any time, Evening, then own sections by their first quest', () => {
  const named = ['Work', undefined, 'Evening', 'Garden', 'Morning', 'Work'];
  const quests = named.map((section, index) =>
    aQuest({ id: `q${index}`, ...(section && { section }) }),
  );
  expect(
    sectionsOf(quests).map(({ name, quests: some }) => `${name} ${some.map(({ id }) => id)}`),
  ).toEqual(['Morning q4', ' q1', 'Evening q2', 'Work q0,q5', 'Garden q3']);
});

test('[HB8] last chance: as many days are left as clears', () => {
  const world = new HabitWorld().add(9, aWeek(3)).clear(16);
  const said = (when: number) => {
    const standing = world.standing(when);
    return standing.kind === 'due' && standing.isLastChance;
  };
  expect([19, 20, 21, 22].map(said)).toEqual([false, false, true, false]);
  world.rest(22, 22, 20);
  expect(said(20)).toBe(true);
});

test('[HB19] what can be marked today: a month back, a year ahead', () => {
  expect(restBounds(on(15))).toEqual(['2026-10-15', '2027-11-16']);
});

test('[HB3] a second clear of a day is refused; a quest that is later or resting can be cleared', () => {
  const world = new HabitWorld().add(16, MON_WED_FRI).rest(18, 18).clear(17, 18);
  expect(world.xp).toBe(50);
  expect(() => world.clear(18)).toThrow('cleared');
});
