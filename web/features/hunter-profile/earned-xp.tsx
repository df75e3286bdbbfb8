import { type ReactNode, useMemo } from 'react';
import { historyWindow } from '#rules/activity/daily-activity.ts';
import { useView } from '#web/game/game-context.ts';
import { useToday } from '#web/game/use-today.ts';
import { dayAndMonth } from '#web/platform/day-words.ts';
import { LazyBarChart } from '#web/ui/charts/lazy-charts.tsx';
import { Panel } from '#web/ui/panel.tsx';

export function EarnedXp(): ReactNode {
  const today = useToday();
  const activities = useView(({ dailyActivities }) => dailyActivities);
  const bars = useMemo(
    () =>
      historyWindow(activities, today).map(({ date, xpEarned }) => ({
        name: dayAndMonth(date),
        value: xpEarned,
      })),
    [activities, today],
  );
  const sum = bars.reduce((total, { value }) => total + value, 0);
  const best = Math.max(...bars.map(({ value }) => value));
  return (
    <Panel
      title="XP, last 30 days"
      aside={<p className="font-label text-lead text-gold">{sum.toLocaleString('en')} XP</p>}
    >
      <LazyBarChart
        label={`XP per day over the last 30 days: ${sum} in all, ${best} on the best day.`}
        bars={bars}
        unit="XP"
        of="Day"
      />
    </Panel>
  );
}
