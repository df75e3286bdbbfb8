import { createHash } from 'node:crypto';
import type { Clock } from '#server/clock.ts';
import type { Caller } from './caller.ts';

const KEPT_MS = 5_000;
const MAX_KEPT = 10_000;

type Kept = { readonly caller: Caller; readonly fromMs: number; readonly untilMs: number };

export type SessionCache = {
  readonly callerOf: (cookie: string) => Caller | undefined;
  /** Taken before the lookup: what was read before a session ended must not be kept after it. */
  readonly keeper: () => (cookie: string, caller: Caller, endsAtMs: number) => void;
  readonly forget: (userId: string) => void;
};

/** Saves a query for every request; five seconds are how late another server may learn of an end. */
export function createSessionCache(clock: Clock): SessionCache {
  const kept = new Map<string, Kept>();
  let endedCount = 0;

  return {
    callerOf(cookie) {
      const found = kept.get(keyOf(cookie));
      const now = clock.nowMs();
      return found && found.fromMs <= now && now < found.untilMs ? found.caller : undefined;
    },
    keeper() {
      const endedBefore = endedCount;
      return (cookie, caller, endsAtMs) => {
        if (endedCount !== endedBefore) return;
        const fromMs = clock.nowMs();
        const key = keyOf(cookie);
        kept.delete(key);
        kept.set(key, { caller, fromMs, untilMs: Math.min(fromMs + KEPT_MS, endsAtMs) });
        const [oldest] = kept.keys();
        if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
      };
    },
    forget(userId) {
      endedCount += 1;
      for (const [key, { caller }] of kept) if (caller.userId === userId) kept.delete(key);
    },
  };
}

/** A digest, so that a dump of this process's memory holds no cookie that would still open a door. */
function keyOf(cookie: string): string {
  return createHash('sha256').update(cookie).digest('base64');
}
