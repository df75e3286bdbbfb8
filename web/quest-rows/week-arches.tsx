import { type ReactNode, useId, useMemo } from 'react';
import type { DailyActivity } from '#rules/activity/daily-activity.ts';
import { type HeatLevel, heatLevel } from '#rules/activity/heat-level.ts';
import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import { weekOf } from '#rules/quest/week.ts';
import { useView } from '#web/game/game-context.ts';
import { longDay, shortWeekday } from '#web/platform/day-words.ts';
import { counted } from '#web/ui/counted.ts';
import './week-arches.css';

/** The blade of light in the arch, by how much was cleared. */
const BLADE_TOP: Readonly<Record<HeatLevel, number>> = { 0: 38, 1: 36, 2: 26, 3: 18, 4: 10 };

/** The seven days of this week, each an arch that fills with light. */
export function WeekArches({ today }: { readonly today: LocalDate }): ReactNode {
  const activities = useView(({ dailyActivities }) => dailyActivities);
  const weekStart = useView(({ settings }) => settings.weekStart);
  const days = useMemo(() => {
    const first = weekOf(today, weekStart);
    return Array.from({ length: 7 }, (_, index) => addDays(first, index)).map((date) => ({
      date,
      activity: activities.find((one) => one.date === date),
    }));
  }, [activities, today, weekStart]);
  const titleId = useId();
  return (
    <div className="week-arches">
      <h2 id={titleId} className="section-head max-md:sr-only">
        This week
      </h2>
      <ul aria-labelledby={titleId} className="grid grid-cols-7">
        {days.map(({ date, activity }) => (
          <Arch key={date} date={date} activity={activity} today={today} />
        ))}
      </ul>
    </div>
  );
}

type ArchProps = {
  readonly date: LocalDate;
  readonly activity: DailyActivity | undefined;
  readonly today: LocalDate;
};

function Arch({ date, activity, today }: ArchProps): ReactNode {
  const level = activity ? heatLevel(activity) : 0;
  const when = date > today ? 'to-come' : date === today ? 'today' : 'past';
  return (
    <li data-when={when} data-level={level} className="week-arch">
      <svg viewBox="0 0 34 40" width="34" height="40" aria-hidden="true">
        <path d="M1 39V19C1 10 11 7 17 1C23 7 33 10 33 19V39Z" />
        {level > 0 && <path className="week-blade" d={`M17 ${BLADE_TOP[level]}L18.6 38H15.4Z`} />}
      </svg>
      <span aria-hidden="true">{shortWeekday(date)}</span>
      <span className="sr-only">
        {longDay(date)}: {when === 'to-come' ? 'to come' : wordsOf(activity)}
      </span>
    </li>
  );
}

function wordsOf(activity: DailyActivity | undefined): string {
  return activity?.hasLogin || activity?.questsCompleted
    ? `${counted(activity.questsCompleted, 'quest')} cleared`
    : 'no login';
}
