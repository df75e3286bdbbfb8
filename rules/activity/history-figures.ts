import type { DailyActivity } from './daily-activity.ts';

export type HistoryFigures = {
  readonly questsCleared: number;
  /** The most quests cleared on one day. */
  readonly bestDay: number;
  readonly daysHunted: number;
};

export function historyFigures(days: readonly DailyActivity[]): HistoryFigures {
  return {
    questsCleared: days.reduce((sum, { questsCompleted }) => sum + questsCompleted, 0),
    bestDay: days.reduce((most, { questsCompleted }) => Math.max(most, questsCompleted), 0),
    daysHunted: days.filter(({ hasLogin }) => hasLogin).length,
  };
}
