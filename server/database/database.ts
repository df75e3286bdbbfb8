import { Kysely, type LogEvent, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Access } from './access.ts';
import { OperatorError, storageFault } from './errors.ts';
import { checkSchema, migrate } from './migrate.ts';
import type { Tables } from './schema.ts';
import { openSqlite, visitSqlite } from './sqlite-dialect.ts';

export type Engine = 'sqlite' | 'postgres';

/** Use nothing but this inside a transaction: `Kysely` would wait for itself for ever on SQLite. */
export type Trx = Transaction<Tables>;

export type Database = {
  readonly engine: Engine;
  readonly db: Kysely<Tables>;
  /** PostgreSQL only: for LISTEN, which needs a connection of its own. */
  readonly pool: pg.Pool | undefined;
  /** Whether damaged pages were found since the start, by a query or by a check of the file. */
  readonly isDamaged: () => boolean;
  readonly noteDamage: () => void;
  /** Empties SQLite's write-ahead log, which still holds deleted rows. */
  readonly forgetDeleted: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type DatabaseOptions = {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly onIdleError: (cause: Error) => void;
  readonly access?: Access;
};

/**
 * Opens the database and brings its tables up to date; several servers may start at once on one
 * PostgreSQL.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { access = 'serve' } = options;
  const database = await connect(options, access);
  const isOwner = access === 'serve' || access === 'restore';
  try {
    const { db, engine } = database;
    if (isOwner) await migrate(db, engine, { mayBeNewer: access === 'serve' });
    else await checkSchema(db, engine);
    if (isOwner) await refuseReadOnly(database);
    return database;
  } catch (cause) {
    await database.close();
    if (cause instanceof OperatorError) throw cause;
    const problem = isOwner ? 'brought up to date' : 'opened';
    throw new Error(`The database could not be ${problem}`, { cause });
  }
}

async function connect(
  { dataDir, databaseUrl, onIdleError }: DatabaseOptions,
  access: Access,
): Promise<Database> {
  let isDamaged = false;
  const damage = {
    isDamaged: () => isDamaged,
    noteDamage: () => {
      isDamaged = true;
    },
  };
  const log = (event: LogEvent) => {
    if (event.level === 'error' && storageFault(event.error) === 'damaged') damage.noteDamage();
  };
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres-dialect.ts'); // a tenth of a start on SQLite
    const { dialect, pool } = openPostgres(databaseUrl, { access, onIdleError });
    const db = new Kysely<Tables>({ dialect, log });
    const forgetDeleted = async () => {}; // autovacuum does
    return { engine: 'postgres', db, pool, ...damage, forgetDeleted, close: () => db.destroy() };
  }
  const isGuest = access === 'visit' || access === 'read';
  const { dialect, unlock } = isGuest ? visitSqlite(dataDir, access) : openSqlite(dataDir, access);
  const db = new Kysely<Tables>({ dialect, log });
  const close = async () => {
    if (!isGuest) await emptyLog(db);
    await db.destroy();
    unlock();
  };
  const forgetDeleted = () => emptyLog(db);
  return { engine: 'sqlite', db, pool: undefined, ...damage, forgetDeleted, close };
}

/**
 * Empties the write-ahead log. While a backup reads it stays until the next call, without waiting
 * or failing.
 */
function emptyLog(db: Kysely<Tables>): Promise<void> {
  return db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection);
    await sql`pragma wal_checkpoint(truncate)`.execute(connection).catch(() => {});
    await sql`pragma busy_timeout = 5000`.execute(connection);
  });
}

/**
 * Refuses a SQLite file that can be opened and not written, which is first noticed at a write. A full
 * disk is no reason not to start: what is there can be read.
 */
async function refuseReadOnly(database: Database): Promise<void> {
  if (database.engine !== 'sqlite') return;
  await pingDatabase(database).catch((cause: unknown) => {
    if (storageFault(cause) !== 'full') throw cause;
  });
}

/** A transaction that sees one state of the database, however long it reads. */
export function snapshot({ db, engine }: Database) {
  const begin = db.transaction();
  return engine === 'postgres' ? begin.setIsolationLevel('repeatable read') : begin;
}

/** Fails unless the database can be reached and written; changes nothing. */
export async function pingDatabase({ db }: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`update server_facts set value = value where name = 'epoch'`.execute(trx);
  });
}

type StoredBytes = { readonly bytes: string | number };

/** How many bytes the database takes on its disk. */
export async function databaseBytes({
  db,
  engine,
}: Pick<Database, 'db' | 'engine'>): Promise<number> {
  const query =
    engine === 'postgres'
      ? sql<StoredBytes>`select pg_database_size(current_database()) as bytes`
      : sql<StoredBytes>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  const { rows } = await query.execute(db);
  return Number(rows[0]?.bytes ?? 0); // a bigint of PostgreSQL is a text
}
