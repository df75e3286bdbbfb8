import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { sample } from '#rules/testing/sample.ts';
import { type Database, type Engine, openDatabase } from '#server/database/database.ts';
import { type Config, parseConfig } from '#server/startup/config.ts';
import { freshPostgresUrl } from './postgres-database.ts';

/** Makes a folder that is removed at the end of the run. */
export function temporaryDataDir(): string {
  return mkdtempSync(join(inject('runFolder'), 'data-'));
}

export async function openFresh(engine: Engine, dataDir = temporaryDataDir()): Promise<Database> {
  return openDatabase({
    dataDir,
    databaseUrl: engine === 'postgres' ? await freshPostgresUrl() : undefined,
    onIdleError: () => {},
  });
}

/** The configuration of a server and the commands beside it, on empty data. */
export async function freshConfig(engine: Engine): Promise<Config> {
  const place = engine === 'postgres' ? { DATABASE_URL: await freshPostgresUrl() } : {};
  const parsed = parseConfig({ DATA_DIR: join(temporaryDataDir(), 'data'), ...place });
  if (!parsed.ok) throw new Error(parsed.failure.join('; '));
  return parsed.value;
}

/** Opens the database as a server does. */
export function serverAt(config: Config): Promise<Database> {
  return openDatabase({ ...config, onIdleError: () => {} });
}

type Suite = (database: () => Database) => void;

/** Runs the tests of `suite` on both engines. */
export function onBothEngines(suite: Suite): void {
  onEngines(['sqlite', 'postgres'], suite);
}

/** For long tests in which the engines hardly differ: SQLite every day, both in the proof. */
export const SAMPLED_ENGINES = sample<readonly Engine[]>(['sqlite'], ['sqlite', 'postgres']);

export function onSampledEngines(suite: Suite): void {
  onEngines(SAMPLED_ENGINES, suite);
}

function onEngines(engines: readonly Engine[], suite: Suite): void {
  describe.each(engines)('on %s', (engine) => {
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

/** Inserts a user as the account library would. */
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
