import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { type Database, type Engine, openDatabase } from '#server/database/database.ts';
import { freshPostgresUrl } from './postgres-database.ts';

export function temporaryDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'duskgate-data-'));
}

export async function openFresh(engine: Engine, dataDir = temporaryDataDir()): Promise<Database> {
  return openDatabase({
    dataDir,
    databaseUrl: engine === 'postgres' ? await freshPostgresUrl() : undefined,
    onIdleError: () => {},
  });
}

/** One contract, two engines: whatever stands in `suite` must hold on both. */
export function onBothEngines(suite: (database: () => Database) => void): void {
  describe.each<Engine>(['sqlite', 'postgres'])('on %s', (engine) => {
    let opened: Database | undefined;
    beforeAll(async () => {
      opened = await openFresh(engine);
    });
    afterAll(() => opened?.close());
    suite(() => {
      if (opened === undefined) throw new Error('the database is not open yet');
      return opened;
    });
  });
}

let userCount = 0;

/** A user as the account library would leave one. */
export async function aUser({ db, engine }: Database): Promise<string> {
  userCount += 1;
  const id = `user-${userCount}-${process.pid}`;
  const now = new Date().toISOString();
  await db
    .insertInto('users')
    .values({
      id,
      email: `${id}@example.test`,
      display_name: id,
      email_verified: engine === 'postgres' ? false : 0,
      image: null,
      created_at: now,
      updated_at: now,
      last_login: now,
    })
    .execute();
  return id;
}
