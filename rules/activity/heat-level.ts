import type { DailyActivity } from './daily-activity.ts';

export type HeatLevel = 0 | 1 | 2 | 3 | 4;

export function heatLevel({ hasLogin, questsCompleted }: DailyActivity): HeatLevel {
  if (!hasLogin) return 0;
  if (questsCompleted === 0) return 1;
  if (questsCompleted <= 2) return 2;
  return questsCompleted === 3 ? 3 : 4;
}
