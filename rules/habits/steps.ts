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

/** Whether everything of late was met: the last 10 day slots, or 4 others, since the goal of today was set. */
function isReadyForMore(habit: Habit, today: number): boolean {
  const since = goalSince(habit, today);
  const judged = judgedSlots(habit, today).filter(
    ({ first, last, state }) =>
      first >= since && last < today && (state === 'met' || state === 'missed'),
  );
  const wanted = judged.at(-1)?.schedule.per === 'day' ? 10 : 4;
  return judged.length >= wanted && judged.slice(-wanted).every(({ state }) => state === 'met');
}

const WEEK = 7;
/** More weeks than any offer asks for. */
const MOST_WEEKS = 4;

/** What an offer beyond an amount depends on: whether a step up is due, and how many weeks in a row were missed. */
export type HabitPace = { readonly isStepDue: boolean; readonly missedWeeks: number };

export function paceOn(habit: Habit, today: LocalDate): HabitPace {
  const day = dayNumber(today);
  return { isStepDue: isReadyForMore(habit, day), missedWeeks: missedWeeks(habit, day) };
}

/** Spans of seven days before today, all of them since it began, that asked for it and had no clear. */
function missedWeeks(habit: Habit, today: number): number {
  let missed = 0;
  while (missed < MOST_WEEKS && isMissedWeek(habit, today - (missed + 1) * WEEK)) missed += 1;
  return missed;
}

function isMissedWeek(habit: Habit, first: number): boolean {
  if (first < habit.began) return false;
  const days = Array.from({ length: WEEK }, (_, at) => first + at);
  return days.some((day) => isFreeDay(habit, day)) && !days.some((day) => habit.clears.has(day));
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
