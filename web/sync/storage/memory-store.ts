import { type Contents, changed, NO_CONTENTS } from './contents.ts';
import { decide } from './decide.ts';
import type { LogStore } from './log-store.ts';

type MemoryParts = {
  readonly deviceId: string;
  readonly contents?: Contents;
  /** Told of every change, before it counts; false when it could not be kept anywhere else. */
  readonly keep?: (before: Contents, after: Contents) => boolean;
  /** Looks for what another tab took away. */
  readonly refresh?: (contents: Contents) => Contents;
  readonly erase?: () => void;
};

/** A log that lives as long as its tab, beside whatever `keep` saves of it. */
export function createMemoryStore(parts: MemoryParts) {
  const { deviceId, keep, refresh, erase } = parts;
  let contents = parts.contents ?? NO_CONTENTS;
  let isVolatile = keep === undefined;
  function standing() {
    const { acknowledged: _tail, nextSeq: _next, stored: _base, ...shown } = contents;
    return { ...shown, isVolatile };
  }
  const store: LogStore = {
    read: async () => ({
      ...standing(),
      ...(contents.stored && { stored: contents.stored }),
    }),
    commit: async (intent) => {
      contents = refresh?.(contents) ?? contents;
      const { change, answer } = decide(intent, contents);
      const after = changed(contents, change);
      isVolatile = !(keep?.(contents, after) ?? false);
      contents = after;
      return { answer, standing: standing() };
    },
    deviceId: async () => deviceId,
    close: () => {},
    erase: async () => erase?.(),
  };
  return { ...store, contents: () => contents };
}
