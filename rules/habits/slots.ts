import {
  type Habit,
  isAsked,
  isRestDay,
  stretchOn,
  type TermStretch,
  windowOf,
} from './calendar.ts';
import type { QuestSchedule } from './schedule.ts';

/** The days of one day, week, month or span under one kind of schedule. */
export type HabitSlot = {
  readonly first: number;
  readonly last: number;
  /** How many days the whole day, week, month or span has. */
  readonly length: number;
  /** What is asked in it, by the terms of its last day. */
  readonly schedule: QuestSchedule;
  readonly times: number;
};

/** `met` and `missed` are judged; `neutral` and `open` change nothing, `extra` is a day that is not asked for. */
type SlotState = 'met' | 'missed' | 'neutral' | 'open' | 'extra';

export type JudgedSlot = HabitSlot & {
  readonly clears: number;
  readonly need: number;
  readonly state: SlotState;
};

/** Two days belong to one kind of slot if this is the same. */
function kindOf(schedule: QuestSchedule): string {
  if (schedule.per === 'week') return `week ${schedule.starts}`;
  return schedule.per === 'span' ? `span ${schedule.days} ${schedule.from}` : schedule.per;
}

function timesOf(schedule: QuestSchedule): number {
  return 'times' in schedule ? schedule.times : 1;
}

/** None before the quest began, and none of a milestone. */
export function slotOf(habit: Habit, day: number): HabitSlot | undefined {
  const { schedule } = stretchOn(habit, day);
  if (schedule === undefined || day < habit.began) return undefined;
  const [start, end] = windowOf(schedule, day);
  const length = end - start + 1;
  const whole = { first: Math.max(start, habit.began), last: end };
  // Most slots are single days, and most quests never change: nothing can cut those.
  const isWhole = length === 1 || habit.stretches.length === 1;
  const { first, last } = isWhole ? whole : cutSlot(habit, whole, kindOf(schedule), day);
  const judged = isWhole ? schedule : (stretchOn(habit, last).schedule ?? schedule);
  return { first, last, length, schedule: judged, times: timesOf(judged) };
}

type SlotDays = { readonly first: number; readonly last: number };

/** What is left of a slot around a day: terms of another kind begin or end it. */
function cutSlot(habit: Habit, whole: SlotDays, kind: string, day: number): SlotDays {
  const isSame = ({ schedule }: TermStretch) => schedule !== undefined && kindOf(schedule) === kind;
  let { first, last } = whole;
  for (const [index, stretch] of habit.stretches.entries()) {
    const next = habit.stretches[index + 1]?.from ?? Infinity;
    if (isSame(stretch)) continue;
    if (next <= day) first = Math.max(first, next);
    else if (stretch.from > day) last = Math.min(last, stretch.from - 1);
  }
  return { first, last };
}

/** The days in which one clear, its steps and its amount are gathered. */
export function roundOf(
  habit: Habit,
  day: number,
): { readonly first: number; readonly last: number } {
  const slot = slotOf(habit, day);
  return slot?.times === 1 ? slot : { first: day, last: day };
}

export function countClears({ clears }: Habit, first: number, last: number): number {
  let count = 0;
  for (let day = first; day <= last; day += 1) if (clears.has(day)) count += 1;
  return count;
}

/** Whether the terms of the day ask for it and it is no rest day. */
export function isFreeDay(habit: Habit, day: number): boolean {
  const { schedule, isArchived } = stretchOn(habit, day);
  if (schedule === undefined || isArchived || isRestDay(habit, day)) return false;
  return isAsked(schedule, day) && day <= habit.ended;
}

/** How it stands on a day; a slot that is not over is open, unless it is met already. */
function judge(habit: Habit, slot: HabitSlot, today: number): JudgedSlot {
  const { first, last, length, times, schedule } = slot;
  const clears = countClears(habit, first, last);
  let free = 0;
  let isWhole = last - first + 1 === length && last <= habit.ended;
  for (let day = first; day <= last; day += 1) {
    if (isFreeDay(habit, day)) free += 1;
    else if (stretchOn(habit, day).isArchived) isWhole = false;
  }
  const need = Math.round((times * free) / length);
  const isMet = clears >= Math.max(1, need);
  const ended = need === 0 || !isWhole ? 'neutral' : 'missed';
  const unmet = last >= today ? 'open' : ended;
  const state = isAsked(schedule, last) ? (isMet ? 'met' : unmet) : 'extra';
  return { first, last, length, schedule, times, clears, need, state };
}

type KnownSlots = { readonly today: number; readonly slots: readonly JudgedSlot[] };
const known = new WeakMap<Habit, KnownSlots>();

/** Every slot from the first day of the quest to that of today, in order. */
export function judgedSlots(habit: Habit, today: number): readonly JudgedSlot[] {
  const before = known.get(habit);
  if (before?.today === today) return before.slots;
  const slots: JudgedSlot[] = [];
  for (let day = habit.began; day <= today; day += 1) {
    const slot = slotOf(habit, day);
    if (slot === undefined) continue;
    slots.push(judge(habit, slot, today));
    day = slot.last;
  }
  known.set(habit, { today, slots });
  return slots;
}
