import { logProblem } from '#web/platform/log.ts';
import { openDiskStore } from './disk-store.ts';
import type { LogStore } from './log-store.ts';
import { createSpillOverStore } from './spill-over-store.ts';

type StoreParts = {
  readonly uid: string;
  readonly nowMs: number;
  readonly newId: () => string;
  /** Another tab erased this account from the browser. */
  readonly onGone: () => void;
};

/** The browser's database where there is one, small texts where there is none. */
export async function openStore({ uid, nowMs, newId, onGone }: StoreParts): Promise<LogStore> {
  let isGone = false;
  const gone = () => {
    isGone = true;
    onGone();
  };
  try {
    const disk = await openDiskStore({ uid, nowMs, newId, onGone: gone });
    return createSpillOverStore(disk, () => isGone);
  } catch (error) {
    logProblem('there is no database in this browser', error);
    const { openTextStore } = await import('./text-store.ts'); // few browsers need it
    return openTextStore(uid, newId);
  }
}
