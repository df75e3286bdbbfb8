import { Kysely, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Access } from './access.ts';
import { checkSchema, migrate } from './migrate.ts';
import { openPostgres } from './postgres-dialect.ts';
import { Refusal } from './refusal.ts';
import type { Tables } from './schema.ts';
import { openSqlite, visitSqlite } from './sqlite-dialect.ts';

export type Engine = 'sqlite' | 'postgres';

/** Inside a transaction only `Trx` calls: `Kysely` there waits for itself for ever on SQLite. */
export type Trx = Transaction<Tables>;

export type Database = {
  readonly engine: Engine;
  readonly db: Kysely<Tables>;
  /** PostgreSQL only: for LISTEN, which needs a connection of its own. */
  readonly pool: pg.Pool | undefined;
  /** After a deletion: SQLite's log still holds what the tables have lost. */
  readonly forgetDeleted: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type DatabaseOptions = {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly onIdleError: (cause: Error) => void;
  readonly access?: Access;
};

/** Opened, with the tables this build knows; several servers may start at once on one PostgreSQL. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { access = 'serve' } = options;
  const database = connect(options, access);
  const isOwner = access === 'serve' || access === 'restore';
  try {
    await (isOwner ? migrate : checkSchema)(database.db, database.engine);
    return database;
  } catch (cause) {
    await database.close();
    if (cause instanceof Refusal) throw cause;
    const problem = isOwner ? 'brought up to date' : 'opened';
    throw new Error(`The database could not be ${problem}`, { cause });
  }
}

function connect({ dataDir, databaseUrl, onIdleError }: DatabaseOptions, access: Access): Database {
  if (databaseUrl !== undefined) {
    const { dialect, pool } = openPostgres(databaseUrl, { access, onIdleError });
    const db = new Kysely<Tables>({ dialect });
    const forgetDeleted = async () => {}; // autovacuum does
    return { engine: 'postgres', db, pool, forgetDeleted, close: () => db.destroy() };
  }
  const isGuest = access === 'visit' || access === 'read';
  const { dialect, unlock } = isGuest ? visitSqlite(dataDir, access) : openSqlite(dataDir);
  const db = new Kysely<Tables>({ dialect });
  const close = async () => {
    if (!isGuest) await emptyLog(db);
    await db.destroy();
    unlock();
  };
  return { engine: 'sqlite', db, pool: undefined, forgetDeleted: () => emptyLog(db), close };
}

/** Neither waits nor fails: while a backup reads, the log stays until the next call. */
function emptyLog(db: Kysely<Tables>): Promise<void> {
  return db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection);
    await sql`pragma wal_checkpoint(truncate)`.execute(connection).catch(() => {});
    await sql`pragma busy_timeout = 5000`.execute(connection);
  });
}

/** A transaction that sees one moment, however long it reads. */
export function snapshot({ db, engine }: Database) {
  const begin = db.transaction();
  return engine === 'postgres' ? begin.setIsolationLevel('repeatable read') : begin;
}

/** Proves that the database can be reached and written, without leaving anything behind. */
export async function pingDatabase({ db }: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`update server_facts set value = value where name = 'epoch'`.execute(trx);
  });
}
