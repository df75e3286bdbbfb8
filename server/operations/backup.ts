import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished, pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Database, snapshot, type Trx } from '#server/database/database.ts';
import { newerRelease } from '#server/database/migrate.ts';
import type { Config } from '#server/startup/config.ts';
import { encrypting, passphraseIn } from './backup-cipher.ts';
import {
  BACKED_UP_TABLES,
  BACKUP_HEADER,
  type BackedUpTable,
  ownerColumn,
  ROW_KEYS,
  RowCounts,
} from './backup-format.ts';
import { withDatabase } from './operation.ts';

const PRIVATE_FILE = 0o600;

/** Rows in memory at the same time: a log may be larger than the memory. */
const ROWS_AT_ONCE = 200;

/** The rows of a user in a table, page by page. */
async function* rowsOf(trx: Trx, table: BackedUpTable, userId: string) {
  const key = ROW_KEYS[table];
  const keyColumn = trx.dynamic.ref<string>(key);
  const ofUser = trx
    .selectFrom(table)
    .selectAll()
    .where(trx.dynamic.ref<string>(ownerColumn(table)), '=', userId)
    .orderBy(keyColumn)
    .limit(ROWS_AT_ONCE);
  let page: readonly Record<string, unknown>[] = await ofUser.execute();
  for (;;) {
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < ROWS_AT_ONCE) return;
    page = await ofUser.where(keyColumn, '>', last[key]).execute();
  }
}

/**
 * Writes one snapshot of the database as text that either engine can restore; gives back the number of users.
 * @internal exported for the tests
 */
export async function writeBackup(
  database: Database,
  file: string,
  passphrase?: string,
): Promise<number> {
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true }); // an existing file would keep its mode, and a link would lead elsewhere
  const output = createWriteStream(unfinished, { flags: 'wx', mode: PRIVATE_FILE, flush: true });
  const gzip = createGzip();
  const written =
    passphrase === undefined
      ? pipeline(gzip, output)
      : pipeline(gzip, await encrypting(passphrase), output);
  written.catch(() => {}); // awaited below; a failure before that must not end the process
  const write = async (line: object) => {
    if (gzip.write(`${JSON.stringify(line)}\n`)) return;
    await Promise.race([once(gzip, 'drain'), written]);
  };

  try {
    const userCount = await snapshot(database).execute(async (trx) => {
      const counts = new RowCounts();
      await write(BACKUP_HEADER);
      const users = await trx.selectFrom('users').select('id').orderBy('id').execute();
      for (const { id } of users) {
        for (const table of BACKED_UP_TABLES) {
          for await (const row of rowsOf(trx, table, id)) {
            await write({ table, row });
            counts.add(table);
          }
        }
      }
      await write(counts.footer());
      return users.length;
    });
    gzip.end();
    await written;
    await finished(output); // flushed and closed
    await rename(unfinished, file); // a name that exists is a whole backup
    return userCount;
  } catch (cause) {
    gzip.destroy();
    await rm(unfinished, { force: true });
    throw new Error('The backup could not be written', { cause });
  }
}

type WantedBackup = {
  /** Where it is written. */
  readonly unread: string;
  /** Its name in the line. */
  readonly file: string;
  readonly passphrase: string | undefined;
};

/** Writes a backup beside a running server; gives back the line that says what is in it, and what is not. */
export async function backedUp(config: Config, wanted: WantedBackup): Promise<string> {
  const { unread, file, passphrase } = wanted;
  return withDatabase(config, 'read', async (database) => {
    const userCount = await writeBackup(database, unread, passphrase);
    const newer = await newerRelease(database);
    return [
      `${userCount} hunters are in ${file}`,
      ...(passphrase === undefined ? [] : ['encrypted']),
      ...(newer === undefined ? [] : [`without what only Duskgate ${newer} keeps`]),
    ].join(', ');
  });
}

/** The command `npm run backup`; works while the server runs, without holding it up. */
export async function backUp(config: Config, file: string): Promise<string> {
  const passphrase = await passphraseIn(config.backupPassphraseFile);
  return backedUp(config, { unread: file, file, passphrase });
}
