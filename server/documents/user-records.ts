import type { Json } from '#protocol/documents/free-form.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Database } from '#server/database/database.ts';
import { TooLarge } from './too-large.ts';

const MAX_RECORD_LENGTH = 262_144;

/** The contract's userProfiles, profile/onboardingData and quests/generated. */
export type RecordName = 'profile' | 'onboardingData' | 'generatedQuests';

export type Fields = Readonly<Record<string, Json>>;
export type FreeFormRecord = Fields & { readonly createdAt: string; readonly lastUpdated: string };

export async function readRecord(
  { db }: Database,
  userId: string,
  name: RecordName,
): Promise<FreeFormRecord | null> {
  const row = await db
    .selectFrom('user_records')
    .select(['fields', 'created_at', 'last_updated'])
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { ...JSON.parse(row.fields), createdAt: row.created_at, lastUpdated: row.last_updated };
}

/** Merges fields into a record: those that are not named stay, and the times are always the server's. */
export async function saveRecord(
  { db, engine }: Database,
  clock: Clock,
  { userId, name, fields }: { userId: string; name: RecordName; fields: Fields },
): Promise<void> {
  const now = new Date(clock.nowMs()).toISOString();
  const { createdAt: _made, lastUpdated: _changed, ...own } = fields;
  await db.transaction().execute(async (trx) => {
    // The row must exist to be locked, or two first saves at once would each keep only their own.
    await trx
      .insertInto('user_records')
      .values({ user_id: userId, name, fields: '{}', created_at: now, last_updated: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'name']).doNothing())
      .execute();
    const select = trx
      .selectFrom('user_records')
      .select('fields')
      .where('user_id', '=', userId)
      .where('name', '=', name);
    const locking = engine === 'postgres' ? select.forUpdate() : select;
    const known = await locking.executeTakeFirstOrThrow();
    const merged = JSON.stringify({ ...JSON.parse(known.fields), ...own });
    if (merged.length > MAX_RECORD_LENGTH) throw new TooLarge('The record would be too large.');
    await trx
      .updateTable('user_records')
      .set({ fields: merged, last_updated: now })
      .where('user_id', '=', userId)
      .where('name', '=', name)
      .execute();
  });
}
