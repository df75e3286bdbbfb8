import fc from 'fast-check';
import { type DaySet, NO_DAYS, withDay } from '#rules/activity/day-set.ts';
import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import { type Habit, habitOf } from '#rules/habits/calendar.ts';
import type { QuestGoal, QuestSchedule, Terms } from '#rules/habits/schedule.ts';
import { type TermsFrom, withTerms } from '#rules/habits/terms.ts';
import { type Chain, newChain } from '#rules/quest/chain.ts';
import { WEEK_STARTS, type WeekStart } from '#rules/quest/week.ts';
import { aQuest, day } from './builders.ts';

const FIRST = day('2026-09-03');
const LENGTH = 90;

/** A day of the three months in which the calendars below are lived. */
export function dayAt(index: number): LocalDate {
  return addDays(FIRST, index);
}

export const anyIndex = fc.integer({ min: 0, max: LENGTH - 1 });

export const anySchedule: fc.Arbitrary<QuestSchedule> = fc.oneof(
  fc.constant({ per: 'day' } as const),
  fc.integer({ min: 1, max: 126 }).map((on) => ({ per: 'day', on }) as const),
  fc
    .record({ times: fc.integer({ min: 1, max: 6 }), starts: fc.constantFrom(...WEEK_STARTS) })
    .map((week) => ({ per: 'week', ...week }) as const),
  fc.integer({ min: 1, max: 15 }).map((times) => ({ per: 'month', times }) as const),
  fc
    .record({ days: fc.integer({ min: 2, max: 90 }), from: anyIndex.map(dayAt) })
    .map((span) => ({ per: 'span', ...span }) as const),
);

const anyGoal: fc.Arbitrary<QuestGoal> = fc.record({
  kind: fc.constantFrom('atLeast', 'atMost'),
  target: fc.constantFrom(100, 800),
  unit: fc.constant('cups'),
});

/** Everything that the figures of a quest depend on, before it is a habit. */
export type Calendar = {
  readonly base: QuestSchedule;
  readonly terms: readonly TermsFrom[];
  readonly clears: readonly LocalDate[];
  readonly rests: readonly LocalDate[];
  readonly amounts: readonly number[];
  readonly weekStart: WeekStart;
};

const anyTerms: fc.Arbitrary<Terms> = fc.oneof(
  anySchedule.map((schedule) => ({ schedule })),
  fc.option(anyGoal).map((goal) => ({ goal })),
  fc.boolean().map((isArchived) => ({ isArchived })),
);

const someDays = fc.uniqueArray(anyIndex, { maxLength: LENGTH }).map((all) => all.map(dayAt));

export const anyCalendar: fc.Arbitrary<Calendar> = fc.record({
  base: anySchedule,
  terms: fc
    .array(fc.tuple(anyIndex.map(dayAt), anyTerms), { maxLength: 3 })
    .map((edits) =>
      edits.reduce<readonly TermsFrom[]>((all, [from, said]) => withTerms(all, from, said), []),
    ),
  clears: someDays,
  rests: someDays,
  amounts: fc.array(fc.constantFrom(0, 100, 300, 900), { maxLength: LENGTH }),
  weekStart: fc.constantFrom(...WEEK_STARTS),
});

function setOf(days: readonly LocalDate[]): DaySet {
  return days.reduce(withDay, NO_DAYS);
}

function chainOfCalendar({ base, terms, clears, amounts }: Calendar): Chain {
  const sums: Record<string, number[]> = {};
  for (const [index, amount] of amounts.entries()) {
    const on = dayAt(index);
    const month = sums[on.slice(0, 7)] ?? new Array<number>(31).fill(0);
    month[Number(on.slice(8)) - 1] = amount;
    sums[on.slice(0, 7)] = month;
  }
  return {
    ...newChain('q'),
    addedOn: FIRST,
    quest: aQuest({ id: 'q', addedOn: FIRST, renewal: 'dawn' }),
    base: { of: '', frequency: 'daily', schedule: base },
    terms,
    otherDays: setOf(clears),
    amounts: sums,
  };
}

export function habitOfCalendar(calendar: Calendar): Habit {
  const { rests, weekStart } = calendar;
  const context = { restDays: setOf(rests), settings: { weekStart } };
  return habitOf(chainOfCalendar(calendar), context);
}
