import type { DailyActivity } from '#rules/activity/daily-activity.ts';
import { FOCUS_MINUTES, FOCUS_XP, type Raid } from './raid.ts';

export function focusXp(sessions: number): number {
  return sessions * FOCUS_XP;
}

export function focusHours(sessions: number): number {
  return Math.floor((sessions * FOCUS_MINUTES) / 60);
}

/** The counter belongs to the raid; one without a quest counts the blocks of the day. */
export function sessionCount({ questId, blocksCleared }: Raid, today: DailyActivity): number {
  return questId === undefined ? today.pomodorosCompleted : blocksCleared;
}
