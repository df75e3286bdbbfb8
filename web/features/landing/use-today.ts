import { useSyncExternalStore } from 'react';
import { type LocalDate, localDateAt } from '#rules/activity/local-date.ts';

export type DayClock = {
  readonly nowMs: () => number;
  readonly utcOffsetMinutes: () => number;
};

/** A visitor has chosen no dawn hour yet: the day begins at midnight. */
const MIDNIGHT = 0;

/** Asks again whenever the tab is looked at, so that one left open overnight shows the new day. */
export function useToday(clock: DayClock): LocalDate {
  return useSyncExternalStore(watchVisibility, () =>
    localDateAt(clock.nowMs(), clock.utcOffsetMinutes(), MIDNIGHT),
  );
}

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
