import type { DailyActivity } from '#rules/activity/daily-activity.ts';
import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import { type WeekStart, weekOf } from '#rules/quest/week.ts';
import type { ChronicleRecord } from './levels.ts';
import type { TokenAct } from './token-acts.ts';

export type ChronicleDay = {
  readonly day: LocalDate;
  readonly entries: readonly ChronicleRecord[];
  /** What tokens did on that day besides. */
  readonly acts: readonly TokenAct[];
  readonly quests: number;
  readonly blocks: number;
  readonly xp: number;
};

/** The newest day first; in a day what was done last comes first. */
export function byDay(
  entries: readonly ChronicleRecord[],
  acts: readonly TokenAct[] = [],
): readonly ChronicleDay[] {
  const days = new Map<LocalDate, { entries: ChronicleRecord[]; acts: TokenAct[] }>();
  const dayOf = (day: LocalDate) => {
    const known = days.get(day) ?? { entries: [], acts: [] };
    days.set(day, known);
    return known;
  };
  for (const entry of entries) dayOf(entry.day).entries.push(entry);
  for (const act of acts) dayOf(act.day).acts.push(act);
  const lastFirst = (one: { at: string }, other: { at: string }) => (one.at < other.at ? 1 : -1);
  return [...days]
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([day, { entries: ofDay, acts: actsOfDay }]) => ({
      day,
      entries: ofDay.sort(lastFirst),
      acts: actsOfDay.sort(lastFirst),
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
