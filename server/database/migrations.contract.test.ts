import { type ColumnMetadata, Kysely, Migrator, sql, type TableMetadata } from 'kysely';
import { describe, expect, test } from 'vitest';
import { OLDEST_READER, RELEASE } from '#server/startup/release.ts';
import { freshConfig, serverAt, temporaryDataDir } from '#server/testing/both-engines.ts';
import { freshPostgresUrl } from '#server/testing/postgres-database.ts';
import { aUserWithHistory } from '#server/testing/user-with-history.ts';
import type { Engine } from './database.ts';
import { MIGRATIONS } from './migrate.ts';
import { openPostgres } from './postgres-dialect.ts';
import type { Tables } from './schema.ts';
import { openSqlite } from './sqlite-dialect.ts';

type Change = (db: Kysely<Tables>) => Promise<void>;
type Fault = { readonly words: string; readonly change: Change; readonly only?: Engine };

async function emptyDatabase(engine: Engine): Promise<Kysely<Tables>> {
  const options = { access: 'serve', onIdleError: () => {} } as const;
  const { dialect } =
    engine === 'postgres'
      ? openPostgres(await freshPostgresUrl(), options)
      : openSqlite(temporaryDataDir(), 'serve');
  return new Kysely<Tables>({ dialect });
}

/** What a migration took away, changed, or demands of a release that does not know it. */
function lossesOf(before: readonly TableMetadata[], after: readonly TableMetadata[]): string[] {
  return before.flatMap(({ name, columns }) => {
    const table = after.find((one) => one.name === name);
    if (table === undefined) return [`${name} is gone`];
    const known = new Map(columns.map((column) => [column.name, column]));
    return [
      ...columns.flatMap((column) => changesOf(name, column, table.columns)),
      ...table.columns
        .filter((column) => !known.has(column.name))
        .filter((column) => !column.isNullable && !column.hasDefaultValue)
        .map((column) => `${name}.${column.name} is new and must be given`),
    ];
  });
}

function changesOf(table: string, column: ColumnMetadata, after: readonly ColumnMetadata[]) {
  const now = after.find(({ name }) => name === column.name);
  if (now === undefined) return [`${table}.${column.name} is gone`];
  const isSame = now.dataType === column.dataType && now.isNullable === column.isNullable;
  return isSame ? [] : [`${table}.${column.name} is of another kind`];
}

/** Unique indexes by name with their table, on SQLite: an old table that gets one refuses what it took before. */
async function uniqueIndexes(db: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; tbl_name: string }>`
    select name, tbl_name from sqlite_master where type = 'index' and sql like 'create unique%'
  `.execute(db);
  return new Map(rows.map((row) => [row.name, row.tbl_name]));
}

/** What a change of the tables loses. */
async function lossesBy(db: Kysely<Tables>, engine: Engine, change: () => Promise<unknown>) {
  const indexes = async () => (engine === 'sqlite' ? uniqueIndexes(db) : new Map<string, string>());
  const [before, indexesBefore] = [await db.introspection.getTables(), await indexes()];
  await change();
  const oldTables = new Set(before.map(({ name }) => name));
  const stricter = [...(await indexes())]
    .filter(([name, table]) => !indexesBefore.has(name) && oldTables.has(table))
    .map(([, table]) => `${table} must be unique where it was not`);
  return [...lossesOf(before, await db.introspection.getTables()), ...stricter];
}

const FAULTS: readonly Fault[] = [
  {
    words: 'quest_sessions is gone',
    change: (db) => db.schema.dropTable('quest_sessions').execute(),
  },
  {
    words: 'users.image is gone',
    change: (db) => db.schema.alterTable('users').dropColumn('image').execute(),
  },
  {
    words: 'accounts.scope is gone',
    change: (db) => db.schema.alterTable('accounts').renameColumn('scope', 'reach').execute(),
  },
  {
    words: 'users.rank is new and must be given',
    change: (db) =>
      db.schema
        .alterTable('users')
        .addColumn('rank', 'text', (column) => column.notNull())
        .execute(),
    only: 'postgres', // SQLite does not let it happen
  },
  {
    words: 'game_data.schema is of another kind',
    change: (db) =>
      db.schema
        .alterTable('game_data')
        .alterColumn('schema', (column) => column.setDataType('text'))
        .execute(),
    only: 'postgres', // nor this
  },
  {
    words: 'users must be unique where it was not',
    change: (db) =>
      db.schema.createIndex('one').unique().on('users').column('display_name').execute(),
    only: 'sqlite', // where indexes are looked at; the migrations are the same
  },
];

/**
 * Made before the first release with a way back, so no older build meets it: 0.1.0 opens no newer database.
 * 0.1.0 gave every user one row of `accounts`, named by the user's own id. Nothing may be added here.
 */
const BEFORE_THE_WAY_BACK: Readonly<Record<string, readonly string[]>> = {
  '0011_create_passkeys': ['accounts must be unique where it was not'],
};

describe.each<Engine>(['sqlite', 'postgres'])('on %s', (engine) => {
  test('[O47] every migration only adds: the release before finds all it knows, and need not give what is new', async () => {
    const db = await emptyDatabase(engine);
    const migrations = Object.fromEntries(
      Object.entries(MIGRATIONS).map(([name, { create }]) => [
        name,
        { up: (database: Kysely<Tables>) => create(database, engine) },
      ]),
    );
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    for (const name of Object.keys(MIGRATIONS)) {
      const losses = await lossesBy(db, engine, () => migrator.migrateTo(name));
      const known = engine === 'sqlite' ? BEFORE_THE_WAY_BACK[name] : undefined; // where indexes are looked at
      expect(losses, name).toEqual(known ?? []);
    }
    await db.destroy();
  });

  test('[O47] a planted migration that takes away, changes or demands something is found out', async () => {
    const server = await serverAt(await freshConfig(engine));
    for (const { words, change, only = engine } of FAULTS) {
      if (only !== engine) continue;
      expect(await lossesBy(server.db, engine, () => change(server.db))).toEqual([words]);
    }
    await server.close();
  });

  test('[O46] the tables of the next release are opened if it allows this one, and left as they are', async () => {
    const config = await freshConfig(engine);
    const server = await serverAt(config);
    await sql`create table of_the_next_release (id text)`.execute(server.db);
    await sql`alter table users add column of_the_next text default 'none'`.execute(server.db);
    await sql`insert into kysely_migration values ('9999_next', 'now')`.execute(server.db);
    await sql`update server_facts set value = '99.0.0' where name = 'release'`.execute(server.db);
    await server.close();

    const again = await serverAt(config);
    const userId = await aUserWithHistory(again); // it serves as ever
    expect(userId).not.toBe('');
    const { rows } = await sql`select name from kysely_migration where name like '9999%'`.execute(
      again.db,
    );
    expect(rows).toHaveLength(1);

    await sql`update server_facts set value = '99.0.0' where name = 'oldest-reader'`.execute(
      again.db,
    );
    await again.close();
    await expect(serverAt(config)).rejects.toThrow(
      `the database is of a newer Duskgate than this one (${RELEASE}); start Duskgate 99.0.0 on it, or restore a backup from before the upgrade into an empty place`,
    );
  });

  test('[O46] a database says which release made its tables, and which may open them', async () => {
    const server = await serverAt(await freshConfig(engine));
    const facts = await server.db
      .selectFrom('server_facts')
      .select(['name', 'value'])
      .where('name', 'in', ['release', 'oldest-reader'])
      .orderBy('name', 'desc')
      .execute();
    expect(facts).toEqual([
      { name: 'release', value: RELEASE },
      { name: 'oldest-reader', value: OLDEST_READER },
    ]);
    await server.close();
  });
});
