import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { err, ok, type Result } from '#rules/result.ts';
import type { FailureOf } from '#server/auth/account-failures.ts';
import type { Tables } from '#server/database/schema.ts';
import type { Passwords } from './passwords.ts';

/** The account library's name for accounts with a password. */
const PROVIDER = 'credential';

export async function passwordHashOf(
  db: Kysely<Tables>,
  userId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', PROVIDER)
    .executeTakeFirst();
  return row?.password ?? undefined;
}

/** The user of an e-mail, and the hash of their password. */
export async function ownerOf(
  db: Kysely<Tables>,
  email: string,
): Promise<{ readonly userId: string; readonly hash: string | undefined } | undefined> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return user && { userId: user.id, hash: await passwordHashOf(db, user.id) };
}

/**
 * Whether the user still has this hash. An update that changes nothing, because it waits for a
 * change under way.
 */
export async function isStillHash(
  db: Kysely<Tables>,
  userId: string,
  hash: string | undefined,
): Promise<boolean> {
  if (hash === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ password: hash })
    .where('user_id', '=', userId)
    .where('provider_id', '=', PROVIDER)
    .where('password', '=', hash)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Stores a password hash; with `over`, only if that hash is still the stored one. An account without a
 * password gets its first.
 */
export async function savePasswordHash(
  db: Kysely<Tables>,
  userId: string,
  { hash, nowIso, over }: { hash: string; nowIso: string; over?: string },
): Promise<void> {
  let query = db
    .updateTable('accounts')
    .set({ password: hash, updated_at: nowIso })
    .where('user_id', '=', userId)
    .where('provider_id', '=', PROVIDER);
  if (over !== undefined) query = query.where('password', '=', over);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n && over === undefined) await insertHash(db, userId, { hash, nowIso });
}

/** The first password of an account that was made without one. */
async function insertHash(
  db: Kysely<Tables>,
  userId: string,
  { hash, nowIso }: { readonly hash: string; readonly nowIso: string },
): Promise<void> {
  await db
    .insertInto('accounts')
    .values({
      id: randomBytes(16).toString('hex'),
      user_id: userId,
      account_id: userId,
      provider_id: PROVIDER,
      password: hash,
      created_at: nowIso,
      updated_at: nowIso,
    })
    .execute();
}

/** Checks a password and gives back the hash it was checked against, which must still be stored later. */
export async function confirmPassword(
  { db, passwords }: { readonly db: Kysely<Tables>; readonly passwords: Passwords },
  userId: string,
  password: string,
): Promise<Result<string, FailureOf<'wrong-password' | 'busy'>>> {
  const hash = await passwordHashOf(db, userId);
  if (hash === undefined) return err({ kind: 'wrong-password' });
  const verified = await passwords.verify(hash, password);
  if (!verified.ok) return verified;
  return verified.value ? ok(hash) : err({ kind: 'wrong-password' });
}
