import type { Kysely } from 'kysely';
import { err, ok, type Result } from '#rules/result.ts';
import type { FailureOf } from '#server/auth/account-failures.ts';
import { type AccountServices, logRefusal } from '#server/auth/account-services.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Tables } from '#server/database/schema.ts';
import { isStillHash } from './credentials.ts';
import { dropResetTokens } from './reset-links.ts';

class PasswordChanged extends Error {}

/**
 * Writes what a confirmed password allows, in a transaction that first checks that the password and
 * the session are still the same: checking the password took time. Without a `verified` hash the session
 * alone has proved who it is. Ends the session and all reset links.
 */
export async function inOwnerTransaction(
  parts: AccountServices,
  caller: Caller,
  verified: string | undefined,
  write: (trx: Kysely<Tables>) => Promise<void>,
): Promise<Result<true, FailureOf<'wrong-password'>>> {
  try {
    await parts.db.transaction().execute(async (trx) => {
      // First, in the order of a reset: the other order would deadlock on PostgreSQL.
      await dropResetTokens(trx, caller.userId);
      const isStill = verified === undefined || (await isStillHash(trx, caller.userId, verified));
      if (!isStill || !(await endOwnSession(trx, caller))) throw new PasswordChanged();
      await write(trx);
    });
    return ok(true);
  } catch (cause) {
    if (!(cause instanceof PasswordChanged)) throw cause;
    const failure = { kind: 'wrong-password' } as const;
    logRefusal(parts, failure, { userId: caller.userId });
    return err(failure);
  }
}

async function endOwnSession(trx: Kysely<Tables>, { userId, sessionId }: Caller): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
