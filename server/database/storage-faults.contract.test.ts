import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createReadiness } from '#server/operations/readiness.ts';
import { startProblem } from '#server/startup/start-messages.ts';
import { aUser, openFresh, temporaryDataDir } from '#server/testing/both-engines.ts';
import type { Database } from './database.ts';
import { isUnavailable, storageFault } from './errors.ts';

async function fill(database: Database, userId: string): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    for (let index = 0; index < 300; index += 1) {
      await trx
        .insertInto('user_records')
        .values({
          user_id: userId,
          name: `record-${index}`,
          fields: JSON.stringify({ text: 'x'.repeat(4_000) }),
          created_at: '',
          last_updated: '',
        })
        .execute();
    }
  });
}

function countRecords({ db }: Database) {
  return db
    .selectFrom('user_records')
    .select(({ fn }) => fn.max('fields').as('last'))
    .execute();
}

/** A folder whose database has its later pages overwritten. */
async function aDamagedFolder(): Promise<string> {
  const dataDir = temporaryDataDir();
  const database = await openFresh('sqlite', dataDir);
  await fill(database, await aUser(database));
  await database.close();
  const file = join(dataDir, 'duskgate.sqlite');
  const bytes = readFileSync(file);
  bytes.fill(0x5a, Math.floor(bytes.length / 2), bytes.length - 4_096);
  writeFileSync(file, bytes);
  return dataDir;
}

test('[O17] a full disk is told as such, undoes the write and leaves the rest to be read', async () => {
  const database = await openFresh('sqlite');
  const userId = await aUser(database);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db);
  await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 20}`).execute(database.db);

  const failure = await fill(database, userId).catch((cause: unknown) => cause);
  expect([storageFault(failure), isUnavailable(failure)]).toEqual(['full', true]);
  expect(await countRecords(database)).toEqual([{ last: null }]);
  expect(await aUser(database)).not.toBe(userId);
  await database.close();
});

test('[O17] damaged pages that a query meets make the server not ready, for good', async () => {
  const database = await openFresh('sqlite', await aDamagedFolder());
  const readiness = createReadiness(database, temporaryDataDir());
  expect(await readiness.isReady()).toBe(true);

  const failure = await countRecords(database).catch((cause: unknown) => cause);
  expect(storageFault(failure)).toBe('damaged');
  expect(await readiness.isReady()).toBe(false);
  await database.close();
});

test.each([
  ['empty', ''],
  ['no database', 'this was a database once. '.repeat(1_000)],
])('[O17] a file that is %s is not opened, and the line says what to do', async (what, content) => {
  const dataDir = temporaryDataDir();
  writeFileSync(join(dataDir, 'duskgate.sqlite'), content);

  const failure = await openFresh('sqlite', dataDir).catch((cause: unknown) => cause);
  const problem = startProblem(failure, dataDir);
  expect(problem).toContain(
    what === 'empty' ? 'is empty; move it away' : 'the database is damaged',
  );
  expect(problem).toContain('restore a backup (npm run restore -- FILE)');
  const again = await openFresh('sqlite', dataDir).catch((cause: unknown) => cause);
  expect(startProblem(again, dataDir)).toBe(problem); // the folder is not held by the first try
});
