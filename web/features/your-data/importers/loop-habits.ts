import { dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import { MAX_SPAN_DAYS, MAX_TIMES_A_MONTH, MAX_TIMES_A_WEEK } from '#rules/habits/bounds.ts';
import { windowOf } from '#rules/habits/calendar.ts';
import type { QuestGoal, QuestSchedule } from '#rules/habits/schedule.ts';
import type { Breathe } from '../breather.ts';
import type { ForeignHabit, ForeignMark, ReadingFor } from './foreign-habit.ts';
import { hundredths } from './mark-values.ts';

/** What Loop keeps for a day. A habit with numbers keeps thousandths instead, but for a skip. */
export const LOOP_VALUES = { UNKNOWN: -1, NO: 0, YES_AUTO: 1, YES_MANUAL: 2, SKIP: 3 } as const;

export type LoopEntry = { readonly day: LocalDate; readonly value: number; readonly note: string };

/** A habit as Loop has it, from either kind of its files. */
export type LoopHabit = {
  readonly name: string;
  readonly question: string;
  readonly description: string;
  /** So many times in so many days. */
  readonly times: number;
  readonly days: number;
  readonly isNumber: boolean;
  readonly unit: string;
  /** 0 where the file does not say. */
  readonly target: number;
  readonly isAtMost: boolean;
  readonly isArchived: boolean;
  readonly remindAt?: string;
  readonly entries: readonly LoopEntry[];
};

/** Habits of the same name are told apart by their order. */
export async function foreignLoopHabits(
  habits: readonly LoopHabit[],
  reading: ReadingFor,
  breathe: Breathe,
): Promise<readonly ForeignHabit[]> {
  const counts = new Map<string, number>();
  const found: ForeignHabit[] = [];
  for (const habit of habits) {
    const nth = (counts.get(habit.name) ?? 0) + 1;
    counts.set(habit.name, nth);
    const identity = nth === 1 ? habit.name : `${habit.name}\n${nth}`;
    found.push(foreignLoopHabit(habit, identity, reading));
    await breathe();
  }
  return found;
}

function foreignLoopHabit(
  loop: LoopHabit,
  identity: string,
  { today, weekStart }: ReadingFor,
): ForeignHabit {
  const { name, question, description, isArchived, remindAt, entries } = loop;
  const [first = today] = entries.map(({ day }) => day).toSorted();
  const { schedule, remark } = scheduleOf(loop, first, weekStart);
  const goal = loop.isNumber ? goalOf(loop) : undefined;
  const marks = goal ? numberMarks(entries, goal, schedule, today) : plainMarks(entries);
  const isTargetOpen = loop.isNumber && loop.target <= 0 && !loop.isAtMost;
  return {
    identity,
    title: name,
    description: [question, description].filter((text) => text.trim() !== '').join('\n\n'),
    schedule,
    ...(goal && { goal }),
    ...(isArchived && { isArchived }),
    ...(remindAt !== undefined && { remindAt }),
    marks,
    remarks: [
      ...(remark ? [remark] : []),
      ...(isTargetOpen ? ['The file does not say its target: it is 1 now'] : []),
    ],
  };
}

type LoopSchedule = { readonly schedule: QuestSchedule; readonly remark?: string };

/** The nearest schedule of ours; a remark where it is not the same. */
function scheduleOf(
  { times, days }: LoopHabit,
  from: LocalDate,
  starts: ReadingFor['weekStart'],
): LoopSchedule {
  if (!(times > 0 && days > 0) || times >= days) return { schedule: { per: 'day' } };
  if (days === 7) return { schedule: { per: 'week', times, starts } };
  const isMonth = days === 30 || days === 31;
  if (isMonth && times <= MAX_TIMES_A_MONTH) return { schedule: { per: 'month', times } };
  if (times === 1 && days <= MAX_SPAN_DAYS) return { schedule: { per: 'span', days, from } };
  const remark = (words: string) =>
    `${times === 1 ? 'Once' : `${times} times`} in ${days} days becomes ${words}`;
  const aWeek = Math.min(MAX_TIMES_A_WEEK, Math.round((times * 7) / days));
  if (aWeek >= 1) {
    const words = aWeek === 1 ? 'once a week' : `${aWeek} times a week`;
    return { schedule: { per: 'week', times: aWeek, starts }, remark: remark(words) };
  }
  return { schedule: { per: 'month', times: 1 }, remark: remark('once a month') };
}

function goalOf({ isAtMost, target, unit }: LoopHabit): QuestGoal {
  const inUnits = target > 0 ? target : isAtMost ? 0 : 1;
  return {
    kind: isAtMost ? 'atMost' : 'atLeast',
    target: hundredths(inUnits),
    unit: unit.trim() === '' ? 'times' : unit,
  };
}

function plainMarks(entries: readonly LoopEntry[]): ReadonlyMap<LocalDate, ForeignMark> {
  const marks = new Map<LocalDate, ForeignMark>();
  for (const entry of entries) {
    const { day, value, note } = entry;
    const done = { isDone: true, ...(note !== '' && { note }) };
    const mark = value === LOOP_VALUES.YES_MANUAL ? done : skippedMark(entry);
    if (mark) marks.set(day, mark);
  }
  return marks;
}

/** What the amounts of one day, week, month or span add up to. */
type Gathered = { sum: number; isMet: boolean; last: LocalDate; readonly end: number };

/** Amounts, and the day of each week, month or span on which they were enough. */
function numberMarks(
  entries: readonly LoopEntry[],
  goal: QuestGoal,
  schedule: QuestSchedule,
  today: LocalDate,
): ReadonlyMap<LocalDate, ForeignMark> {
  const marks = new Map<LocalDate, ForeignMark>();
  const sums = new Map<number, Gathered>();
  // Of several times a week or month each day is judged by itself.
  const isSeveral = 'times' in schedule && schedule.times > 1;
  const judged = isSeveral ? ({ per: 'day' } as const) : schedule;
  for (const entry of entries.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    const isAmount = entry.value >= 0 && entry.value !== LOOP_VALUES.SKIP;
    const mark = isAmount ? amountMark(entry, goal, judged, sums) : skippedMark(entry);
    if (mark) marks.set(entry.day, mark);
  }
  if (goal.kind === 'atMost') keepLimits(marks, sums, goal, today);
  return marks;
}

/** A limit is kept when its time is over, or on the day itself where it holds for a day. */
function keepLimits(
  marks: Map<LocalDate, ForeignMark>,
  sums: ReadonlyMap<number, Gathered>,
  { target }: QuestGoal,
  today: LocalDate,
): void {
  for (const [begin, { sum, last, end }] of sums) {
    const mark = marks.get(last);
    const isOver = end < dayNumber(today) || begin === end;
    if (mark && isOver && sum <= target) marks.set(last, { ...mark, isDone: true });
  }
}

function amountMark(
  { day, value, note }: LoopEntry,
  { kind, target }: QuestGoal,
  judged: QuestSchedule,
  sums: Map<number, Gathered>,
): ForeignMark {
  const amount = Math.round(value / 10);
  const [begin, end] = windowOf(judged, dayNumber(day));
  const gathered = sums.get(begin) ?? { sum: 0, isMet: false, last: day, end };
  sums.set(begin, gathered);
  gathered.sum += amount;
  gathered.last = day;
  const isDone = kind === 'atLeast' && !gathered.isMet && gathered.sum >= target;
  if (isDone) gathered.isMet = true;
  return { isDone, ...(amount > 0 && { amount }), ...(note !== '' && { note }) };
}

function skippedMark({ value, note }: LoopEntry): ForeignMark | undefined {
  const isSkipped = value === LOOP_VALUES.SKIP;
  if (!isSkipped && note === '') return undefined;
  return { isDone: false, ...(isSkipped && { isSkipped }), ...(note !== '' && { note }) };
}
