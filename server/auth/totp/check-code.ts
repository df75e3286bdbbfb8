import type { Kysely } from 'kysely';
import { err, ok, type Result } from '#rules/result.ts';
import type { FailureOf } from '#server/auth/account-failures.ts';
import { type AccountServices, logRefusal, nowIso } from '#server/auth/account-services.ts';
import type { Tables } from '#server/database/schema.ts';
import { digitsIn, stepOfCode } from './codes.ts';
import { lettersIn, spendRecoveryCode } from './recovery-codes.ts';

export type CodeFailure = FailureOf<'wrong-code' | 'too-many-codes'>;

/** Wrong codes that cost no wait; then each costs twice as long a wait. */
const FREE_FAILURES = 5;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 3_600_000;
/** Of several codes at once only one is looked at; the others may come again so soon. */
const TURN_MS = 1_000;

/** Whether the user is asked for a code: one that was never confirmed is not. */
export async function isTotpOn(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('totp')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return typeof row?.confirmed_at === 'string';
}

/**
 * Checks a code of the user's app, or a recovery code. Either is taken once. Wrong codes of the app are
 * counted in the database: neither a restart nor a second server gives another try. Recovery codes cannot
 * be guessed, so they are taken also while the app's are not: who guesses keeps the owner out of nothing.
 */
export async function checkCode(
  parts: AccountServices,
  userId: string,
  typed: string,
): Promise<Result<true, CodeFailure>> {
  const checked = await checkedCode(parts, userId, typed);
  if (!checked.ok) logRefusal(parts, checked.failure, { userId });
  return checked;
}

async function checkedCode(
  parts: AccountServices,
  userId: string,
  typed: string,
): Promise<Result<true, CodeFailure>> {
  const digits = digitsIn(typed);
  if (digits !== undefined) return checkDigits(parts, userId, digits);
  const letters = lettersIn(typed);
  const isSpent =
    letters !== undefined && (await spendRecoveryCode(parts.db, userId, letters, nowIso(parts)));
  return isSpent ? ok(true) : err({ kind: 'wrong-code' });
}

async function checkDigits(
  parts: AccountServices,
  userId: string,
  digits: string,
): Promise<Result<true, CodeFailure>> {
  const { db, clock, totpBox } = parts;
  const row = await db
    .selectFrom('totp')
    .select(['secret', 'failures', 'retry_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return err({ kind: 'wrong-code' });
  const retryAfterMs = Date.parse(row.retry_at) - clock.nowMs();
  // Longer than the longest wait: it was written by a clock that ran ahead.
  const isWaiting = retryAfterMs > 0 && retryAfterMs <= LONGEST_WAIT_MS;
  if (isWaiting) return err({ kind: 'too-many-codes', retryAfterMs });

  // Counted as wrong before it is looked at, so that many at once cannot pass.
  const failures = row.failures + 1;
  const { numUpdatedRows: counted } = await db
    .updateTable('totp')
    .set({ failures, retry_at: new Date(clock.nowMs() + waitMs(failures)).toISOString() })
    .where('user_id', '=', userId)
    .where('failures', '=', row.failures)
    .executeTakeFirstOrThrow();
  if (counted === 0n) return err({ kind: 'too-many-codes', retryAfterMs: TURN_MS });

  const secret = totpBox.open(row.secret, userId);
  const step = secret === undefined ? undefined : stepOfCode(secret, digits, clock.nowMs());
  if (step === undefined) return err({ kind: 'wrong-code' });
  const { numUpdatedRows: taken } = await db
    .updateTable('totp')
    .set({ last_step: step, failures: 0, retry_at: nowIso(parts) })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return taken > 0n ? ok(true) : err({ kind: 'wrong-code' });
}

function waitMs(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - FREE_FAILURES), LONGEST_WAIT_MS);
}
