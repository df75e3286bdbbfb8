import { dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import { type Habit, stretchOn } from './calendar.ts';
import { isFreeDay, type JudgedSlot, judgedSlots } from './slots.ts';

/** How a quest took part in a day that is over: it was cleared, left open, or nothing was asked of it. */
export type DayPart = 'cleared' | 'open' | 'out';

/**
 * Calls `tell` for each day from the first of the quest to `today`. A slot of several clears asks on each
 * of its days until it has them, as it does on the board. Limits never hold a day open.
 */
export function walkDays(
  habit: Habit,
  today: number,
  tell: (day: number, part: DayPart, slot: JudgedSlot) => void,
): void {
  for (const slot of judgedSlots(habit, today)) {
    const last = Math.min(slot.last, today);
    let clears = 0;
    for (let day = slot.first; day <= last; day += 1) {
      const part = partOf(habit, day, clears < slot.times);
      tell(day, part, slot);
      if (part === 'cleared') clears += 1;
    }
  }
}

function partOf(habit: Habit, day: number, isShort: boolean): DayPart {
  if (habit.clears.has(day)) return 'cleared';
  return isShort && isFreeDay(habit, day) && !isLimit(habit, day) ? 'open' : 'out';
}

function isLimit(habit: Habit, day: number): boolean {
  return stretchOn(habit, day).goal?.kind === 'atMost';
}

export type FullDays = {
  /** Up to today, or to yesterday while something of today is open. */
  readonly run: number;
  readonly best: number;
};

/**
 * Consecutive days on which everything due was cleared. A day on which nothing was due, as a rest day,
 * changes nothing; today does so only once it is full. Milestones have no day on which they are due.
 */
export function fullDays(habits: readonly Habit[], today: LocalDate): FullDays {
  const last = dayNumber(today);
  const first = habits.reduce((day, { began }) => Math.min(day, began), last);
  const days = Array.from({ length: last - first + 1 }, () => ({ cleared: 0, open: 0 }));
  for (const habit of habits) {
    walkDays(habit, last, (day, part) => {
      const counted = days[day - first];
      if (counted && part !== 'out') counted[part] += 1;
    });
  }
  let [run, best] = [0, 0];
  for (const [index, { cleared, open }] of days.entries()) {
    if (open > 0) run = first + index === last ? run : 0;
    else if (cleared > 0) run += 1;
    best = Math.max(best, run);
  }
  return { run, best };
}
