import type { ReactNode } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { useView } from '#web/game/game-context.ts';
import { fullDay } from '#web/platform/date-words.ts';
import { counted } from './chronicle-words.ts';

const MAX_DAYS = 30;

/** Days whose commands this device has not loaded: only their sums are known. */
export function DaySums({ before }: { readonly before: LocalDate | undefined }): ReactNode {
  const activities = useView(({ dailyActivities }) => dailyActivities);
  const days = activities
    .filter(({ date, xpEarned }) => xpEarned > 0 && (before === undefined || date < before))
    .slice(-MAX_DAYS)
    .reverse();
  if (days.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {days.map(({ date, questsCompleted, pomodorosCompleted, xpEarned }) => (
        <li key={date} className="chronicle-day-sum">
          <span className="font-bold">{fullDay(date)}</span>
          <span className="text-small text-muted">
            {counted(questsCompleted, 'quest')}, {counted(pomodorosCompleted, 'focus block')},{' '}
            {xpEarned.toLocaleString('en')} XP. Its deeds come when the server can be reached.
          </span>
        </li>
      ))}
    </ul>
  );
}
