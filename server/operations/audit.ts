import type { Database } from '#server/database/database.ts';
import { auditUser } from '#server/documents/audit-user.ts';

export type Audit = { readonly userCount: number; readonly problems: readonly string[] };

/** Every user's document against the fold of their log. */
export async function auditAll({ db }: Database): Promise<Audit> {
  const users = await db.selectFrom('users').select('id').orderBy('id').execute();
  const problems: string[] = [];
  for (const { id } of users) {
    const found = await db.transaction().execute((trx) => auditUser(trx, id));
    problems.push(...found.map((problem) => `${id}: ${problem}`));
  }
  return { userCount: users.length, problems };
}
