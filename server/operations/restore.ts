import { randomUUID } from 'node:crypto';
import type { Database } from '#server/database/database.ts';
import type { Config } from '#server/startup/config.ts';
import { auditAll } from './audit.ts';
import { passphraseIn } from './backup-cipher.ts';
import type { BackupLine } from './backup-format.ts';
import { backupLines } from './backup-lines.ts';
import { withDatabase } from './operation.ts';

/** A row for this engine: the flag in the account tables is a boolean on PostgreSQL only. */
function rowFor({ engine }: Database, { table, row }: BackupLine): Record<string, unknown> {
  if (table !== 'users') return row;
  const { email_verified } = row;
  const isVerified = Boolean(email_verified);
  return { ...row, email_verified: engine === 'postgres' ? isVerified : Number(isVerified) };
}

/** Which columns the tables of this database have. */
async function columnsIn({ db }: Database): Promise<ReadonlySet<string>> {
  const tables = await db.introspection.getTables();
  return new Set(
    tables.flatMap(({ name, columns }) => columns.map((one) => `${name}.${one.name}`)),
  );
}

type Restored = {
  readonly rowCount: number;
  /** Columns of a newer release, which this one cannot keep. */
  readonly leftOut: readonly string[];
};

/** Replaces everything in the database by the backup, in one transaction, and begins a new epoch. */
export async function readBackup(
  database: Database,
  file: string,
  passphrase?: string,
): Promise<Restored> {
  const known = await columnsIn(database);
  const leftOut = new Set<string>();
  /** A row without the columns that there are not. */
  const fitting = (line: BackupLine) => {
    const columns = Object.entries(rowFor(database, line)).filter(([name]) => {
      const column = `${line.table}.${name}`;
      if (!known.has(column)) leftOut.add(column);
      return known.has(column);
    });
    return Object.fromEntries(columns);
  };
  return database.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('users').execute();
    await trx.deleteFrom('verifications').execute();
    let rowCount = 0;
    for await (const line of backupLines(file, passphrase)) {
      await trx.insertInto(line.table).values(fitting(line)).execute();
      rowCount += 1;
    }
    const epoch = randomUUID();
    await trx
      .updateTable('server_facts')
      .set({ value: epoch })
      .where('name', '=', 'epoch')
      .execute();
    await trx.updateTable('game_data').set({ epoch }).execute();
    return { rowCount, leftOut: [...leftOut] };
  });
}

/**
 * The command `npm run restore`; refused while a server runs on the data, which in turn cannot
 * start meanwhile.
 */
export async function restore(config: Config, file: string): Promise<string> {
  const passphrase = await passphraseIn(config.backupPassphraseFile);
  for await (const _line of backupLines(file, passphrase)); // reads it to its end before anything is changed
  return withDatabase(config, 'restore', async (database) => {
    const { rowCount, leftOut } = await readBackup(database, file, passphrase);
    const { userCount, problems } = await auditAll(database);
    if (problems.length > 0) throw new Error(`Restored, but: ${problems.join('; ')}`);
    const back = `${rowCount} rows of ${userCount} hunters are back, and every document is the fold of its log`;
    if (leftOut.length === 0) return back;
    return `${back}; left out, because this release does not know it: ${leftOut.join(', ')}`;
  });
}
