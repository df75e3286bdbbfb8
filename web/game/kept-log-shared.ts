import type { Call } from '#web/platform/network.ts';
import { waited } from '#web/platform/timers.ts';
import type { HunterLog } from '#web/sync/hunter-log.ts';
import { type KeptLog, openKeptLog } from './kept-log.ts';
import { openKeptLogStore } from './kept-log-store.ts';

const opened = new WeakMap<HunterLog, KeptLog>();

/** One for each hunter's log of this tab: the Chronicle, the export and the quiet reading share it. */
export function keptLogOf(log: HunterLog, call: Call): KeptLog {
  const known = opened.get(log);
  if (known) return known;
  const store = openKeptLogStore(log.uid, () => kept.close());
  const kept = openKeptLog({ uid: log.uid, call, store, wait: waited });
  opened.set(log, kept);
  return kept;
}
