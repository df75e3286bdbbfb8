import { createHash } from 'node:crypto';
import type { Caller } from '#server/auth/caller.ts';
import type { Clock } from '#server/database/clock.ts';

const KEPT_MS = 5_000;
const MAX_KEPT = 10_000;

type CachedCaller = { readonly caller: Caller; readonly fromMs: number; readonly untilMs: number };

export type SessionCache = {
  readonly callerOf: (cookie: string) => Caller | undefined;
  /** Call it before the lookup; what it gives back stores nothing if a session ended meanwhile. */
  readonly startStoring: () => (cookie: string, caller: Caller, endsAtMs: number) => void;
  readonly forget: (userId: string) => void;
};

/**
 * Caches callers for five seconds, which saves a query per request; so late may another server
 * learn that a session ended.
 */
export function createSessionCache(clock: Clock): SessionCache {
  const kept = new Map<string, CachedCaller>();
  let endedCount = 0;

  return {
    callerOf(cookie) {
      const found = kept.get(keyOf(cookie));
      const now = clock.nowMs();
      return found && found.fromMs <= now && now < found.untilMs ? found.caller : undefined;
    },
    startStoring() {
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

/** A digest, so that the memory of this process holds no usable cookie. */
function keyOf(cookie: string): string {
  return createHash('sha256').update(cookie).digest('base64');
}
