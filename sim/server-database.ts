import { Kysely } from 'kysely';
import Libsql from 'libsql';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import type { Tables } from '#server/database/schema.ts';
import { settled } from '#server/database/sqlite-dialect.ts';

/** What happens at the next commit: the process dies before it, or the disk is full. */
export type CommitFault = 'killed-before' | 'full';

/** The process of the server is gone: nobody gets an answer. */
export class Killed extends Error {}

type Row = Readonly<Record<string, unknown>>;
export type TableRows = ReadonlyMap<string, readonly Row[]>;

/** SQLite in memory with the server's own tables, dialect and migrations. One for all runs of a process. */
export class ServerDatabase {
  fault: CommitFault | undefined;
  readonly #raw: Libsql.Database;
  #tables: readonly string[] = [];

  private constructor(raw: Libsql.Database) {
    this.#raw = raw;
  }

  static async open(): Promise<ServerDatabase> {
    const database = new ServerDatabase(new Libsql(':memory:'));
    await migrate(database.connect().db, 'sqlite', { mayBeNewer: false });
    const rows = database.all(`select name from sqlite_master where type = 'table'`);
    database.#tables = rows
      .map(({ name }) => String(name))
      .filter((name) => !/^(kysely|sqlite)_/.test(name));
    return database;
  }

  /** A connection as a process makes it when it starts: with no memory of what was before. */
  connect(): Database {
    const faulty = {
      exec: (text: string) => this.#raw.exec(text),
      close: () => {},
      prepare: (text: string) => {
        const statement = this.#raw.prepare(text);
        return text === 'commit' ? this.#faultyCommit(statement) : statement;
      },
    };
    const dialect = settled(faulty as unknown as Libsql.Database, ['pragma foreign_keys = on']);
    return {
      engine: 'sqlite',
      db: new Kysely<Tables>({ dialect }),
      pool: undefined,
      isDamaged: () => false,
      noteDamage: () => {},
      forgetDeleted: async () => {},
      close: async () => {},
    };
  }

  #faultyCommit(statement: Libsql.Statement) {
    return {
      reader: false,
      run: (parameters: unknown[]) => {
        const { fault } = this;
        this.fault = undefined;
        if (fault === 'killed-before') throw new Killed('before the commit');
        if (fault === 'full') {
          throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
        }
        return statement.run(parameters);
      },
    };
  }

  all<Found = Row>(text: string, ...parameters: unknown[]): readonly Found[] {
    return this.#raw.prepare(text).all(parameters) as readonly Found[]; // as the query says
  }

  run(text: string, ...parameters: unknown[]): void {
    this.#raw.prepare(text).run(parameters);
  }

  /** Everything as it is now, as a copied folder or a snapshot of the machine has it. */
  copy(): TableRows {
    return new Map(this.#tables.map((name) => [name, this.all(`select * from ${name}`)]));
  }

  /** Puts a copy back without a word to anybody. */
  putBack(copy: TableRows): void {
    this.#raw.exec('pragma foreign_keys = off');
    this.#raw.exec('begin');
    for (const [name, rows] of copy) {
      this.#raw.exec(`delete from ${name}`);
      const columns = Object.keys(rows[0] ?? {});
      const places = columns.map(() => '?').join();
      const insert =
        rows[0] && this.#raw.prepare(`insert into ${name} (${columns.join()}) values (${places})`);
      for (const row of rows) insert?.run(columns.map((column) => bindable(row[column])));
    }
    this.#raw.exec('commit');
    this.#raw.exec('pragma foreign_keys = on');
  }

  /** As after the first start, with these users. */
  reset(epoch: string, userIds: readonly string[], now: string): void {
    this.fault = undefined;
    this.putBack(
      new Map(
        this.#tables.map((name) => [
          name,
          name === 'server_facts' ? [{ name: 'epoch', value: epoch }] : [],
        ]),
      ),
    );
    for (const id of userIds) {
      this.run(
        'insert into users (id, email, display_name, email_verified, created_at, updated_at, last_login) values (?, ?, ?, 0, ?, ?, ?)',
        ...[id, `${id}@example.org`, id, now, now, now],
      );
    }
  }
}

/** A number in a text column would become '5.0'. */
function bindable(value: unknown): unknown {
  return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value;
}
