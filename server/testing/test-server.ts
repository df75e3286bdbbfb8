import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import pg from 'pg';
import { beforeAll, describe, inject } from 'vitest';
import { sample } from '#rules/testing/sample.ts';
import type { Engine } from '#server/database/database.ts';
import { ApiClient } from './api-client.ts';
import { freshPostgresUrl } from './postgres-database.ts';
import { end, launchBuilt, type Running, temporaryFolder } from './running-server.ts';

/** Limits so high that no test meets one by accident. */
export const WIDE_LIMITS = [
  'pushesPerMinute=1000000',
  'pushBurst=1000000',
  'readsPerMinute=1000000',
  'writesPerMinute=1000000',
  'commandsPerDay=100000000',
  'tokenPerMinute=1000000',
  'mailsPerHourPerCaller=100000',
  'authPerMinutePerAddress=100000',
  'authPerMinuteTotal=100000',
].join(',');

export type TestServer = {
  readonly address: string;
  readonly process: Running;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Runs a statement in the database, past the server. */
  readonly sql: (statement: string) => Promise<readonly unknown[]>;
  /** Signs up a user of this name. */
  readonly hunter: (name: string) => Promise<ApiClient>;
  readonly close: () => Promise<void>;
};

/** Starts the built server on a fresh database of the engine. */
export async function startTestServer(
  engine: Engine,
  settings: Readonly<Record<string, string>> = {},
  folder = temporaryFolder(),
): Promise<TestServer> {
  const { DATABASE_URL } = settings;
  const databaseUrl = engine === 'postgres' ? (DATABASE_URL ?? (await freshPostgresUrl())) : '';
  const running = launchBuilt(folder.path, {
    DATABASE_URL: databaseUrl,
    DUSKGATE_LIMITS: WIDE_LIMITS,
    DUSKGATE_PUSH: 'private', // push services of tests are on this machine
    DUSKGATE_WEBHOOKS: 'private', // and so are receivers
    ...settings,
  });
  const address = await running.opened;
  const dataDir = join(folder.path, 'data');
  return {
    address,
    process: running,
    dataDir,
    databaseUrl,
    sql: (statement) =>
      engine === 'postgres'
        ? runOnPostgres(databaseUrl, statement)
        : runOnSqlite(join(dataDir, 'duskgate.sqlite'), statement),
    hunter: (name) => signedUp(address, name),
    close: async () => {
      await end(running);
      folder.remove();
    },
  };
}

/** A test server for several test files, which leave it running and their users in it. */
export type SharedServer = Omit<TestServer, 'close'>;

/** One for each engine in each worker; the worker runs its files one after the other. */
const shared = new Map<Engine, Promise<TestServer>>();
let visitCount = 0;

/**
 * The server that the test files of this worker share: starting one takes a second of a core. It has
 * wide limits and the data of other files, and it ends with the run.
 */
export async function sharedServer(engine: Engine): Promise<SharedServer> {
  const starting = shared.get(engine) ?? startShared(engine);
  shared.set(engine, starting);
  const server = await starting;
  visitCount += 1;
  const domain = `visit-${visitCount}.example.test`; // no file meets the e-mails of another
  return { ...server, hunter: (name) => signedUp(server.address, name, domain) };
}

async function startShared(engine: Engine): Promise<TestServer> {
  const runFolder = inject('runFolder');
  const server = await startTestServer(engine, {}, temporaryFolder(runFolder));
  writeFileSync(join(runFolder, `${server.process.pid}.server`), '');
  return server;
}

type ServerSuite = (server: () => SharedServer, engine: Engine) => void;

/** Runs the tests of `suite` twice: against the shared server on SQLite and the one on PostgreSQL. */
export function onBothServers(suite: ServerSuite): void {
  onServers(['sqlite', 'postgres'], suite);
}

/** For long tests: on PostgreSQL, which refuses what SQLite takes, every day, and on both in the proof. */
export function onSampledServers(suite: ServerSuite): void {
  onServers(sample(['postgres'], ['sqlite', 'postgres']), suite);
}

function onServers(engines: readonly Engine[], suite: ServerSuite): void {
  describe.each(engines)('on %s', (engine) => {
    let opened: SharedServer | undefined;
    beforeAll(async () => {
      opened = await sharedServer(engine);
    });
    suite(() => {
      if (opened === undefined) throw new Error('the server is not started yet');
      return opened;
    }, engine);
  });
}

async function signedUp(address: string, name: string, domain?: string): Promise<ApiClient> {
  const client = new ApiClient(address);
  await client.signUp(name, domain);
  return client;
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
