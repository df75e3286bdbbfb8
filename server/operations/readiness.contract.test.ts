import { expect, test } from 'vitest';
import { onBothEngines, openFresh, temporaryDataDir } from '#server/testing/both-engines.ts';
import { createReadiness } from './readiness.ts';

onBothEngines((database) => {
  test('[SEC64] a server whose database can be written is ready, until it is told to stop', async () => {
    const readiness = createReadiness(database(), temporaryDataDir());
    expect(await readiness.isReady()).toBe(true);
    readiness.stop();
    expect(await readiness.isReady()).toBe(false);
  });

  test('[SEC64] a server whose database is gone is not ready', async () => {
    const gone = await openFresh(database().engine);
    const readiness = createReadiness(gone, temporaryDataDir());
    await gone.close();
    expect(await readiness.isReady()).toBe(false);
  });

  test('[SEC64] a database that can be read and not written is not ready', async () => {
    const readOnly = await openFresh(database().engine);
    const { sql } = await import('kysely');
    const statement =
      readOnly.engine === 'sqlite'
        ? 'pragma query_only = on'
        : `do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`;
    await sql.raw(statement).execute(readOnly.db);
    if (readOnly.engine === 'postgres') {
      await sql.raw('set default_transaction_read_only = on').execute(readOnly.db);
    }
    expect(await createReadiness(readOnly, temporaryDataDir()).isReady()).toBe(false);
    await readOnly.close();
  });

  test('[SEC64] however often it is asked, the database is asked once a second', async () => {
    let asked = 0;
    const { engine } = database();
    const counted = {
      ...database(),
      get db() {
        asked += 1;
        return database().db;
      },
      engine,
    };
    const readiness = createReadiness(counted, temporaryDataDir());
    await Promise.all(Array.from({ length: 100 }, () => readiness.isReady()));
    expect(asked).toBe(1);
  });
});

test.each([
  [499_999_999, false],
  [500_000_001, true],
])('[SEC64] with %i bytes left beside SQLite it is ready: %s', async (free, isReady) => {
  const database = await openFresh('sqlite');
  const readiness = createReadiness(database, temporaryDataDir(), async () => free);
  expect(await readiness.isReady()).toBe(isReady);
  await database.close();
});
