import { useSyncExternalStore } from 'react';
import { type LocalDate, localDateAt } from '#rules/activity/local-date.ts';
import { browserClock, type Clock } from '#web/platform/clock.ts';
import { useView } from './game-context.ts';

const MINUTE_MS = 60_000;

/** The hunter's day, by the hunter's dawn hour. */
export function useToday(): LocalDate {
  return useDayOf(
    browserClock,
    useView(({ settings }) => settings.dawnHour),
  );
}

/** A visitor has chosen no dawn hour yet: the day begins at midnight. */
export function useVisitorsDay(): LocalDate {
  return useDayOf(browserClock, 0);
}

/** Asks again every minute and whenever the tab is looked at, so that an open tab shows the new day. */
function useDayOf(clock: Clock, dawnHour: number): LocalDate {
  return useSyncExternalStore(watchDay, () =>
    localDateAt(clock.nowMs(), clock.utcOffsetMinutes(), dawnHour),
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
