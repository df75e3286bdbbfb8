import { type ReactNode, useMemo } from 'react';
import { xpByWeek } from '#rules/chronicle/days.ts';
import { useView } from '#web/game/game-context.ts';
import { useToday } from '#web/game/use-today.ts';
import { dayAndMonth } from '#web/platform/day-words.ts';
import { LazyBarChart } from '#web/ui/charts/lazy-charts.tsx';
import { Panel } from '#web/ui/panel.tsx';

const WEEKS = 52;

export function WeeksPanel(): ReactNode {
  const today = useToday();
  const activities = useView(({ dailyActivities }) => dailyActivities);
  const weekStart = useView(({ settings }) => settings.weekStart);
  const bars = useMemo(
    () =>
      xpByWeek(activities, { today, weekStart }, WEEKS).map(({ start, xp }) => ({
        name: dayAndMonth(start),
        value: xp,
      })),
    [activities, today, weekStart],
  );
  const sum = bars.reduce((total, { value }) => total + value, 0);
  const best = Math.max(...bars.map(({ value }) => value));
  return (
    <Panel
      title="XP per week"
      aside={<p className="font-label text-lead text-gold">{sum.toLocaleString('en')} XP</p>}
    >
      <LazyBarChart
        label={`XP per week over the last ${WEEKS} weeks: ${sum} in all, ${best} in the best week.`}
        bars={bars}
        unit="XP"
        of="Week from"
        now="This week"
      />
    </Panel>
  );
}
