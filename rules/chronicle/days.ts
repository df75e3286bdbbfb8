import type { DailyActivity } from '#rules/activity/daily-activity.ts';
import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import { type WeekStart, weekOf } from '#rules/quest/week.ts';
import type { ChronicleRecord } from './levels.ts';

export type ChronicleDay = {
  readonly day: LocalDate;
  readonly entries: readonly ChronicleRecord[];
  readonly quests: number;
  readonly blocks: number;
  readonly xp: number;
};

/** The newest day first; in a day what was done last comes first. */
export function byDay(entries: readonly ChronicleRecord[]): readonly ChronicleDay[] {
  const days = new Map<LocalDate, ChronicleRecord[]>();
  for (const entry of entries) {
    const known = days.get(entry.day);
    if (known) known.push(entry);
    else days.set(entry.day, [entry]);
  }
  return [...days]
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([day, ofDay]) => ({
      day,
      entries: ofDay.sort((one, other) => (one.at < other.at ? 1 : -1)),
      quests: ofDay.filter(({ quest }) => quest !== undefined).length,
      blocks: ofDay.filter(({ quest }) => quest === undefined).length,
      xp: ofDay.reduce((sum, { xp }) => sum + xp, 0),
    }));
}

export type WeekOfXp = { readonly start: LocalDate; readonly xp: number };

/** The XP of so many weeks, oldest first, this one last. */
export function xpByWeek(
  activities: readonly DailyActivity[],
  { today, weekStart }: { readonly today: LocalDate; readonly weekStart: WeekStart },
  count: number,
): readonly WeekOfXp[] {
  const sums = new Map<string, number>();
  for (const { date, xpEarned } of activities) {
    const start = weekOf(date, weekStart);
    sums.set(start, (sums.get(start) ?? 0) + xpEarned);
  }
  const current = weekOf(today, weekStart);
  return Array.from({ length: count }, (_, index) => {
    const start = addDays(current, 7 * (index + 1 - count));
    return { start, xp: sums.get(start) ?? 0 };
  });
}
