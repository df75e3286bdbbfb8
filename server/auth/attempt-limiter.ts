import { err, type Result } from '#rules/result.ts';
import type { Clock } from '#server/database/clock.ts';
import type { FailureOf } from './account-failures.ts';

const WINDOW_MS = 10 * 60_000;
const MAX_FAILURES = 10;
const FREE_FAILURES = 3;
const FIRST_DELAY_MS = 1_000;
const MAX_ACCOUNTS = 10_000;

type TooMany = FailureOf<'too-many-attempts'>;

export type AttemptLimiter = {
  /**
   * Runs the check of a password, or says how long to wait. An attempt counts as failed from its
   * start, so that many at once cannot pass; one that was never decided is taken back.
   */
  readonly attempt: <Value, Failure>(
    account: string,
    check: () => Promise<Result<Value, Failure>>,
    isWrong: (failure: Failure) => boolean,
  ) => Promise<Result<Value, Failure | TooMany>>;
  /** Forgets the failures of an account and of its known devices, whose keys are `account device`. */
  readonly reset: (account: string) => void;
};

/** Limits wrong passwords per account. Counted in this process: a wait is ten minutes at most. */
export function createAttemptLimiter(clock: Clock): AttemptLimiter {
  const failuresOf = new Map<string, readonly number[]>();

  function recent(account: string): readonly number[] {
    const now = clock.nowMs();
    const all = failuresOf.get(account) ?? [];
    return all.filter((atMs) => atMs <= now && now - atMs < WINDOW_MS);
  }

  /** Stores at the end of the map, so that the first entry is the oldest and makes room. */
  function write(account: string, failures: readonly number[]): void {
    failuresOf.delete(account);
    if (failures.length > 0) failuresOf.set(account, failures);
    const [oldest] = failuresOf.keys();
    if (failuresOf.size > MAX_ACCOUNTS && oldest !== undefined) failuresOf.delete(oldest);
  }

  function takeBack(account: string, atMs: number): void {
    const failures = [...recent(account)];
    const index = failures.indexOf(atMs);
    if (index >= 0) failures.splice(index, 1);
    write(account, failures);
  }

  return {
    async attempt(account, check, isWrong) {
      const failures = recent(account);
      const atMs = clock.nowMs();
      const retryAfterMs = waitUntilMs(failures) - atMs;
      if (retryAfterMs > 0) return err({ kind: 'too-many-attempts', retryAfterMs });

      write(account, [...failures, atMs]);
      let isCounted = false;
      try {
        const outcome = await check();
        isCounted = !outcome.ok && isWrong(outcome.failure);
        if (outcome.ok) failuresOf.delete(account);
        return outcome;
      } finally {
        if (!isCounted) takeBack(account, atMs);
      }
    },
    reset(account) {
      for (const name of failuresOf.keys()) {
        if (name === account || name.startsWith(`${account} `)) failuresOf.delete(name);
      }
    },
  };
}

function waitUntilMs(failures: readonly number[]): number {
  const [tenthLast, last] = [failures.at(-MAX_FAILURES), failures.at(-1)];
  if (tenthLast !== undefined) return tenthLast + WINDOW_MS;
  if (last === undefined || failures.length < FREE_FAILURES) return 0;
  return last + FIRST_DELAY_MS * 2 ** (failures.length - FREE_FAILURES);
}
