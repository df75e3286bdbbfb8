import type { Json } from '#protocol/free-form.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';

/** The contract's userProfiles, profile/onboardingData and quests/generated. */
export type RecordName = 'profile' | 'onboardingData' | 'generatedQuests';

export type Fields = Readonly<Record<string, Json>>;
export type UserRecord = Fields & { readonly createdAt: string; readonly lastUpdated: string };

export async function readRecord(
  { db }: Database,
  userId: string,
  name: RecordName,
): Promise<UserRecord | null> {
  const row = await db
    .selectFrom('user_records')
    .select(['fields', 'created_at', 'last_updated'])
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { ...JSON.parse(row.fields), createdAt: row.created_at, lastUpdated: row.last_updated };
}

/** A merge: fields that are not named stay. The times are the server's, whatever was sent. */
export async function saveRecord(
  { db, engine }: Database,
  clock: Clock,
  { userId, name, fields }: { userId: string; name: RecordName; fields: Fields },
): Promise<void> {
  const now = new Date(clock.nowMs()).toISOString();
  const { createdAt: _made, lastUpdated: _changed, ...own } = fields;
  await db.transaction().execute(async (trx) => {
    const select = trx
      .selectFrom('user_records')
      .select('fields')
      .where('user_id', '=', userId)
      .where('name', '=', name);
    const known = await (engine === 'postgres' ? select.forUpdate() : select).executeTakeFirst();
    const merged = JSON.stringify({ ...(known && JSON.parse(known.fields)), ...own });
    await trx
      .insertInto('user_records')
      .values({ user_id: userId, name, fields: merged, created_at: now, last_updated: now })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'name']).doUpdateSet({ fields: merged, last_updated: now }),
      )
      .execute();
  });
}
