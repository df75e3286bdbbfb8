import { logProblem } from './log.ts';
import { scriptAddress } from './script-address.ts';
import address from './wake-worker.ts?worker&url';

export type Waker = {
  /** Only the last call counts. */
  readonly wakeIn: (delayMs: number) => void;
  readonly dismiss: () => void;
};

/** A worker gets a duration, never an hour of the day: its clock may be another one. */
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
