import { useSyncExternalStore } from 'react';
import { NO_DAYS } from '#rules/activity/day-set.ts';
import { hunterDay, type Life } from '#rules/activity/hunter-day.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { browserClock, type Clock } from '#web/platform/clock.ts';
import { useView } from './game-context.ts';

const MINUTE_MS = 60_000;

const VISITOR: Life = { loginDays: NO_DAYS, settings: { dawnHour: 0 } };

/** The hunter's day, by the hunter's dawn hour. */
export function useToday(): LocalDate {
  const loginDays = useView((document) => document.loginDays);
  const settings = useView((document) => document.settings);
  return useDayOf(browserClock, { loginDays, settings });
}

/** A visitor has chosen no dawn hour yet: the day begins at midnight. */
export function useVisitorsDay(): LocalDate {
  return useDayOf(browserClock, VISITOR);
}

/** Asks again every minute and whenever the tab is looked at, so that an open tab shows the new day. */
function useDayOf(clock: Clock, life: Life): LocalDate {
  return useSyncExternalStore(watchDay, () =>
    hunterDay(life, clock.nowMs(), clock.utcOffsetMinutes()),
  );
}

function watchDay(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  const timer = setInterval(onChange, MINUTE_MS);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    clearInterval(timer);
  };
}
