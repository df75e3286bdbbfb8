import { err, type Result } from '#rules/result.ts';
import type { FailureOf } from '#server/auth/account-failures.ts';
import type { Limits } from '#server/startup/limits.ts';

const MINUTE_MS = 60_000;

export type HashBudget = {
  /** Runs work that hashes a password, or says how long to wait. Work that came to no hash costs nothing. */
  readonly spendOn: <Value, Failure extends { readonly kind: string }>(
    work: () => Promise<Result<Value, Failure>>,
  ) => Promise<Result<Value, Failure | FailureOf<'rate-limited'>>>;
};

/**
 * The hashes that all visitors together may cause in a minute before they are signed in. Counted at
 * the hash and not at the request: forms that are refused earlier must not keep others from signing in.
 * The clock is monotonic.
 */
export function createHashBudget(
  { authPerMinuteTotal }: Pick<Limits, 'authPerMinuteTotal'>,
  nowMs: () => number = () => performance.now(),
): HashBudget {
  const tokenMs = MINUTE_MS / authPerMinuteTotal;
  let fullAtMs = 0;

  return {
    async spendOn(work) {
      const nextFullAtMs = Math.max(fullAtMs, nowMs()) + tokenMs;
      const retryAfterMs = nextFullAtMs - nowMs() - MINUTE_MS;
      if (retryAfterMs > 0.001) return err({ kind: 'rate-limited', retryAfterMs }); // but for rounding
      fullAtMs = nextFullAtMs;
      let isHashed = false;
      try {
        const outcome = await work();
        isHashed = outcome.ok || outcome.failure.kind !== 'busy';
        return outcome;
      } finally {
        if (!isHashed) fullAtMs -= tokenMs;
      }
    },
  };
}
