import type { Position } from '#protocol/replies/sync-messages.ts';
import { DOCUMENT_VERSION } from '#rules/document/stored-document.ts';
import { type Database, snapshot } from '#server/database/database.ts';
import { auditUser } from '#server/documents/audit-user.ts';
import { epochOf } from '#server/documents/game-row.ts';
import { isRolledBack } from '#server/documents/rollback.ts';
import { unsaidCounts } from '#server/reminders/said.ts';
import type { Config } from '#server/startup/config.ts';
import { readHighMark } from './high-mark.ts';
import { withDatabase } from './operation.ts';

export type Audit = {
  readonly userCount: number;
  /** Documents of an older version, which the server makes again from the log when they are next used. */
  readonly olderCount: number;
  readonly problems: readonly string[];
};

/** Compares every user's document and days with their log, in one snapshot of the database. */
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

type Rollbacks = {
  /** Users in an epoch of their own: a rollback was noticed, and their devices give back what they keep. */
  readonly noticedCount: number;
  /** Logs that end before their high mark, or have another entry there. */
  readonly problems: readonly string[];
};

function auditRollbacks(
  database: Database,
  marks: ReadonlyMap<string, Position>,
): Promise<Rollbacks> {
  return snapshot(database).execute(async (trx) => {
    const epoch = await epochOf(trx);
    const rows = await trx
      .selectFrom('game_data')
      .select(['user_id', 'epoch', 'rev'])
      .orderBy('user_id')
      .execute();
    const problems: string[] = [];
    for (const { user_id: userId, ...here } of rows) {
      const claim = marks.get(userId);
      if (claim && (await isRolledBack(trx, userId, { here, claim }))) {
        problems.push(
          `${userId}: was rolled back, revision ${claim.rev} is lost; the server notices when it starts`,
        );
      }
    }
    return { noticedCount: rows.filter((row) => row.epoch !== epoch).length, problems };
  });
}

export async function audit(config: Config): Promise<string> {
  const { highMarkFile } = config;
  const marks = highMarkFile === undefined ? new Map() : readHighMark(highMarkFile);
  return withDatabase(config, 'read', async (database) => {
    const { userCount, olderCount, problems } = await auditAll(database);
    const rollbacks = await auditRollbacks(database, marks);
    const unsaid = await unsaidCounts(database.db);
    const found = [...problems, ...rollbacks.problems];
    if (found.length > 0) throw new Error(found.join('\n'));
    return [
      `${userCount} hunters: every document and every day is the fold of its log`,
      ...(olderCount === 0
        ? []
        : [`${olderCount} of an older version, folded anew when their hunters next come`]),
      ...(rollbacks.noticedCount === 0
        ? []
        : [`${rollbacks.noticedCount} were rolled back, their devices give back what they keep`]),
      ...(unsaid.lost === 0 ? [] : [`${unsaid.lost} reminders were lost with a server that ended`]),
      ...(unsaid.late === 0 ? [] : [`${unsaid.late} reminders were too late to be sent`]),
    ].join('; ');
  });
}
