import { dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import { MAX_SPAN_DAYS } from './bounds.ts';
import { amountOn, type Habit, isRestDay, stretchOn, type TermStretch } from './calendar.ts';
import type { QuestSchedule } from './schedule.ts';

/** Strength looks back this far, today included. */
const DAYS = 400;
const HALF_LIFE = 13;

/** How many clears are asked of how many days, on the average. */
function paceOf(schedule: QuestSchedule): { readonly clears: number; readonly days: number } {
  if (schedule.per === 'week') return { clears: schedule.times, days: 7 };
  if (schedule.per === 'month') return { clears: schedule.times, days: 30 };
  if (schedule.per === 'span') return { clears: 1, days: schedule.days };
  if (schedule.on === undefined) return { clears: 1, days: 1 };
  let clears = 0;
  for (let bit = 0; bit < 7; bit += 1) if (schedule.on & (1 << bit)) clears += 1;
  return { clears, days: 7 };
}

/** What a day is worth, 0 to 1: part of the way to a goal is part of a clear. */
function creditOf(habit: Habit, day: number, goal: TermStretch['goal']): number {
  const isCleared = habit.clears.has(day);
  if (goal === undefined) return isCleared ? 1 : 0;
  const { kind, target } = goal;
  const amount = Math.max(0, amountOn(habit, day));
  if (kind === 'atLeast') return isCleared ? 1 : Math.min(1, amount / target);
  if (!isCleared) return 0;
  if (amount <= target) return 1;
  return target === 0 ? 0 : Math.max(0, 2 - amount / target);
}

/** The strength after each day, oldest first, 0 to 1; a day that is not counted keeps that of the day before. */
export function strengthCurve(habit: Habit, today: LocalDate): readonly number[] {
  const last = dayNumber(today);
  const curve: number[] = [];
  let stepped: Stepped = { strength: 0, credits: [] };
  for (let day = Math.max(habit.began, last - DAYS + 1); day <= last; day += 1) {
    stepped = afterDay(habit, stepped, day, day === last);
    curve.push(stepped.strength);
  }
  return curve;
}

type Stepped = {
  readonly strength: number;
  /** Of the days that were counted, as many as a pace looks back. */
  readonly credits: readonly number[];
};

/**
 * A rest day, and today, count only where they are cleared, and then never against the strength: no
 * clear ever lowers it. Whether its credit counts depends on the day alone, not on the strength so far:
 * else a clear more before it could decide that, and lower what follows.
 */
function afterDay(habit: Habit, before: Stepped, day: number, isToday: boolean): Stepped {
  const { schedule, goal, isArchived } = stretchOn(habit, day);
  if (schedule === undefined || isArchived || day > habit.ended) return before;
  const isOptional = isToday || isRestDay(habit, day);
  if (isOptional && !habit.clears.has(day)) return before;
  const credit = creditOf(habit, day, goal);
  const credits = [...before.credits.slice(1 - MAX_SPAN_DAYS), credit];
  const strength = afterCredits(before.strength, credits, schedule);
  if (!isOptional) return { strength, credits };
  const kept = Math.max(before.strength, strength);
  return { strength: kept, credits: credit === 1 ? credits : before.credits };
}

function afterCredits(
  strength: number,
  credits: readonly number[],
  schedule: QuestSchedule,
): number {
  const { clears, days } = paceOf(schedule);
  const counted = credits.slice(-days);
  const sum = counted.reduce((total, credit) => total + credit, 0);
  const kept = 0.5 ** (Math.sqrt(clears / days) / HALF_LIFE);
  const level = Math.min(1, (sum * days) / (clears * counted.length));
  return strength * kept + level * (1 - kept);
}

const known = new WeakMap<Habit, { readonly today: LocalDate; readonly strength: number }>();

export function strengthOn(habit: Habit, today: LocalDate): number {
  const before = known.get(habit);
  if (before?.today === today) return before.strength;
  const strength = strengthCurve(habit, today).at(-1) ?? 0;
  known.set(habit, { today, strength });
  return strength;
}
