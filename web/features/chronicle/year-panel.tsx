import { type ReactNode, useMemo } from 'react';
import { type DailyActivity, quietDay } from '#rules/activity/daily-activity.ts';
import { heatLevel } from '#rules/activity/heat-level.ts';
import { historyFigures } from '#rules/activity/history-figures.ts';
import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import { type WeekStart, weekOf } from '#rules/quest/week.ts';
import { useView } from '#web/game/game-context.ts';
import { useToday } from '#web/game/use-today.ts';
import { fullDay } from '#web/platform/date-words.ts';
import { partsOf } from '#web/platform/day-words.ts';
import { HeatLegend } from '#web/ui/charts/heat-legend.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { counted } from './chronicle-words.ts';
import { MonthTable } from './month-table.tsx';

const WEEKS = 53;
/** Weeks in the second half of the year; a phone shows each half in a row of its own. */
const HALF = 27;
const LEGEND = ['No login', '0 quests', '1-2', '3', '4 or more'];

type YearWeek = readonly (DailyActivity | undefined)[];

export function YearPanel(): ReactNode {
  const today = useToday();
  const activities = useView(({ dailyActivities }) => dailyActivities);
  const weekStart = useView(({ settings }) => settings.weekStart);
  const weeks = useMemo(() => yearOf(activities, today, weekStart), [activities, today, weekStart]);
  const days = useMemo(() => weeks.flat().flatMap((day) => day ?? []), [weeks]);
  return (
    <Panel title="A year of days" aside={<HeatLegend words={LEGEND} />}>
      <div role="img" aria-label={inWords(days)} className="year">
        <Half weeks={weeks.slice(0, WEEKS - HALF)} today={today} />
        <Half weeks={weeks.slice(WEEKS - HALF)} today={today} />
      </div>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center text-small font-bold text-violet">
          Read it by month
        </summary>
        <MonthTable days={days} />
      </details>
    </Panel>
  );
}

function yearOf(
  activities: readonly DailyActivity[],
  today: LocalDate,
  weekStart: WeekStart,
): readonly YearWeek[] {
  const byDate = new Map(activities.map((activity) => [activity.date, activity]));
  const thisWeek = weekOf(today, weekStart);
  const first = addDays(thisWeek, -7 * (WEEKS - 1));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_day, at) => {
      const date = addDays(first, 7 * week + at);
      return date > today ? undefined : (byDate.get(date) ?? quietDay(date));
    }),
  );
}

function inWords(days: readonly DailyActivity[]): string {
  const { questsCleared, bestDay, daysHunted } = historyFigures(days);
  const best = bestDay > 0 ? days.find((day) => day.questsCompleted === bestDay) : undefined;
  const bestWords = best
    ? ` The best day was ${fullDay(best.date)} with ${counted(bestDay, 'quest')}.`
    : '';
  return `The last year: a login on ${counted(daysHunted, 'day')}, ${counted(questsCleared, 'quest')} cleared.${bestWords}`;
}

type HalfProps = { readonly weeks: readonly YearWeek[]; readonly today: LocalDate };

function Half({ weeks, today }: HalfProps): ReactNode {
  return (
    <div className="year-half">
      {weeks.map((week) => {
        const [first] = week;
        const starting = week.find((day) => day?.date.endsWith('-01'));
        return (
          <div key={first?.date} className="year-week">
            <span className="year-month">{starting && partsOf(starting.date).shortMonth}</span>
            {week.map((day, at) =>
              day === undefined ? (
                <span key={`later-${at.toString()}`} />
              ) : (
                <span
                  key={day.date}
                  className="heat-cell"
                  data-heat={heatLevel(day)}
                  data-today={day.date === today || undefined}
                  title={`${fullDay(day.date)}: ${counted(day.questsCompleted, 'quest')}, ${day.xpEarned} XP`}
                />
              ),
            )}
          </div>
        );
      })}
    </div>
  );
}
