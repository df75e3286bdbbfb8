import { logProblem } from '#web/platform/log.ts';
import type { Call } from '#web/platform/network.ts';
import { createAlarm } from '#web/platform/timers.ts';
import type { Connectivity } from '#web/sync/connectivity.ts';
import { keepDays } from './day-keeper.ts';
import type { Game } from './game.ts';
import { keepSavingProfile } from './onboarding-late-keeper.ts';

/** Long after the first paint. */
const READ_AFTER_MS = 25_000;

/** What goes on by itself while a hunter is here, and ends when they leave. */
export function startKeepers(game: Game, call: Call, connectivity: Connectivity): () => void {
  const stopDays = keepDays(game);
  const stopSaving = keepSavingProfile(game.log.uid, call, connectivity);
  const idle = createAlarm();
  let stopReading = Promise.resolve(() => {});
  idle.set(READ_AFTER_MS, () => {
    stopReading = import('./kept-log-keeper.ts').then(({ keepLog }) => keepLog(game.log, call));
    stopReading.catch(() => {}); // without it the log is read when somebody looks
  });
  return () => {
    idle.clear();
    stopReading.then((stop) => stop(), logProblem);
    stopSaving();
    stopDays();
  };
}
