import type { Config } from '#server/config.ts';
import { type Database, snapshot } from '#server/database/database.ts';
import { auditUser } from '#server/documents/audit-user.ts';
import { withDatabase } from './operation.ts';

export type Audit = { readonly userCount: number; readonly problems: readonly string[] };

/** Every user's document and days against the fold of their log, all of one moment. */
export function auditAll(database: Database): Promise<Audit> {
  return snapshot(database).execute(async (trx) => {
    const users = await trx.selectFrom('users').select('id').orderBy('id').execute();
    const problems: string[] = [];
    for (const { id } of users) {
      const found = await auditUser(trx, id);
      problems.push(...found.map((problem) => `${id}: ${problem}`));
    }
    return { userCount: users.length, problems };
  });
}

export async function audit(config: Config): Promise<string> {
  const { userCount, problems } = await withDatabase(config, 'read', auditAll);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return `${userCount} hunters: every document and every day is the fold of its log`;
}
