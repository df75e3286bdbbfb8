import { type Database, snapshot } from '#server/database/database.ts';
import { auditUser } from '#server/documents/audit-user.ts';

export type Audit = { readonly userCount: number; readonly problems: readonly string[] };

/** Every user's document against the fold of their log. */
export async function auditAll(database: Database): Promise<Audit> {
  const { db } = database;
  const users = await db.selectFrom('users').select('id').orderBy('id').execute();
  const problems: string[] = [];
  for (const { id } of users) {
    const found = await snapshot(database).execute((trx) => auditUser(trx, id));
    problems.push(...found.map((problem) => `${id}: ${problem}`));
  }
  return { userCount: users.length, problems };
}
