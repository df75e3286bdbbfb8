import type { Kysely } from 'kysely';
import type { UserRecord } from '#protocol/replies/user-record.ts';
import type { Tables } from '#server/database/schema.ts';
import { isoOf } from './sessions/session-lifetime.ts';

/** Reads the contract's users/{uid}. */
export async function readUserRecord(
  db: Kysely<Tables>,
  userId: string,
): Promise<UserRecord | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'display_name', 'created_at', 'last_login'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return (
    row && {
      uid: row.id,
      email: row.email,
      displayName: row.display_name,
      createdAt: isoOf(row.created_at),
      lastLogin: row.last_login,
    }
  );
}
