import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Database } from '#server/database/database.ts';
import { BACKED_UP_TABLES, BACKUP_HEADER, type BackupLine } from './backup-format.ts';

class NoBackup extends Error {}

const TABLES: ReadonlySet<string> = new Set(BACKED_UP_TABLES);

async function* linesOf(file: string): AsyncGenerator<BackupLine> {
  const text = createGunzip();
  const source = createReadStream(file);
  source.once('error', (cause) => text.destroy(cause)); // pipe does not hand errors on
  source.pipe(text);
  let isHeader = true;
  for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
    const read = JSON.parse(line);
    if (
      isHeader &&
      (read.duskgate !== BACKUP_HEADER.duskgate || read.version !== BACKUP_HEADER.version)
    ) {
      throw new NoBackup(`${file} is no Duskgate backup of version ${BACKUP_HEADER.version}`);
    }
    if (!isHeader && !TABLES.has(read.table)) throw new NoBackup(`${file} has an unknown table`);
    if (!isHeader) yield read;
    isHeader = false;
  }
  if (isHeader) throw new NoBackup(`${file} is empty`);
}

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
    for await (const line of linesOf(file)) {
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
