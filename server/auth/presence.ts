import type { Kysely } from 'kysely';
import { err, ok, type Result } from '#rules/result.ts';
import type { Tables } from '#server/database/schema.ts';
import type { FailureOf } from './account-failures.ts';
import type { AccountServices } from './account-services.ts';
import type { Caller } from './caller.ts';
import { OIDC_PROVIDER } from './oidc/identities.ts';
import { confirmOwner, type PasswordCheckFailure } from './passwords/change-password.ts';
import { passwordHashOf } from './passwords/credentials.ts';
import { msOf } from './sessions/session-lifetime.ts';

/** How long a sign-in proves by itself that the owner is there. */
const FRESH_MS = 10 * 60_000;

export type PresenceFailure = PasswordCheckFailure | FailureOf<'sign-in-again'>;

/**
 * Makes sure that a signed-in user is there, because a stolen session must not get far: by the password
 * or, where the account has none or none is taken, by a sign-in of the last minutes. Gives back the hash
 * that the password was checked against.
 */
export async function confirmPresence(
  parts: AccountServices,
  caller: Caller,
  password: string,
): Promise<Result<string | undefined, PresenceFailure>> {
  const hash = await passwordHashOf(parts.db, caller.userId);
  const isPasswordAsked = hash !== undefined && (parts.isPasswordOn || password !== '');
  if (isPasswordAsked) return confirmOwner(parts, caller, password);
  return (await isFresh(parts, caller)) ? ok(undefined) : err({ kind: 'sign-in-again' });
}

/** Whether the session is a sign-in of the last minutes. */
export async function isFresh(
  { db, clock }: Pick<AccountServices, 'db' | 'clock'>,
  { userId, sessionId }: Caller,
): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return session !== undefined && clock.nowMs() - msOf(session.created_at) < FRESH_MS;
}

/** The ways in that a user has, as far as they are switched on. */
export type WaysIn = {
  readonly hasPassword: boolean;
  readonly isConnected: boolean;
  readonly passkeyIds: readonly string[];
};

export async function waysInOf(
  db: Kysely<Tables>,
  { isPasswordOn, oidc, passkeys }: Pick<AccountServices, 'isPasswordOn' | 'oidc' | 'passkeys'>,
  userId: string,
): Promise<WaysIn> {
  const accounts = await db
    .selectFrom('accounts')
    .select('provider_id')
    .where('user_id', '=', userId)
    .execute();
  const own = await db.selectFrom('passkeys').select('id').where('user_id', '=', userId).execute();
  return {
    hasPassword: isPasswordOn && (await passwordHashOf(db, userId)) !== undefined,
    isConnected: oidc !== undefined && accounts.some((one) => one.provider_id === OIDC_PROVIDER),
    passkeyIds: passkeys === undefined ? [] : own.map(({ id }) => id),
  };
}

/**
 * Takes a way in away, unless it is the last one. The user's row is locked first: two at once must not
 * each count on the other's.
 */
export function takeWayAway<Refusal>(
  parts: AccountServices,
  userId: string,
  take: (trx: Kysely<Tables>) => Promise<Refusal | undefined>,
): Promise<Result<true, Refusal | FailureOf<'last-way-in'>>> {
  class Undone extends Error {
    readonly refusal: Refusal | FailureOf<'last-way-in'>;
    constructor(refusal: Refusal | FailureOf<'last-way-in'>) {
      super('undone');
      this.refusal = refusal;
    }
  }
  return parts.db
    .transaction()
    .execute(async (trx) => {
      await trx.updateTable('users').set({ id: userId }).where('id', '=', userId).execute();
      const refusal = await take(trx);
      if (refusal !== undefined) throw new Undone(refusal);
      const { hasPassword, isConnected, passkeyIds } = await waysInOf(trx, parts, userId);
      if (!hasPassword && !isConnected && passkeyIds.length === 0) {
        throw new Undone({ kind: 'last-way-in' });
      }
      return ok<true>(true);
    })
    .catch((cause: unknown) => {
      if (cause instanceof Undone) return err(cause.refusal);
      throw cause;
    });
}
