import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import Libsql from 'libsql';
import { makeDataFolder, makePrivateFile } from '#server/startup/data-folder.ts';
import { isBusy, OperatorError } from './errors.ts';

const MAX_KEPT_STATEMENTS = 200;

/** @internal exported for the tests */
export class DataFolderTaken extends OperatorError {}

/**
 * A value as libsql can take it: a boolean aborts the process, and a number in a text column
 * becomes '5.0'.
 */
function bindable(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  if (value instanceof Date) return value.toISOString();
  return value;
}

/** The raw database with cached statements and values that it can take. */
function guarded(raw: Libsql.Database): SqliteDatabase {
  const kept = new Map<string, Libsql.Statement>();
  const statementOf = (text: string) => {
    const known = kept.get(text);
    if (known) return known;
    const statement = raw.prepare(text);
    if (kept.size < MAX_KEPT_STATEMENTS) kept.set(text, statement);
    return statement;
  };
  return {
    close: () => {
      raw.close();
    },
    prepare(text) {
      const statement = statementOf(text);
      return {
        reader: statement.reader,
        all: (parameters) => statement.all(parameters.map(bindable)),
        run: (parameters) => statement.run(parameters.map(bindable)),
        iterate: (parameters) => statement.iterate(parameters.map(bindable)),
      };
    },
  };
}

/** How a transaction begins: writers take the write lock at once, readers take none. */
type Begin = 'begin immediate' | 'begin';

const SLICE_MS = 10;

/**
 * A driver that lets other work run before each turn of the connection, and between queries that
 * follow 10 ms of work: a queue of writes or one large document would hold up timers and requests.
 */
class FairDriver extends SqliteDriver {
  readonly #begin: Begin;
  #yieldedAtMs = 0;

  constructor(database: SqliteDatabase, begin: Begin) {
    super({ database });
    this.#begin = begin;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    await this.#yield();
    return {
      executeQuery: async <Row>(query: CompiledQuery) => {
        if (performance.now() - this.#yieldedAtMs > SLICE_MS) await this.#yield();
        return connection.executeQuery<Row>(query);
      },
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  async #yield(): Promise<void> {
    await setImmediate();
    this.#yieldedAtMs = performance.now();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(this.#begin));
  }

  /**
   * SQLite has undone the transaction itself where the disk is full or fails. An error about that
   * would hide the true one.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (cause) {
      if (!(cause instanceof Error && /no transaction is active/.test(cause.message))) throw cause;
    }
  }
}

class FairSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  readonly #begin: Begin;

  constructor(database: SqliteDatabase, begin: Begin) {
    super({ database });
    this.#database = database;
    this.#begin = begin;
  }

  override createDriver(): Driver {
    return new FairDriver(this.#database, this.#begin);
  }
}

/** Opens a file; libsql says in words alone, without a code, that it may not. */
function openFile(file: string): Libsql.Database {
  try {
    return new Libsql(file);
  } catch (cause) {
    const words = cause instanceof Error ? cause.message : '';
    if (!words.includes('Unable to open connection to local database')) throw cause;
    const message = `${file} cannot be opened; give it to the user who runs Duskgate`;
    throw new OperatorError(message, { cause });
  }
}

/**
 * Locks the data folder for this process. The lock ends with it, also after kill -9, unlike a file
 * with a pid in it.
 */
function lockFolder(dataDir: string): Libsql.Database {
  const file = join(dataDir, 'duskgate.lock');
  makePrivateFile(file);
  const lock = openFile(file);
  try {
    lock.exec('pragma busy_timeout = 0');
    lock.exec('begin exclusive');
    return lock;
  } catch (cause) {
    lock.close();
    if (!isBusy(cause)) throw cause;
    throw new DataFolderTaken(`${dataDir} is in use by another Duskgate`, { cause });
  }
}

export function databaseFile(dataDir: string): string {
  return join(dataDir, 'duskgate.sqlite');
}

export type OpenSqlite = { readonly dialect: SqliteDialect; readonly unlock: () => void };

const SETTINGS = [
  'pragma synchronous = full',
  'pragma foreign_keys = on',
  'pragma secure_delete = on',
  'pragma busy_timeout = 5000',
];

/** @internal exported for the simulator, whose database is in memory */
export function settled(
  raw: Libsql.Database,
  settings: readonly string[],
  begin: Begin = 'begin immediate',
): SqliteDialect {
  for (const setting of settings) raw.exec(setting);
  return new FairSqliteDialect(guarded(raw), begin);
}

/**
 * Refuses a file of no bytes: SQLite takes it for a new database, and everybody would find their
 * account gone.
 */
function refuseEmpty(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.size !== 0) return;
  throw new OperatorError(
    `${file} is empty; move it away and restore a backup (npm run restore -- FILE), or delete it to begin anew`,
  );
}

export function openSqlite(dataDir: string, access: 'serve' | 'restore'): OpenSqlite {
  makeDataFolder(dataDir);
  const lock = lockFolder(dataDir);
  const file = databaseFile(dataDir);
  try {
    if (access === 'serve') refuseEmpty(file);
    makePrivateFile(file); // SQLite's files beside it take its mode
    const dialect = settled(openFile(file), [
      'pragma journal_mode = wal',
      ...SETTINGS,
      'pragma wal_autocheckpoint = 4000',
    ]);
    return { dialect, unlock: () => lock.close() };
  } catch (cause) {
    lock.close();
    throw cause;
  }
}

/**
 * Opens the database beside a running server, without the lock of the folder. Writers wait for each
 * other.
 */
export function visitSqlite(dataDir: string, access: 'visit' | 'read'): OpenSqlite {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new OperatorError(`${dataDir} holds no database yet`);
  const raw = openFile(file);
  const dialect =
    access === 'read'
      ? settled(raw, [...SETTINGS, 'pragma query_only = on'], 'begin')
      : settled(raw, SETTINGS);
  return { dialect, unlock: () => {} };
}
