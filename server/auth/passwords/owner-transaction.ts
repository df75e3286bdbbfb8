import type { Kysely } from 'kysely';
import { err, ok, type Result } from '#rules/result.ts';
import type { Tables } from '#server/database/schema.ts';
import type { FailureOf } from './account-failures.ts';
import { type AccountParts, logRefusal } from './account-parts.ts';
import type { Caller } from './caller.ts';
import { isStillHash } from './credentials.ts';
import { dropResetTokens } from './reset-links.ts';

class Overtaken extends Error {}

/**
 * What a confirmed password allows: hashing takes its time, and by now the password may be another
 * or the session over. Then nothing is written. Reset links end with it, the asking session too.
 */
export async function asStillOwner(
  parts: AccountParts,
  caller: Caller,
  verified: string,
  write: (trx: Kysely<Tables>) => Promise<void>,
): Promise<Result<true, FailureOf<'wrong-password'>>> {
  try {
    await parts.db.transaction().execute(async (trx) => {
      // First, as a reset does: the other way round PostgreSQL would find the two in a deadlock.
      await dropResetTokens(trx, caller.userId);
      const isStill = await isStillHash(trx, caller.userId, verified);
      if (!isStill || !(await endOwnSession(trx, caller))) throw new Overtaken();
      await write(trx);
    });
    return ok(true);
  } catch (cause) {
    if (!(cause instanceof Overtaken)) throw cause;
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
