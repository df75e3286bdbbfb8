import { dayNumber, type LocalDate, localDateOf } from '#rules/activity/local-date.ts';
import { amountOn, type Habit, isAsked, isRestDay, stretchOn } from './calendar.ts';
import { countClears, type HabitSlot, isFreeDay, roundOf, slotOf } from './slots.ts';

/** How a quest stands on a day. `done` of `times`: the clears of its slot, for slots of several days. */
export type Standing =
  | { readonly kind: 'archived' | 'cleared' | 'resting' }
  | {
      readonly kind: 'due';
      readonly done: number;
      readonly times: number;
      readonly isLastChance: boolean;
    }
  | { readonly kind: 'later'; readonly next: LocalDate | undefined };

export function standingOn(habit: Habit, today: LocalDate): Standing {
  const day = dayNumber(today);
  const { isArchived, schedule } = stretchOn(habit, day);
  if (isArchived) return { kind: 'archived' };
  const { quest } = habit.chain;
  const slot = slotOf(habit, day);
  if (slot === undefined || schedule === undefined) {
    return quest?.completed ? { kind: 'cleared' } : ONE_DUE; // a milestone, or not begun yet by this clock
  }
  if (day > habit.ended || isRoundCleared(habit, day)) return { kind: 'cleared' };
  if (isRestDay(habit, day)) return { kind: 'resting' };
  const done = countClears(habit, slot.first, slot.last);
  if (!isAsked(schedule, day) || done >= slot.times) {
    return { kind: 'later', next: nextDueDay(habit, slot, day) };
  }
  const { times } = slot;
  return { kind: 'due', done, times, isLastChance: isLastChance(habit, slot, day, times - done) };
}

const ONE_DUE: Standing = { kind: 'due', done: 0, times: 1, isLastChance: false };

export function isRoundCleared(habit: Habit, day: number): boolean {
  const { first, last } = roundOf(habit, day);
  return countClears(habit, first, last) > 0;
}

/** Whether as many days are left in the slot as clears are still asked. */
function isLastChance(habit: Habit, slot: HabitSlot, today: number, missing: number): boolean {
  if (slot.length === 1) return false;
  let left = 0;
  for (let day = today; day <= slot.last; day += 1) if (isFreeDay(habit, day)) left += 1;
  return left === missing;
}

/** A vacation of a year is the longest that can be marked. */
const MAX_SEARCH_DAYS = 500;

function nextDueDay(habit: Habit, now: HabitSlot, today: number): LocalDate | undefined {
  for (let day = today + 1; day <= today + MAX_SEARCH_DAYS; day += 1) {
    const slot = slotOf(habit, day);
    if (slot === undefined || !isFreeDay(habit, day)) continue;
    const isFull =
      slot.first === now.first && countClears(habit, slot.first, slot.last) >= slot.times;
    if (!isFull) return localDateOf(day);
  }
  return undefined;
}

/** How far it is on a day: the sum of the round, or of everything for a milestone. Never below 0. */
export function progressOn(habit: Habit, today: LocalDate): number {
  const day = dayNumber(today);
  const { chain } = habit;
  if (slotOf(habit, day) === undefined) return Math.max(0, chain.amountTotal ?? 0);
  const { first, last } = roundOf(habit, day);
  let sum = 0;
  for (let one = first; one <= last; one += 1) sum += amountOn(habit, one);
  return Math.max(0, sum);
}

export type GoalProgress = {
  readonly progress: number;
  readonly target: number;
  readonly unit: string;
  readonly kind: 'atLeast' | 'atMost';
  /** At least: the target is reached. At most: the limit is kept. */
  readonly isKept: boolean;
};

/** None without a goal. */
export function goalOn(habit: Habit, today: LocalDate): GoalProgress | undefined {
  const { goal } = stretchOn(habit, dayNumber(today));
  if (goal === undefined) return undefined;
  const progress = progressOn(habit, today);
  const { kind, target } = goal;
  return {
    ...goal,
    progress,
    isKept: kind === 'atLeast' ? progress >= target : progress <= target,
  };
}
