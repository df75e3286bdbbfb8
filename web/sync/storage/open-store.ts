import type { BrowserClock } from '#web/platform/clock.ts';
import { logProblem } from '#web/platform/log.ts';
import { openDiskStore } from './disk-store.ts';
import { createStoreWithMemoryFallback } from './memory-fallback-store.ts';
import type { OutboxStore } from './outbox-store.ts';

type StoreParts = {
  readonly uid: string;
  readonly clock: BrowserClock;
  readonly newId: () => string;
  /** Another tab erased this account from the browser. */
  readonly onGone: () => void;
  /** The browser took the database away. */
  readonly onLost: () => void;
};

/** Opens the browser's database; where there is none, a store of localStorage texts. */
export async function openStore(parts: StoreParts): Promise<OutboxStore> {
  const { uid, clock, newId, onGone, onLost } = parts;
  const { nowMs } = clock;
  let isGone = false;
  const gone = () => {
    isGone = true;
    onGone();
  };
  try {
    const disk = await openDiskStore({ uid, nowMs, newId, onGone: gone, onLost });
    return createStoreWithMemoryFallback({ disk, nowMs, newId, isGone: () => isGone });
  } catch (error) {
    logProblem('there is no database in this browser', error);
    const { SERVER_DATA } = await import('#web/sync/server-data.ts');
    return SERVER_DATA.openTextStore(uid, newId);
  }
}
