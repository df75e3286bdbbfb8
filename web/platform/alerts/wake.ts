import { logProblem } from '#web/platform/log.ts';
import { scriptAddress } from '#web/platform/script-address.ts';
import address from './wake-worker.ts?worker&url';

export type Waker = {
  /** Calls `onWake` after this time; only the last call counts. */
  readonly wakeIn: (delayMs: number) => void;
  readonly dismiss: () => void;
};

/** A timer in a worker, which is in time in hidden tabs. It gets a duration, because its clock may differ. */
export function createWaker(onWake: () => void): Waker {
  try {
    const worker = new Worker(scriptAddress(address));
    worker.onmessage = onWake;
    return {
      wakeIn: (delayMs) => worker.postMessage(delayMs),
      dismiss: () => worker.terminate(),
    };
  } catch (error) {
    logProblem('no worker wakes this page', error);
    return { wakeIn: () => {}, dismiss: () => {} };
  }
}

/** Keeps the screen on while this page is visible; the browser releases the lock whenever it is not. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const take = async () => {
    if (isOver || document.hidden || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) await lock.release();
    } catch {
      // Refused on a low battery: the screen goes dark as usual.
    }
  };
  const onVisibility = () => void take();
  document.addEventListener('visibilitychange', onVisibility);
  onVisibility();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onVisibility);
    lock?.release().catch(() => {});
  };
}
