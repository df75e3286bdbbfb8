import type { DaySet } from '#rules/activity/day-set.ts';
import { dayNumber, type LocalDate, localDateOf } from '#rules/activity/local-date.ts';
import type { Chain } from '#rules/quest/chain.ts';
import type { Frequency, RenewalChoice } from '#rules/quest/quest.ts';
import type { WeekStart } from '#rules/quest/week.ts';
import type { QuestGoal, QuestSchedule, Terms } from './schedule.ts';

/** What holds of a quest from a day on. */
export type TermStretch = {
  readonly from: number;
  readonly schedule: QuestSchedule | undefined;
  readonly goal: QuestGoal | undefined;
  readonly isArchived: boolean;
};

/** All that the figures of a quest depend on. Days are numbers here, because figures walk over thousands. */
export type Habit = {
  readonly chain: Chain;
  readonly clears: ReadonlySet<number>;
  readonly rests: readonly ReadonlySet<number>[];
  /** The day it came to the board, or an earlier one that was brought along cleared. */
  readonly began: number;
  /** After this day nothing is asked: it is done, and never renewed. */
  readonly ended: number;
  /** In order; the first holds from the beginning. */
  readonly stretches: readonly TermStretch[];
};

/** The part of a document that the figures depend on, beside the chain. */
export type HabitContext = {
  readonly restDays: DaySet;
  readonly settings: { readonly weekStart: WeekStart; readonly renewal?: RenewalChoice };
};

type Known = HabitContext['settings'] & { readonly restDays: DaySet; readonly habit: Habit };

const habits = new WeakMap<Chain, Known>();

/** The same object as long as chain, rest days and settings are the same. */
export function habitOf(chain: Chain, { restDays, settings }: HabitContext): Habit {
  const { weekStart, renewal } = settings;
  const known = habits.get(chain);
  const isKnown = known?.restDays === restDays && known.weekStart === weekStart;
  if (isKnown && known.renewal === renewal) return known.habit;

  const { quest, otherDays, addedOn } = chain;
  const clears = numbersOf(otherDays);
  const isOver = quest?.completed && (quest.renewal ?? renewal) === 'never';
  const added = addedOn ?? quest?.addedOn;
  const habit: Habit = {
    chain,
    clears,
    rests: [numbersOf(restDays), ...(chain.restDays ? [numbersOf(chain.restDays)] : [])],
    began: [...clears].reduce(
      (first, day) => Math.min(first, day),
      added ? dayNumber(added) : Infinity,
    ),
    ended: isOver && quest.completedOn ? dayNumber(quest.completedOn) : Infinity,
    stretches: stretchesOf(chain, weekStart),
  };
  habits.set(chain, { restDays, weekStart, ...(renewal && { renewal }), habit });
  return habit;
}

const numbers = new WeakMap<DaySet, ReadonlySet<number>>();

function numbersOf(days: DaySet): ReadonlySet<number> {
  const known = numbers.get(days);
  if (known) return known;
  const found = new Set<number>();
  for (const [year, months] of Object.entries(days)) {
    for (const [month, mask] of months.entries()) addMonth(found, year, month, mask);
  }
  numbers.set(days, found);
  return found;
}

function addMonth(found: Set<number>, year: string, month: number, mask: number): void {
  if (mask === 0) return;
  const first = dayNumber(`${year}-${String(month + 1).padStart(2, '0')}-01` as LocalDate); // a set has no other years and months
  for (let bit = 0; bit < 31; bit += 1) if (mask & (1 << bit)) found.add(first + bit);
}

/** The schedule of a quest that has none of its own: what its frequency says. */
export function impliedSchedule(
  frequency: Frequency,
  weekStart: WeekStart,
): QuestSchedule | undefined {
  if (frequency === 'daily') return { per: 'day' };
  return frequency === 'weekly' ? { per: 'week', times: 1, starts: weekStart } : undefined;
}

function stretchesOf(
  { base, terms = [], quest }: Chain,
  weekStart: WeekStart,
): readonly TermStretch[] {
  const shown = quest?.frequency ?? base?.frequency ?? 'milestone';
  const firstEdit = terms.findIndex(({ schedule }) => schedule !== undefined);
  let said: Terms = base ?? {};
  const stretchAt = (index: number, from: number): TermStretch => {
    const isBefore = index < firstEdit && base !== undefined;
    const implied = impliedSchedule(isBefore ? base.frequency : shown, weekStart);
    return {
      from,
      schedule: said.schedule ?? implied,
      goal: said.goal ?? undefined,
      isArchived: said.isArchived === true,
    };
  };
  return [
    stretchAt(-1, -Infinity),
    ...terms.map(({ from, ...edit }, index) => {
      said = { ...said, ...edit };
      return stretchAt(index, dayNumber(from));
    }),
  ];
}

// Loops, not methods with a function each: figures ask these for every day of many years.

export function stretchOn({ stretches }: Habit, day: number): TermStretch {
  for (let at = stretches.length - 1; at >= 0; at -= 1) {
    const stretch = stretches[at];
    if (stretch && stretch.from <= day) return stretch;
  }
  throw new Error('the first stretch holds from the beginning');
}

export function isRestDay({ rests }: Habit, day: number): boolean {
  for (const days of rests) if (days.has(day)) return true;
  return false;
}

/** What was recorded of a day, in hundredths of the unit. */
export function amountOn({ chain }: Habit, day: number): number {
  const on = localDateOf(day);
  return chain.amounts?.[on.slice(0, 7)]?.[Number(on.slice(8)) - 1] ?? 0;
}

/** 0 is Sunday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** Whether the schedule asks for this day: its weekday is in the mask. */
export function isAsked(schedule: QuestSchedule, day: number): boolean {
  if (schedule.per !== 'day' || schedule.on === undefined) return true;
  return (schedule.on & (1 << weekdayOf(day))) !== 0;
}

/** The first and the last day of the day, week, month or span that a day lies in. */
export function windowOf(schedule: QuestSchedule, day: number): readonly [number, number] {
  if (schedule.per === 'day') return [day, day];
  if (schedule.per === 'month') return monthOf(day);
  const isWeek = schedule.per === 'week';
  const length = isWeek ? 7 : schedule.days;
  const origin = isWeek ? WEEK_ORIGIN[schedule.starts] : dayNumber(schedule.from);
  const first = day - ((((day - origin) % length) + length) % length);
  return [first, first + length - 1];
}

/** A Monday and a Sunday: 1970-01-01 was a Thursday. */
const WEEK_ORIGIN: Readonly<Record<WeekStart, number>> = { monday: 4, sunday: 3 };

/** A month has 31 days at most, so the 31st day after its first lies in the next one. */
function monthOf(day: number): readonly [number, number] {
  const first = day - dayOfMonth(day) + 1;
  const inNext = first + 31;
  return [first, inNext - dayOfMonth(inNext)];
}

function dayOfMonth(day: number): number {
  return Number(localDateOf(day).slice(8));
}
