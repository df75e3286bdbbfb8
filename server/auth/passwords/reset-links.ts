import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isoOf, msOf } from '#server/auth/sessions/session-lifetime.ts';
import type { Trx } from '#server/database/database.ts';
import type { Tables } from '#server/database/schema.ts';

export const RESET_LIFETIME_MS = 3_600_000;

/** The digest that is stored: the table alone cannot open an account. */
function identifierOf(token: string): string {
  return `reset-password:${createHash('sha256').update(token).digest('base64url')}`;
}

export function newResetToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The token stands behind the #, which reaches no log. */
export function resetLink(publicUrl: string, token: string): string {
  return `${publicUrl}/reset#token=${token}`;
}

type ResetToken = { readonly userId: string; readonly token: string; readonly nowMs: number };

/** Stores the token of a new link. The link before it has to be dropped. */
export async function writeResetToken(
  trx: Trx,
  { userId, token, nowMs }: ResetToken,
): Promise<void> {
  const nowIso = isoOf(nowMs);
  await trx
    .insertInto('verifications')
    .values({
      id: randomBytes(16).toString('hex'),
      identifier: identifierOf(token),
      value: userId,
      expires_at: isoOf(nowMs + RESET_LIFETIME_MS),
      created_at: nowIso,
      updated_at: nowIso,
    })
    .execute();
}

export async function dropResetTokens(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom('verifications').where('value', '=', userId).execute();
}

/** The user whose password the token may set, if it is valid. */
export async function holderOf(
  db: Kysely<Tables>,
  token: string,
  nowMs: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('verifications')
    .select(['value', 'expires_at'])
    .where('identifier', '=', identifierOf(token))
    .executeTakeFirst();
  return row && msOf(row.expires_at) > nowMs ? row.value : undefined;
}

/** Deletes a token; true for one caller only, however many try at once. */
export async function spendResetToken(db: Kysely<Tables>, token: string): Promise<boolean> {
  const spent = await db
    .deleteFrom('verifications')
    .where('identifier', '=', identifierOf(token))
    .executeTakeFirst();
  return spent.numDeletedRows > 0n;
}
