import { join } from 'node:path';
import Libsql from 'libsql';
import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Engine } from '#server/database/database.ts';
import { ApiClient } from './api-client.ts';
import { freshPostgresUrl } from './postgres-database.ts';
import { end, launchBuilt, type Running, temporaryFolder } from './running-server.ts';

/** So wide that no test meets a limit by accident. */
export const WIDE_LIMITS = [
  'pushesPerMinute=1000000',
  'pushBurst=1000000',
  'readsPerMinute=1000000',
  'writesPerMinute=1000000',
  'commandsPerDay=100000000',
  'authPerMinutePerAddress=100000',
  'authPerMinuteTotal=100000',
].join(',');

export type House = {
  readonly address: string;
  readonly server: Running;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Straight to the database, past the server: to break something, or to look. */
  readonly sql: (statement: string) => Promise<readonly unknown[]>;
  readonly hunter: (name: string) => Promise<ApiClient>;
  readonly close: () => Promise<void>;
};

/** A built server on a fresh database of the engine, with all that was said in its output. */
export async function openHouse(
  engine: Engine,
  settings: Readonly<Record<string, string>> = {},
): Promise<House> {
  const folder = temporaryFolder();
  const { DATABASE_URL } = settings;
  const databaseUrl = engine === 'postgres' ? (DATABASE_URL ?? (await freshPostgresUrl())) : '';
  const server = launchBuilt(folder.path, {
    DATABASE_URL: databaseUrl,
    DUSKGATE_LIMITS: WIDE_LIMITS,
    ...settings,
  });
  const address = await server.opened;
  const dataDir = join(folder.path, 'data');
  return {
    address,
    server,
    dataDir,
    databaseUrl,
    sql: (statement) =>
      engine === 'postgres'
        ? runOnPostgres(databaseUrl, statement)
        : runOnSqlite(join(dataDir, 'duskgate.sqlite'), statement),
    hunter: async (name) => {
      const client = new ApiClient(address);
      await client.signUp(name);
      return client;
    },
    close: async () => {
      await end(server);
      folder.remove();
    },
  };
}

/** One built server an engine; whatever stands in `suite` must hold on both. */
export function inBothHouses(
  suite: (house: () => House, engine: Engine) => void,
  settings: Readonly<Record<string, string>> = {},
): void {
  describe.each<Engine>(['sqlite', 'postgres'])('on %s', (engine) => {
    let opened: House | undefined;
    beforeAll(async () => {
      opened = await openHouse(engine, settings);
    });
    afterAll(() => opened?.close());
    suite(() => {
      if (opened === undefined) throw new Error('the house is not open yet');
      return opened;
    }, engine);
  });
}

async function runOnPostgres(databaseUrl: string, statement: string): Promise<readonly unknown[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function runOnSqlite(file: string, statement: string): Promise<readonly unknown[]> {
  const raw = new Libsql(file);
  try {
    raw.exec('pragma busy_timeout = 5000');
    const prepared = raw.prepare(statement);
    return prepared.reader ? prepared.all([]) : [prepared.run([])];
  } finally {
    raw.close();
  }
}
