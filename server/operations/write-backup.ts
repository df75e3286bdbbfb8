import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Database, snapshot, type Trx } from '#server/database/database.ts';
import {
  BACKED_UP_TABLES,
  BACKUP_HEADER,
  type BackedUpTable,
  ownerColumn,
  RowCounts,
} from './backup-format.ts';

const PRIVATE_FILE = 0o600;

function rowsOf(trx: Trx, table: BackedUpTable, userId: string) {
  return trx
    .selectFrom(table)
    .selectAll()
    .where(trx.dynamic.ref<string>(ownerColumn(table)), '=', userId)
    .execute();
}

/** One moment of the whole database, as text that either engine can take in again. */
export async function writeBackup(database: Database, file: string): Promise<number> {
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true }); // what lies there keeps its mode, or leads elsewhere
  const output = createWriteStream(unfinished, { flags: 'wx', mode: PRIVATE_FILE, flush: true });
  const gzip = createGzip();
  output.once('error', (cause) => gzip.destroy(cause)); // pipe does not hand errors back
  gzip.pipe(output);
  const write = async (line: object) => {
    if (!gzip.write(`${JSON.stringify(line)}\n`)) await once(gzip, 'drain');
  };

  try {
    const userCount = await snapshot(database).execute(async (trx) => {
      const counts = new RowCounts();
      await write(BACKUP_HEADER);
      const users = await trx.selectFrom('users').select('id').orderBy('id').execute();
      for (const { id } of users) {
        for (const table of BACKED_UP_TABLES) {
          for (const row of await rowsOf(trx, table, id)) {
            await write({ table, row });
            counts.add(table);
          }
        }
      }
      await write(counts.footer());
      return users.length;
    });
    gzip.end();
    await finished(output);
    await rename(unfinished, file); // a name that exists is a whole backup
    return userCount;
  } catch (cause) {
    gzip.destroy();
    await rm(unfinished, { force: true });
    throw new Error('The backup could not be written', { cause });
  }
}
