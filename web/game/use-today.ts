import { useSyncExternalStore } from 'react';
import { NO_DAYS } from '#rules/activity/day-set.ts';
import { hunterDay, type Life } from '#rules/activity/hunter-day.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { type BrowserClock, browserClock } from '#web/platform/clock.ts';
import { useView } from './game-context.ts';

const MINUTE_MS = 60_000;

/** Nobody is signed in: no logins, and the day begins at midnight. */
const VISITOR: Life = { loginDays: NO_DAYS, settings: { dawnHour: 0 } };

/** Today, by the dawn hour of the settings. */
export function useToday(): LocalDate {
  const loginDays = useView((document) => document.loginDays);
  const settings = useView((document) => document.settings);
  return useDayOf(browserClock, { loginDays, settings });
}

/** Today for a visitor who is not signed in. */
export function useVisitorsDay(): LocalDate {
  return useDayOf(browserClock, VISITOR);
}

/** Looks at the clock every minute and whenever the tab is shown, so that an open tab shows the new day. */
function useDayOf(clock: BrowserClock, life: Life): LocalDate {
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
