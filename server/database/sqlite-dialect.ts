import { chmodSync, existsSync, mkdirSync } from 'node:fs';
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

const MAX_KEPT_STATEMENTS = 200;
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

export class DataFolderTaken extends Error {}

/** libsql aborts the process on a boolean and stores a number in a text column as '5.0'. */
function bindable(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  if (value instanceof Date) return value.toISOString();
  return value;
}

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

/** Without the pause a queue of writes never lets a timer, a request or a health check run. */
class FairDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    await setImmediate();
    return connection;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class FairSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new FairDriver({ database: this.#database });
  }
}

/** The lock dies with the process, also by kill -9: a file with a pid in it would not. */
function lockFolder(dataDir: string): Libsql.Database {
  const lock = new Libsql(join(dataDir, 'duskgate.lock'));
  try {
    lock.exec('pragma busy_timeout = 0');
    lock.exec('begin exclusive');
    return lock;
  } catch (cause) {
    lock.close();
    throw new DataFolderTaken(`${dataDir} is in use by another Duskgate`, { cause });
  }
}

function databaseFile(dataDir: string): string {
  return join(dataDir, 'duskgate.sqlite');
}

/** One moment of a database that may be in use: it reads beside the server and locks nothing out. */
export function copySqlite(dataDir: string, copyDir: string): void {
  const raw = new Libsql(databaseFile(dataDir), { fileMustExist: true });
  try {
    raw.prepare('vacuum into ?').run([databaseFile(copyDir)]);
  } finally {
    raw.close();
  }
}

export type OpenSqlite = { readonly dialect: SqliteDialect; readonly unlock: () => void };

const SETTINGS = ['synchronous = full', 'foreign_keys = on', 'busy_timeout = 5000'];

function settled(raw: Libsql.Database, settings: readonly string[]): SqliteDialect {
  for (const setting of settings) raw.exec(`pragma ${setting}`);
  return new FairSqliteDialect(guarded(raw));
}

export function openSqlite(dataDir: string): OpenSqlite {
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  const lock = lockFolder(dataDir);
  const file = databaseFile(dataDir);
  const raw = new Libsql(file);
  chmodSync(file, PRIVATE_FILE);
  const dialect = settled(raw, ['journal_mode = wal', ...SETTINGS, 'wal_autocheckpoint = 4000']);
  return { dialect, unlock: () => lock.close() };
}

/** For a short write beside the server, which owns the lock: each waits for the other's transaction. */
export function visitSqlite(dataDir: string): OpenSqlite {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new Error(`${dataDir} holds no database yet`);
  return { dialect: settled(new Libsql(file), SETTINGS), unlock: () => {} };
}
