import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/schema.ts';

const SECRET_BYTES = 32;

/** When the secret address of a user's calendar was made; null without one. */
export async function calendarMadeAt(db: Kysely<Tables>, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Makes a new secret; the former one ends. It is in the reply and nowhere else. */
export async function makeCalendarSecret(
  db: Kysely<Tables>,
  userId: string,
  created_at: string,
): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const row = { digest: digestOf(secret), created_at };
  await db
    .insertInto('calendar_feeds')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return secret;
}

export async function endCalendar(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
}

/** Looked up anew at each request, so that an address that was ended ends at once on every server. */
export async function calendarUser(
  db: Kysely<Tables>,
  secret: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('user_id')
    .where('digest', '=', digestOf(secret))
    .executeTakeFirst();
  return row?.user_id;
}

function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
