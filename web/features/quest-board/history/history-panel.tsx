import { type ReactNode, useMemo } from 'react';
import { type DailyActivity, historyWindow } from '#rules/activity/daily-activity.ts';
import { type DaySet, hasDay } from '#rules/activity/day-set.ts';
import { heatLevel } from '#rules/activity/heat-level.ts';
import { type HistoryFigures, historyFigures } from '#rules/activity/history-figures.ts';
import { type LocalDate, weekday } from '#rules/activity/local-date.ts';
import { loginStreak } from '#rules/activity/login-streak.ts';
import type { WeekStart } from '#rules/quest/week.ts';
import { useView } from '#web/game/game-context.ts';
import { openWindow } from '#web/game/open-window.ts';
import { useToday } from '#web/game/use-today.ts';
import { dayAndMonth, longDay, partsOf } from '#web/platform/day-words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { HeatGrid } from '#web/ui/charts/heat-grid.tsx';
import { HeatLegend } from '#web/ui/charts/heat-legend.tsx';
import { counted } from '#web/ui/counted.ts';
import { Link } from '#web/ui/router.tsx';
import './history-panel.css';

const MONDAY_FIRST = [
  { short: 'Mon', long: 'Monday' },
  { short: 'Tue', long: 'Tuesday' },
  { short: 'Wed', long: 'Wednesday' },
  { short: 'Thu', long: 'Thursday' },
  { short: 'Fri', long: 'Friday' },
  { short: 'Sat', long: 'Saturday' },
  { short: 'Sun', long: 'Sunday' },
];

const WEEKDAYS: Readonly<Record<WeekStart, typeof MONDAY_FIRST>> = {
  monday: MONDAY_FIRST,
  sunday: [...MONDAY_FIRST.slice(-1), ...MONDAY_FIRST.slice(0, -1)],
};

const LEGEND = ['No login', '0 quests', '1-2 quests', '3 quests', '4+ quests'];

type HistoryPanelProps = { readonly id: string; readonly children: ReactNode };

export function HistoryPanel({ id, children }: HistoryPanelProps): ReactNode {
  const { today, days, figures } = useBoardHistory();
  const weekStart = useView(({ settings }) => settings.weekStart);
  const restDays = useView((document) => document.restDays);
  const hasRest = days.some(({ date }) => hasDay(restDays, date));
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className="history bracketed">
      <div className="history-head">
        <h2 id={headingId} className="font-label text-label uppercase">
          Last 30 days
        </h2>
        <HeatLegend words={LEGEND} restWord={hasRest ? 'Rest day' : undefined} />
      </div>
      <HeatGrid
        caption="Quests cleared on each of the last 30 days"
        columns={WEEKDAYS[weekStart]}
        rows={weeksOf(days, today, weekStart, restDays)}
      />
      <dl className="history-figures">
        <Figure name="Login streak" value={counted(figures.loginStreak, 'day')} />
        <Figure name="Quests cleared" value={String(figures.questsCleared)} />
        <Figure name="Best day" value={counted(figures.bestDay, 'quest')} />
        <Figure name="Days hunted" value={`${figures.daysHunted} of ${days.length}`} />
      </dl>
      {children}
      <div className="history-ways">
        <Link href="/quests" asChild>
          <ButtonLink emphasis="quiet" size="small">
            Insights
          </ButtonLink>
        </Link>
        <Button emphasis="quiet" size="small" onClick={() => openWindow({ kind: 'rest' })}>
          Rest days
        </Button>
        <Button emphasis="quiet" size="small" onClick={() => openWindow({ kind: 'archive' })}>
          Archive
        </Button>
      </div>
    </section>
  );
}

type BoardHistory = {
  readonly today: LocalDate;
  /** Oldest first; the last one is today. */
  readonly days: readonly DailyActivity[];
  readonly figures: HistoryFigures & { readonly loginStreak: number };
};

function useBoardHistory(): BoardHistory {
  const today = useToday();
  const activities = useView(({ dailyActivities }) => dailyActivities);
  const loginDays = useView((document) => document.loginDays);
  return useMemo(() => {
    const days = historyWindow(activities, today);
    const figures = { ...historyFigures(days), loginStreak: loginStreak(loginDays, today) };
    return { today, days, figures };
  }, [activities, loginDays, today]);
}

function Figure({ name, value }: { readonly name: string; readonly value: string }): ReactNode {
  return (
    <div className="history-figure">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="font-label text-lead text-white">{value}</dd>
    </div>
  );
}

function weeksOf(
  days: readonly DailyActivity[],
  today: LocalDate,
  weekStart: WeekStart,
  restDays: DaySet,
) {
  const [first] = days;
  const daysBeforeSunday = weekStart === 'sunday' ? 0 : 6;
  const blanks = first === undefined ? 0 : (weekday(first.date) + daysBeforeSunday) % 7;
  const cells = [
    ...new Array<undefined>(blanks).fill(undefined),
    ...days.map((day, index) =>
      cellOf(day, index === 0, {
        isToday: day.date === today,
        isRest: hasDay(restDays, day.date),
      }),
    ),
  ];
  const weekCount = Math.ceil(cells.length / 7);
  return Array.from({ length: weekCount }, (_, week) =>
    Array.from({ length: 7 }, (_cell, column) => cells[week * 7 + column]),
  );
}

type DayMarks = { readonly isToday: boolean; readonly isRest: boolean };

function cellOf(activity: DailyActivity, isFirst: boolean, marks: DayMarks) {
  const { date, questsCompleted, hasLogin } = activity;
  const isNewMonth = isFirst || date.endsWith('-01');
  return {
    key: date,
    text: wordsOf(activity, marks),
    day: isNewMonth ? dayAndMonth(date) : String(partsOf(date).day),
    figure: hasLogin || questsCompleted > 0 ? String(questsCompleted) : '–',
    level: heatLevel(activity),
    ...marks,
  };
}

function wordsOf(activity: DailyActivity, { isToday, isRest }: DayMarks): string {
  const { date, questsCompleted, pomodorosCompleted, xpEarned, hasLogin } = activity;
  const parts = [
    ...(isRest ? ['rest day'] : []),
    ...(hasLogin ? [] : ['no login']),
    ...(hasLogin || questsCompleted > 0 ? [counted(questsCompleted, 'quest')] : []),
    ...(pomodorosCompleted > 0 ? [counted(pomodorosCompleted, 'focus block')] : []),
    ...(xpEarned > 0 ? [`${xpEarned} XP`] : []),
  ];
  const day = longDay(date);
  return `${isToday ? `Today, ${day}` : day}: ${parts.join(', ')}`;
}
