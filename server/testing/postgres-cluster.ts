import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { findPostgres, NO_POSTGRES } from '../../scripts/find-postgres.mjs';

/** A private PostgreSQL; it ends with the process that started it. */
export type Cluster = {
  /** The administrator's database; tests use `createDatabase`. */
  readonly adminUrl: string;
  readonly createDatabase: () => Promise<string>;
  /** Shuts down, and removes the data unless they are kept for a restart. */
  readonly stop: (options?: { readonly isDataKept?: boolean }) => Promise<void>;
  /** Kills every process at once, as a power failure would. */
  readonly kill: () => Promise<void>;
  /** Starts on the same port and data again, after `kill` or a `stop` that kept the data. */
  readonly restart: () => Promise<void>;
};

type Order = 'start' | 'stop' | 'kill';
type Reply = { readonly port: number } | { readonly failure: string };

const SUPERVISOR = fileURLToPath(new URL('./postgres-process.mjs', import.meta.url));

export async function startCluster({ fsync = false } = {}): Promise<Cluster> {
  const supervisor = startSupervisor(fsync);
  const ended = once(supervisor, 'exit');

  async function ask(order: Order): Promise<number> {
    if (!supervisor.connected) throw new Error(`PostgreSQL cannot ${order}: its data are gone.`);
    supervisor.send(order);
    const gone = ended.then(() => [{ failure: 'The process that runs PostgreSQL ended.' }]);
    const [reply]: Reply[] = await Promise.race([once(supervisor, 'message'), gone]);
    if (reply && 'port' in reply) return reply.port;
    throw new Error(`PostgreSQL cannot ${order}: ${reply?.failure}`);
  }
  async function remove(): Promise<void> {
    if (supervisor.connected) supervisor.disconnect();
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
        if (supervisor.connected) await ask('stop');
      } finally {
        if (!isDataKept) await remove();
      }
    },
    kill: async () => void (await ask('kill')),
    restart: async () => void (await ask('start')),
  };
}

/** Detached from the terminal: Ctrl-C would end it before it has ended the server. */
function startSupervisor(fsync: boolean): ChildProcess {
  const bin = findPostgres();
  if (!bin) throw new Error(NO_POSTGRES);
  const { PATH = '' } = process.env;
  return fork(SUPERVISOR, [bin, fsync ? 'on' : 'off'], {
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
