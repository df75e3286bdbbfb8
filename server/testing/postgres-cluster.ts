import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { findPostgres, NO_POSTGRES } from '../../scripts/find-postgres.mjs';

/** A PostgreSQL of its own on a port of its own; it dies with the process that started it. */
export type Cluster = {
  /** The database for the administrator; a test takes one of its own. */
  readonly adminUrl: string;
  readonly createDatabase: () => Promise<string>;
  /** Shuts down and removes the data too, unless they are kept for a restart. */
  readonly stop: (options?: { readonly isDataKept?: boolean }) => Promise<void>;
  /** As if the power had failed: every process at once, the data as they lie. */
  readonly kill: () => Promise<void>;
  /** The same port and the same data, after `kill` or a `stop` that kept them. */
  readonly restart: () => Promise<void>;
};

type Order = 'start' | 'stop' | 'kill';
type Reply = { readonly port: number } | { readonly failure: string };

const KEEPER = fileURLToPath(new URL('./postgres-keeper.mjs', import.meta.url));

export async function startCluster({ fsync = false } = {}): Promise<Cluster> {
  const keeper = startKeeper(fsync);
  const ended = once(keeper, 'exit');

  async function ask(order: Order): Promise<number> {
    if (!keeper.connected) throw new Error(`PostgreSQL cannot ${order}: its data are gone.`);
    keeper.send(order);
    const gone = ended.then(() => [{ failure: 'The keeper of PostgreSQL ended.' }]);
    const [reply]: Reply[] = await Promise.race([once(keeper, 'message'), gone]);
    if (reply && 'port' in reply) return reply.port;
    throw new Error(`PostgreSQL cannot ${order}: ${reply?.failure}`);
  }
  async function remove(): Promise<void> {
    if (keeper.connected) keeper.disconnect();
    await ended;
  }

  const port = await ask('start').catch(async (failure) => {
    await remove();
    throw failure;
  });
  const adminUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    adminUrl,
    createDatabase: () => createDatabase(adminUrl),
    stop: async ({ isDataKept = false } = {}) => {
      try {
        if (keeper.connected) await ask('stop');
      } finally {
        if (!isDataKept) await remove();
      }
    },
    kill: async () => void (await ask('kill')),
    restart: async () => void (await ask('start')),
  };
}

/** Out of the terminal's reach: Ctrl-C would end it before it has ended the server. */
function startKeeper(fsync: boolean): ChildProcess {
  const bin = findPostgres();
  if (!bin) throw new Error(NO_POSTGRES);
  const { PATH = '' } = process.env;
  return fork(KEEPER, [bin, fsync ? 'on' : 'off'], {
    detached: true,
    env: { PATH, TMPDIR: tmpdir() },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

export async function createDatabase(adminUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name}`);
  } finally {
    await client.end();
  }
  return new URL(name, adminUrl).href;
}
