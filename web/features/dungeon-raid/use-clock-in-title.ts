import { useEffect } from 'react';

/** A hunter who works in another tab sees the time on this one. */
export function useClockInTitle(clock: string | undefined): void {
  useEffect(() => {
    const page = 'Dungeon Raids · Duskgate';
    document.title = clock === undefined ? page : `${clock} · ${page}`;
  }, [clock]);
}
