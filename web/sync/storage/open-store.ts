import type { Clock } from '#web/platform/clock.ts';
import { logProblem } from '#web/platform/log.ts';
import { openDiskStore } from './disk-store.ts';
import type { LogStore } from './log-store.ts';
import { createSpillOverStore } from './spill-over-store.ts';

type StoreParts = {
  readonly uid: string;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Another tab erased this account from the browser. */
  readonly onGone: () => void;
  /** The browser took the database away. */
  readonly onLost: () => void;
};

/** The browser's database where there is one, small texts where there is none. */
export async function openStore(parts: StoreParts): Promise<LogStore> {
  const { uid, clock, newId, onGone, onLost } = parts;
  const { nowMs } = clock;
  let isGone = false;
  const gone = () => {
    isGone = true;
    onGone();
  };
  try {
    const disk = await openDiskStore({ uid, nowMs: nowMs(), newId, onGone: gone, onLost });
    return createSpillOverStore({ disk, nowMs, newId, isGone: () => isGone });
  } catch (error) {
    logProblem('there is no database in this browser', error);
    const { openTextStore } = await import('./text-store.ts'); // few browsers need it
    return openTextStore(uid, newId);
  }
}
