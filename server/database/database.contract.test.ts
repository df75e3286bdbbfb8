import { expect, test } from 'vitest';
import { aUser, onBothEngines, openFresh, temporaryDataDir } from '#server/testing/both-engines.ts';
import { freshPostgresUrl } from '#server/testing/postgres-database.ts';
import { openDatabase, pingDatabase } from './database.ts';
import { DataFolderTaken } from './sqlite-dialect.ts';

onBothEngines((database) => {
  test('[SEC65] a fresh database has nobody in it', async () => {
    expect(await database().db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  test('[SEC64] a database that can be written answers its ping', async () => {
    await expect(pingDatabase(database())).resolves.toBeUndefined();
  });

  test('[SEC62] deleting a user deletes the rows of every table that names a user', async () => {
    const userId = await aUser(database());
    const tables = ['game_data', 'game_commands', 'daily_activities', 'user_records'] as const;
    const now = new Date().toISOString();
    const { db } = database();
    await db
      .insertInto('game_data')
      .values({ user_id: userId, epoch: 'e', rev: 1, schema: 1, doc: '{}', updated_at: now })
      .execute();
    await db
      .insertInto('game_commands')
      .values({
        user_id: userId,
        key: 'k',
        rev: 1,
        kind: 'x',
        day: '2026-11-15',
        xp: 0,
        body: '{}',
        device_id: 'd',
        recorded_at: now,
      })
      .execute();
    await db
      .insertInto('daily_activities')
      .values({
        user_id: userId,
        day: '2026-11-15',
        quests_completed: 0,
        pomodoros_completed: 0,
        xp_earned: 0,
        has_login: 1,
      })
      .execute();
    await db
      .insertInto('user_records')
      .values({
        user_id: userId,
        name: 'profile',
        fields: '{}',
        created_at: now,
        last_updated: now,
      })
      .execute();
    await db.deleteFrom('users').where('id', '=', userId).execute();
    for (const table of tables) {
      expect(
        await db.selectFrom(table).selectAll().where('user_id', '=', userId).execute(),
      ).toEqual([]);
    }
  });

  test('[SEC36] hostile strings are stored to the letter', async () => {
    const userId = await aUser(database());
    const hostile = `'; drop table users; -- " \\ % _ \u202e ${'{}'} $1 ?`;
    const { db } = database();
    await db.updateTable('users').set({ display_name: hostile }).where('id', '=', userId).execute();
    const row = await db
      .selectFrom('users')
      .select('display_name')
      .where('id', '=', userId)
      .executeTakeFirst();
    expect(row?.display_name).toBe(hostile);
  });
});

test('[O10] a second process on one data folder is told so in one line', async () => {
  const dataDir = temporaryDataDir();
  const first = await openFresh('sqlite', dataDir);
  await expect(openFresh('sqlite', dataDir)).rejects.toThrow(DataFolderTaken);
  await first.close();
  await (await openFresh('sqlite', dataDir)).close();
});

test('[O10] SQLite is durable: write-ahead log, full synchronisation, foreign keys on', async () => {
  const database = await openFresh('sqlite');
  const { sql } = await import('kysely');
  const settings = await Promise.all(
    ['journal_mode', 'synchronous', 'foreign_keys'].map((name) =>
      sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(database.db),
    ),
  );
  expect(settings.map(({ rows }) => Object.values(rows[0] ?? {})[0])).toEqual(['wal', 2, 1]);
  await database.close();
});

test('[O32] on SQLite, others are served between the steps of a long transaction', async () => {
  const database = await openFresh('sqlite');
  let servedCount = 0;
  let isOver = false;
  const serve = () => {
    servedCount += 1;
    if (!isOver) setImmediate(serve);
  };
  await database.db.transaction().execute(async (trx) => {
    setImmediate(serve);
    for (let step = 0; step < 5; step += 1) {
      const endsAt = performance.now() + 15;
      while (performance.now() < endsAt);
      await trx.selectFrom('users').select('id').execute();
    }
    expect(servedCount).toBeGreaterThanOrEqual(4);
  });
  isOver = true;
  await database.close();
});

test('[O10] six servers that start at once on an empty PostgreSQL all open it', async () => {
  const databaseUrl = await freshPostgresUrl();
  const options = { dataDir: '', databaseUrl, onIdleError: () => {} };
  const servers = await Promise.all(Array.from({ length: 6 }, () => openDatabase(options)));
  for (const { db } of servers) {
    const epochs = db.selectFrom('server_facts').selectAll().where('name', '=', 'epoch');
    expect(await epochs.execute()).toHaveLength(1);
  }
  await Promise.all(servers.map((server) => server.close()));
});
