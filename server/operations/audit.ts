import { DOCUMENT_VERSION } from '#rules/document/stored-document.ts';
import type { Config } from '#server/config.ts';
import { type Database, snapshot } from '#server/database/database.ts';
import { auditUser } from '#server/documents/audit-user.ts';
import { withDatabase } from './operation.ts';

export type Audit = {
  readonly userCount: number;
  /** Stored by an older version: the server folds them anew when their hunter next comes. */
  readonly olderCount: number;
  readonly problems: readonly string[];
};

/** Every user's document and days against the fold of their log, all of one moment. */
export function auditAll(database: Database): Promise<Audit> {
  return snapshot(database).execute(async (trx) => {
    const users = await trx.selectFrom('users').select('id').orderBy('id').execute();
    const problems: string[] = [];
    for (const { id } of users) {
      const found = await auditUser(trx, id);
      problems.push(...found.map((problem) => `${id}: ${problem}`));
    }
    const older = await trx
      .selectFrom('game_data')
      .select('user_id')
      .where('schema', '<', DOCUMENT_VERSION)
      .execute();
    return { userCount: users.length, olderCount: older.length, problems };
  });
}

export async function audit(config: Config): Promise<string> {
  const { userCount, olderCount, problems } = await withDatabase(config, 'read', auditAll);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const found = `${userCount} hunters: every document and every day is the fold of its log`;
  return olderCount === 0
    ? found
    : `${found}; ${olderCount} of an older version, folded anew when their hunters next come`;
}
