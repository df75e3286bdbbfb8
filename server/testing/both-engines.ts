import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { type Config, parseConfig } from '#server/config.ts';
import { type Database, type Engine, openDatabase } from '#server/database/database.ts';
import { freshPostgresUrl } from './postgres-database.ts';

const made: string[] = [];

/** Gone when the tests of the file are over. */
export function temporaryDataDir(): string {
  const path = mkdtempSync(join(tmpdir(), 'duskgate-data-'));
  made.push(path);
  return path;
}

export function removeTemporaryDirs(): void {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true });
}
afterAll(removeTemporaryDirs); // first said, last done: after the databases in them are closed

export async function openFresh(engine: Engine, dataDir = temporaryDataDir()): Promise<Database> {
  return openDatabase({
    dataDir,
    databaseUrl: engine === 'postgres' ? await freshPostgresUrl() : undefined,
    onIdleError: () => {},
  });
}

/** Where a server and the commands beside it find the same, still empty, data. */
export async function freshConfig(engine: Engine): Promise<Config> {
  const place = engine === 'postgres' ? { DATABASE_URL: await freshPostgresUrl() } : {};
  const parsed = parseConfig({ DATA_DIR: join(temporaryDataDir(), 'data'), ...place });
  if (!parsed.ok) throw new Error(parsed.failure.join('; '));
  return parsed.value;
}

/** The database as a server at work has it. */
export function serverAt(config: Config): Promise<Database> {
  return openDatabase({ ...config, onIdleError: () => {} });
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
