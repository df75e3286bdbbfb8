import { randomUUID } from 'node:crypto';
import type { Database } from '#server/database/database.ts';
import type { BackupLine } from './backup-format.ts';
import { backupLines } from './backup-lines.ts';

/** The one flag in the account tables is a real one on PostgreSQL only. */
function rowFor({ engine }: Database, { table, row }: BackupLine): Record<string, unknown> {
  if (table !== 'users') return row;
  const { email_verified } = row;
  const isVerified = Boolean(email_verified);
  return { ...row, email_verified: engine === 'postgres' ? isVerified : Number(isVerified) };
}

/** All or nothing. Whatever stood in the database before is gone, and history gets a new epoch. */
export async function readBackup(database: Database, file: string): Promise<number> {
  return database.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('users').execute();
    await trx.deleteFrom('verifications').execute();
    let rowCount = 0;
    for await (const line of backupLines(file)) {
      await trx.insertInto(line.table).values(rowFor(database, line)).execute();
      rowCount += 1;
    }
    const epoch = randomUUID();
    await trx
      .updateTable('server_facts')
      .set({ value: epoch })
      .where('name', '=', 'epoch')
      .execute();
    await trx.updateTable('game_data').set({ epoch }).execute();
    return rowCount;
  });
}
