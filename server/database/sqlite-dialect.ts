import { existsSync } from 'node:fs';
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
import { makeDataFolder, makePrivateFile } from '#server/data-folder.ts';
import { Refusal } from './refusal.ts';

const MAX_KEPT_STATEMENTS = 200;

/** @internal told apart by the tests; the start prints any refusal */
export class DataFolderTaken extends Refusal {}

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

/** A writer takes its turn at once; a reader never waits for one and never makes one wait. */
type Begin = 'begin immediate' | 'begin';

/** Without the pause a queue of writes never lets a timer, a request or a health check run. */
class FairDriver extends SqliteDriver {
  readonly #begin: Begin;

  constructor(database: SqliteDatabase, begin: Begin) {
    super({ database });
    this.#begin = begin;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    await setImmediate();
    return connection;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(this.#begin));
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

/** The lock dies with the process, also by kill -9: a file with a pid in it would not. */
function lockFolder(dataDir: string): Libsql.Database {
  const file = join(dataDir, 'duskgate.lock');
  makePrivateFile(file);
  const lock = new Libsql(file);
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

export type OpenSqlite = { readonly dialect: SqliteDialect; readonly unlock: () => void };

const SETTINGS = [
  'pragma synchronous = full',
  'pragma foreign_keys = on',
  'pragma secure_delete = on',
  'pragma busy_timeout = 5000',
];

function settled(
  raw: Libsql.Database,
  settings: readonly string[],
  begin: Begin = 'begin immediate',
): SqliteDialect {
  for (const setting of settings) raw.exec(setting);
  return new FairSqliteDialect(guarded(raw), begin);
}

export function openSqlite(dataDir: string): OpenSqlite {
  makeDataFolder(dataDir);
  const lock = lockFolder(dataDir);
  const file = databaseFile(dataDir);
  makePrivateFile(file); // what SQLite lays beside it takes its mode
  const raw = new Libsql(file);
  const dialect = settled(raw, [
    'pragma journal_mode = wal',
    ...SETTINGS,
    'pragma wal_autocheckpoint = 4000',
  ]);
  return { dialect, unlock: () => lock.close() };
}

/** Beside the server, which owns the lock: each waits for the other's writes, nobody for a reader. */
export function visitSqlite(dataDir: string, access: 'visit' | 'read'): OpenSqlite {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new Refusal(`${dataDir} holds no database yet`);
  const raw = new Libsql(file);
  const dialect =
    access === 'read'
      ? settled(raw, [...SETTINGS, 'pragma query_only = on'], 'begin')
      : settled(raw, SETTINGS);
  return { dialect, unlock: () => {} };
}
