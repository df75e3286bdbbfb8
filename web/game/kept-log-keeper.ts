import { lead } from '#web/platform/lead.ts';
import type { Call } from '#web/platform/network.ts';
import { isSavingData } from '#web/platform/thrift.ts';
import { createAlarm } from '#web/platform/timers.ts';
import type { HunterLog } from '#web/sync/hunter-log.ts';
import { sendKeptRecords } from './import-records.ts';
import { keptLogOf } from './kept-log-shared.ts';

/** A deed is on the server a second after it was done. */
const SETTLED_MS = 3_000;

/**
 * In one tab at a time: this device comes to have the whole log, so that search and export need no
 * network, and what was imported without one arrives whole.
 */
export function keepLog(log: HunterLog, call: Call): () => void {
  const kept = keptLogOf(log, call);
  const alarm = createAlarm();
  const look = () => {
    const { load, isOffline, isSessionOver } = log.status();
    if (load !== 'ready' || isOffline || isSessionOver) return;
    sendKeptRecords(log.uid, call).catch(() => {});
    if (!isSavingData()) kept.readQuietly(log.place());
  };
  let leave = () => {};
  const resign = lead(`duskgate.${log.uid}.reading`, () => {
    leave = log.subscribe(() => alarm.set(SETTLED_MS, look));
    look();
  });
  return () => {
    leave();
    resign();
    alarm.clear();
    kept.close();
  };
}
