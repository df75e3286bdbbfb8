import { FOCUS_MINUTES, FOCUS_XP } from './raid.ts';

export function focusXp(sessions: number): number {
  return sessions * FOCUS_XP;
}

export function focusHours(sessions: number): number {
  return Math.floor((sessions * FOCUS_MINUTES) / 60);
}
