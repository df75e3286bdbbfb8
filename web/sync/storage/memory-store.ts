import { decide } from '#web/sync/outbox/decide.ts';
import { applyChange, EMPTY_OUTBOX, type StoredOutbox } from '#web/sync/outbox/stored-outbox.ts';
import type { OutboxStore } from './outbox-store.ts';

type MemoryParts = {
  readonly deviceId: string;
  readonly outbox?: StoredOutbox;
  /** Called with every change before it counts, to save it elsewhere; false when it could not be saved. */
  readonly keep?: (before: StoredOutbox, after: StoredOutbox) => boolean;
  /** Drops what another tab removed. */
  readonly refresh?: (outbox: StoredOutbox) => StoredOutbox;
  readonly erase?: () => void;
};

/** A store in memory; it lasts as long as its tab, unless `keep` saves it elsewhere. */
export function createMemoryStore(parts: MemoryParts) {
  const { deviceId, keep, refresh, erase } = parts;
  let outbox = parts.outbox ?? EMPTY_OUTBOX;
  let isVolatile = keep === undefined;
  function snapshot() {
    const { acknowledged: _tail, nextSeq: _next, stored: _base, ...shown } = outbox;
    return { ...shown, isVolatile };
  }
  const store: OutboxStore = {
    read: async () => ({ ...snapshot(), ...(outbox.stored && { stored: outbox.stored }) }),
    commit: async (intent) => {
      outbox = refresh?.(outbox) ?? outbox;
      const { change, answer } = decide(intent, outbox);
      const after = applyChange(outbox, change);
      isVolatile = !(keep?.(outbox, after) ?? false);
      outbox = after;
      return { answer, snapshot: snapshot() };
    },
    kept: async () => outbox,
    deviceId: async () => deviceId,
    close: () => {},
    erase: async () => erase?.(),
  };
  return { ...store, outbox: () => outbox };
}
