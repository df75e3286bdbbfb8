import { dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import { MAX_TARGET } from './bounds.ts';
import { type Habit, stretchOn } from './calendar.ts';
import type { QuestGoal } from './schedule.ts';
import { isFreeDay, judgedSlots } from './slots.ts';
import { standingOn } from './standing.ts';

const UNIT = 100;
const IDLE_DAYS = 14;
const MISSED_SLOTS = 3;

/** By how much a target of so many units is stepped. */
function gridOf(units: number): number {
  if (units <= 10) return 1;
  if (units <= 60) return 5;
  if (units <= 300) return 10;
  const tenth = Math.floor(units / 10);
  const digit = 10 ** (String(tenth).length - 1);
  return Math.floor(tenth / digit) * digit;
}

/** @internal */
export function steppedTarget(target: number, direction: 'up' | 'down'): number {
  const grid = gridOf(target / UNIT) * UNIT;
  const next = direction === 'up' ? target + grid : Math.max(grid, target - 2 * grid);
  return Math.min(next, MAX_TARGET);
}

export type StepOffer = { readonly direction: 'up' | 'down'; readonly goal: QuestGoal };

/**
 * Another target to offer, for a goal of at least so much whose hunter asked for such steps. Never
 * applied by itself: to accept is an edit with the whole new goal, so two devices step once. Of a
 * title that the mentor answers with help (`needsHelp`), nothing more or less is offered.
 */
export function stepOffer(
  habit: Habit,
  today: LocalDate,
  needsHelp: (title: string) => boolean,
): StepOffer | undefined {
  const day = dayNumber(today);
  const { goal } = stretchOn(habit, day);
  const { quest } = habit.chain;
  if (!quest?.hasSteps || goal?.kind !== 'atLeast') return undefined;
  const direction = isReadyForMore(habit, day) ? 'up' : isStuck(habit, today) ? 'down' : undefined;
  if (direction === undefined || needsHelp(quest.title)) return undefined;
  const target = steppedTarget(goal.target, direction);
  return target === goal.target ? undefined : { direction, goal: { ...goal, target } };
}

/** The day from which the goal of today holds. */
function goalSince({ stretches, began }: Habit, today: number): number {
  const past = stretches.filter(({ from }) => from <= today);
  const goal = past.at(-1)?.goal;
  const before = past.findLastIndex((stretch) => stretch.goal !== goal);
  return Math.max(began, past[before + 1]?.from ?? began);
}

function isReadyForMore(habit: Habit, today: number): boolean {
  const since = goalSince(habit, today);
  const judged = judgedSlots(habit, today).filter(
    ({ first, last, state }) =>
      first >= since && last < today && (state === 'met' || state === 'missed'),
  );
  const wanted = judged.at(-1)?.schedule.per === 'day' ? 10 : 4;
  return judged.length >= wanted && judged.slice(-wanted).every(({ state }) => state === 'met');
}

function isStuck(habit: Habit, today: LocalDate): boolean {
  if (standingOn(habit, today).kind !== 'due') return false;
  const now = dayNumber(today);
  let idle = 0;
  let day = now - 1;
  for (; day >= goalSince(habit, now) && !habit.clears.has(day); day -= 1) {
    if (isFreeDay(habit, day)) idle += 1;
  }
  const missed = judgedSlots(habit, now).filter(
    ({ first, state }) => first > day && state === 'missed',
  );
  return idle >= IDLE_DAYS && missed.length >= MISSED_SLOTS;
}
