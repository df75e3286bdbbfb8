import type { ReactNode } from 'react';
import type { DailyActivity } from '#rules/activity/daily-activity.ts';
import { monthAndYear } from '#web/platform/date-words.ts';

type MonthOfDays = { readonly name: string; readonly days: readonly DailyActivity[] };

/** The year as a table. */
export function MonthTable({ days }: { readonly days: readonly DailyActivity[] }): ReactNode {
  return (
    <table className="month-table">
      <caption className="sr-only">The last year by month, the newest first</caption>
      <thead>
        <tr>
          {['Month', 'Logins', 'Quests', 'Focus', 'XP'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthsOf(days).map(({ name, days: ofMonth }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{ofMonth.filter(({ hasLogin }) => hasLogin).length}</td>
            <td>{sum(ofMonth, 'questsCompleted')}</td>
            <td>{sum(ofMonth, 'pomodorosCompleted')}</td>
            <td>{sum(ofMonth, 'xpEarned').toLocaleString('en')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type SummedField = 'questsCompleted' | 'pomodorosCompleted' | 'xpEarned';

function sum(days: readonly DailyActivity[], field: SummedField): number {
  return days.reduce((total, day) => total + day[field], 0);
}

function monthsOf(days: readonly DailyActivity[]): readonly MonthOfDays[] {
  const months = new Map<string, DailyActivity[]>();
  for (const day of days.toReversed()) {
    const name = monthAndYear(day.date);
    months.set(name, [...(months.get(name) ?? []), day]);
  }
  return [...months].map(([name, ofMonth]) => ({ name, days: ofMonth }));
}
