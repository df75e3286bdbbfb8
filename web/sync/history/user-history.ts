import { logProblem } from '#web/platform/log.ts';
import { type Call, isSavingData } from '#web/platform/network.ts';
import { holdTabLock } from '#web/platform/tab-lock.ts';
import { createAlarm, waited } from '#web/platform/timers.ts';
import type { SyncClient } from '#web/sync/client.ts';
import { waitingIn } from '#web/sync/machine/schedule.ts';
import type { State } from '#web/sync/machine/state.ts';
import { type History, openHistory } from './history.ts';
import { openHistoryStore } from './history-store.ts';

/** A command is on the server a second after it was recorded. */
const SETTLED_MS = 3_000;

/** Opens the history; `onGone` is called when the browser takes its database away, and it can be opened again. */
export async function openUserHistory(
  call: Call,
  state: () => State,
  onGone: () => void,
): Promise<History> {
  const { uid } = state();
  let close = () => {};
  const store = await openHistoryStore(uid, () => {
    close();
    onGone();
  });
  const history = await openHistory({
    uid,
    call,
    store,
    wait: waited,
    canForget: (epoch) =>
      state().base?.position.epoch === epoch && !waitingIn(state()).some(({ resent }) => resent),
  });
  close = history.close;
  return history;
}

type HistoryClient = Pick<SyncClient, 'uid' | 'status' | 'position' | 'subscribe' | 'history'>;

/**
 * Reads the whole log to this device, in one tab at a time, so that search and export need no network
 * and an import without one can be compared with it.
 */
export function startHistoryJob(client: HistoryClient): () => void {
  const alarm = createAlarm();
  const opened = client.history(); // in every tab: what a tab pushes is appended there
  const look = () => {
    const { load, isOffline, isSessionOver } = client.status();
    if (load !== 'ready' || isOffline || isSessionOver) return;
    if (isSavingData()) return;
    opened.then((history) => history.readQuietly(client.position())).catch(logProblem);
  };
  let unsubscribe = () => {};
  const release = holdTabLock(`duskgate.${client.uid}.reading`, () => {
    unsubscribe = client.subscribe(() => alarm.set(SETTLED_MS, look));
    look();
  });
  return () => {
    unsubscribe();
    release();
    alarm.clear();
  };
}
