import { useMemo } from 'react';
import { type DailyActivity, historyWindow } from '#rules/activity/daily-activity.ts';
import { type HistoryFigures, historyFigures } from '#rules/activity/history-figures.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { loginStreak } from '#rules/activity/login-streak.ts';
import { useView } from './game-context.ts';
import { useToday } from './use-today.ts';

type BoardHistory = {
  readonly today: LocalDate;
  /** Oldest first, today last. */
  readonly days: readonly DailyActivity[];
  readonly figures: HistoryFigures & { readonly loginStreak: number };
};

export function useBoardHistory(): BoardHistory {
  const today = useToday();
  const activities = useView(({ dailyActivities }) => dailyActivities);
  const loginDays = useView((document) => document.loginDays);
  return useMemo(() => {
    const days = historyWindow(activities, today);
    const figures = { ...historyFigures(days), loginStreak: loginStreak(loginDays, today) };
    return { today, days, figures };
  }, [activities, loginDays, today]);
}
