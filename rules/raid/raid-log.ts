import { type DailyActivity, historyWindow } from '#rules/activity/daily-activity.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { FOCUS_MINUTES } from './raid.ts';

/** The settled blocks of the last 30 days. */
export type RaidLog = {
  /** Oldest first, today last. */
  readonly days: readonly { readonly date: LocalDate; readonly blocks: number }[];
  readonly today: number;
  readonly blocks: number;
  readonly bestDay: number;
  readonly daysRaided: number;
};

export function raidLog(activities: readonly DailyActivity[], today: LocalDate): RaidLog {
  const days = historyWindow(activities, today).map(({ date, pomodorosCompleted }) => ({
    date,
    blocks: pomodorosCompleted,
  }));
  const counts = days.map(({ blocks }) => blocks);
  return {
    days,
    today: counts.at(-1) ?? 0,
    blocks: counts.reduce((sum, blocks) => sum + blocks, 0),
    bestDay: Math.max(0, ...counts),
    daysRaided: counts.filter((blocks) => blocks > 0).length,
  };
}

/** "2 h 5 min", "50 min". */
export function timeInFocus(blocks: number): string {
  const minutes = blocks * FOCUS_MINUTES;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
