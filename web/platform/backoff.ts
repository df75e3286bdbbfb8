import type { Result } from '#rules/result.ts';
import { logFailedCall } from './log.ts';
import type { CallFailure } from './network.ts';

export const MAX_ATTEMPTS = 3;
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 5_000;

/** 1000 ms, doubling, capped at 5000. */
export function waitBeforeAttempt(attempt: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempt - 2), MAX_WAIT_MS);
}

/** Asking again only helps where the answer may change: no reply, an overload, a fault of the server. */
export function isWorthRetrying({ status }: CallFailure): boolean {
  return status === 0 || status === 429 || status >= 500 || status < 400;
}

/** Every save and load: three attempts in all, each failure logged; the last one is the caller's. */
export async function inAttempts<Value>(
  what: string,
  run: (attempt: number) => Promise<Result<Value, CallFailure>>,
  wait: (ms: number) => Promise<void>,
): Promise<Result<Value, CallFailure>> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await run(attempt);
    if (!result.ok) logFailedCall(what, result.failure, attempt);
    if (result.ok || attempt === MAX_ATTEMPTS || !isWorthRetrying(result.failure)) return result;
    await wait(waitBeforeAttempt(attempt + 1));
  }
}
