import { err, type Result } from '#rules/result.ts';
import type { Clock } from '#server/clock.ts';
import type { FailureOf } from './account-failures.ts';

const WINDOW_MS = 10 * 60_000;
const MAX_FAILURES = 10;
const FREE_FAILURES = 3;
const FIRST_DELAY_MS = 1_000;
const MAX_ACCOUNTS = 10_000;

type TooMany = FailureOf<'too-many-attempts'>;

export type FailureLedger = {
  /**
   * Lets a guess at an account's password happen, or says how long to wait. A guess counts as wrong
   * from its start, so that many at once cannot slip past; one that was never judged is taken back.
   */
  readonly guess: <Value, Failure>(
    account: string,
    judge: () => Promise<Result<Value, Failure>>,
    isWrong: (failure: Failure) => boolean,
  ) => Promise<Result<Value, Failure | TooMany>>;
  /** The account and its known devices, which stand behind its name and a blank. */
  readonly forgive: (account: string) => void;
};

/** Kept in the process: a wait is ten minutes at most, and nobody is locked out for good. */
export function createFailureLedger(clock: Clock): FailureLedger {
  const failuresOf = new Map<string, readonly number[]>();

  function recent(account: string): readonly number[] {
    const now = clock.nowMs();
    const all = failuresOf.get(account) ?? [];
    return all.filter((atMs) => atMs <= now && now - atMs < WINDOW_MS);
  }

  /** Written last means forgotten last: the oldest makes room. */
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
    async guess(account, judge, isWrong) {
      const failures = recent(account);
      const atMs = clock.nowMs();
      const retryAfterMs = waitUntilMs(failures) - atMs;
      if (retryAfterMs > 0) return err({ kind: 'too-many-attempts', retryAfterMs });

      write(account, [...failures, atMs]);
      let isCounted = false;
      try {
        const outcome = await judge();
        isCounted = !outcome.ok && isWrong(outcome.failure);
        if (outcome.ok) failuresOf.delete(account);
        return outcome;
      } finally {
        if (!isCounted) takeBack(account, atMs);
      }
    },
    forgive(account) {
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
