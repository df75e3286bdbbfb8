import { type ReactNode, useMemo } from 'react';
import { focusXp } from '#rules/raid/focus-figures.ts';
import { raidLog, timeInFocus } from '#rules/raid/raid-log.ts';
import { useView } from '#web/game/game-context.ts';
import { useToday } from '#web/game/use-today.ts';
import { dayAndMonth } from '#web/platform/day-words.ts';
import { LazyBarChart } from '#web/ui/charts/lazy-charts.tsx';
import { counted } from '#web/ui/counted.ts';
import { Panel } from '#web/ui/panel.tsx';
import './raid-panels.css';

/** The focus blocks of the last 30 days, from every device. */
export function RaidLog(): ReactNode {
  const today = useToday();
  const activities = useView(({ dailyActivities }) => dailyActivities);
  const log = useMemo(() => raidLog(activities, today), [activities, today]);
  if (log.blocks === 0) {
    return (
      <Panel title="Raid log">
        <p className="text-body text-muted">
          No block cleared in the last 30 days. The first is twenty-five minutes away.
        </p>
      </Panel>
    );
  }
  const bars = log.days.map(({ date, blocks }) => ({
    name: dayAndMonth(date),
    value: blocks,
  }));
  return (
    <Panel title="Raid log">
      <div className="raid-log">
        <dl className="raid-log-figures">
          <Figure name="Today" value={counted(log.today, 'block')}>
            {log.today === 0 ? 'not yet' : `${timeInFocus(log.today)}, +${focusXp(log.today)} XP`}
          </Figure>
          <Figure name="Last 30 days" value={counted(log.blocks, 'block')}>
            {timeInFocus(log.blocks)}, +{focusXp(log.blocks)} XP
          </Figure>
          <Figure name="Best day" value={counted(log.bestDay, 'block')}>
            {timeInFocus(log.bestDay)}
          </Figure>
          <Figure name="Days with a raid" value={`${log.daysRaided} of ${log.days.length}`} />
        </dl>
        <LazyBarChart
          label={`Focus blocks per day over the last 30 days: ${log.blocks} in all, ${log.bestDay} on the best day.`}
          bars={bars}
          unit="Blocks"
          of="Day"
          lowestTop={8}
        />
      </div>
    </Panel>
  );
}

type FigureProps = {
  readonly name: string;
  readonly value: string;
  readonly children?: ReactNode;
};

function Figure({ name, value, children }: FigureProps): ReactNode {
  return (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="font-label text-lead text-white">{value}</dd>
      {children && <dd className="text-small text-muted">{children}</dd>}
    </div>
  );
}
