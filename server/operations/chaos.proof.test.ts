import { cpSync, rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { killUnderLoad, untilReady } from '#server/testing/chaos.ts';
import { freePort } from '#server/testing/free-port.mjs';
import { type Cluster, startCluster } from '#server/testing/postgres-cluster.ts';
import { rollBackUnderLoad } from '#server/testing/rollback-chaos.ts';
import {
  end,
  launchNode,
  plantServer,
  type Running,
  stop,
  temporaryFolder,
} from '#server/testing/running-server.ts';
import { within } from '#server/testing/with-timeout.ts';

/** `npm run chaos` asks for 200, 50 and 20 of each. */
const {
  CHAOS_SQLITE_KILLS = '20',
  CHAOS_POSTGRES_KILLS = '10',
  CHAOS_ROLLBACKS = '6',
} = process.env;
const LIMITS = [
  'pushesPerMinute=1000000',
  'pushBurst=1000000',
  'readsPerMinute=1000000',
  'commandsPerDay=100000000',
  'authPerMinutePerAddress=1000',
].join(',');
const LONG_MS = 3_600_000;
const DATABASE_MS = 30_000;

const folder = temporaryFolder();
/** A copy, so that a build meanwhile does not change the program. */
const entry = plantServer(folder.path, { 'index.html': '<!doctype html>' });
const running: Running[] = [];
let cluster: Cluster | undefined;

afterEach(async () => {
  await Promise.all(running.splice(0).map(end));
  await cluster?.stop();
});
afterAll(() => folder.remove());

/** A server that can be killed and brought back at the same address, with the same data. */
async function aKillableServer(name: string, settings: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const environment = {
    DUSKGATE_LIMITS: LIMITS,
    PORT: String(port),
    DATA_DIR: `${folder.path}/${name}`,
    ...settings,
  };
  const open = () => {
    running.push(launchNode([entry], folder.path, environment));
  };
  const latestOutput = () => {
    const { stdout = '', stderr = '' } = running.at(-1)?.output() ?? {};
    return `${stdout}${stderr}`.slice(-4_000);
  };
  const killAndReopen = async () => {
    const ended = Promise.all(running.splice(0).map(end));
    await within(DATABASE_MS, ended, () => 'a killed server still runs');
    open();
  };
  const dataDir = environment.DATA_DIR;
  open();
  return { address: `http://127.0.0.1:${port}`, dataDir, latestOutput, open, killAndReopen };
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

test(
  '[O11] SQLite: no kill -9 of the server loses or doubles an acknowledged command',
  async () => {
    const { killAndReopen, ...server } = await aKillableServer('sqlite');
    const killAndRestart = killAndReopen;
    const story = await killUnderLoad({
      engine: 'sqlite',
      ...server,
      kills: Number(CHAOS_SQLITE_KILLS),
      killAndRestart,
    });
    tell(`SQLite: ${story}`);
    expect(story).toContain('0 lost');
  },
  LONG_MS,
);

test(
  '[O11] PostgreSQL: neither a kill -9 of the server nor one of the database loses or doubles an acknowledged command',
  async () => {
    const database = await startCluster({ fsync: true });
    cluster = database;
    const DATABASE_URL = await database.createDatabase();
    const { killAndReopen, ...server } = await aKillableServer('postgres', { DATABASE_URL });
    const killDatabase = async () => {
      await database.kill();
      await within(DATABASE_MS, database.restart(), () => 'the database does not come back');
    };
    const killAndRestart = (round: number) => (round % 2 === 0 ? killDatabase() : killAndReopen());
    const story = await killUnderLoad({
      engine: 'postgres',
      ...server,
      kills: Number(CHAOS_POSTGRES_KILLS),
      killAndRestart,
    });
    tell(`PostgreSQL: ${story}`);
    expect(story).toContain('0 lost');
  },
  LONG_MS,
);

test(
  '[D16] SQLite: a data folder put back behind the server and a cut write-ahead log cost nothing that a device still has',
  async () => {
    const { address, dataDir, latestOutput, open } = await aKillableServer('rolled-back');
    const ready = () => untilReady({ address, latestOutput });
    const saved = `${dataDir}-copy`;
    await ready();
    const story = await rollBackUnderLoad({
      engine: 'sqlite',
      address,
      rollbacks: Number(CHAOS_ROLLBACKS),
      copy: async (round) => {
        // The first stop empties the write-ahead log into the database, so that no cut of it costs the account.
        await Promise.all(running.splice(0).map(round === 0 ? stop : end));
        rmSync(saved, { recursive: true, force: true });
        cpSync(dataDir, saved, { recursive: true });
        open();
        await ready();
      },
      rollBack: async (round) => {
        await Promise.all(running.splice(0).map(end));
        if (round % 2 === 0) {
          // The check of storage that a killed server began may open its files once more.
          rmSync(dataDir, { recursive: true, maxRetries: 20 });
          cpSync(saved, dataDir, { recursive: true });
        } else {
          for (const part of ['wal', 'shm']) {
            rmSync(`${dataDir}/duskgate.sqlite-${part}`, { force: true });
          }
        }
        open();
        await ready();
      },
    });
    tell(`SQLite: ${story}`);
    expect(story).toContain('0 lost');
  },
  LONG_MS,
);

test(
  '[D16] PostgreSQL: a replica that was behind takes over, under a running server or while it is away, and costs nothing that a device still has',
  async () => {
    const database = await startCluster();
    cluster = database;
    const DATABASE_URL = await database.createDatabase();
    const name = new URL(DATABASE_URL).pathname.slice(1);
    const { address, latestOutput, open } = await aKillableServer('replica', { DATABASE_URL });
    const ready = () => untilReady({ address, latestOutput });
    /** Makes one database as another is now; whoever is connected to either is cut off. */
    const replace = async (target: string, source: string) => {
      const client = new pg.Client(database.adminUrl);
      await client.connect();
      await client.query(`drop database if exists ${target} with (force)`);
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${source}'`,
      );
      await client.query(`create database ${target} template ${source}`);
      await client.end();
    };
    await ready();
    const story = await rollBackUnderLoad({
      engine: 'postgres',
      address,
      rollbacks: Number(CHAOS_ROLLBACKS),
      copy: async () => {
        await Promise.all(running.splice(0).map(end)); // a template must have no visitors
        await replace(`${name}_replica`, name);
        open();
        await ready();
      },
      rollBack: async (round) => {
        if (round % 2 === 0) await Promise.all(running.splice(0).map(end));
        await replace(name, `${name}_replica`);
        if (round % 2 === 0) open();
        await ready();
      },
    });
    tell(`PostgreSQL: ${story}`);
    expect(story).toContain('0 lost');
  },
  LONG_MS,
);
