import { afterAll, afterEach, expect, test } from 'vitest';
import { within } from '#server/testing/deadline.ts';
import { freePort } from '#server/testing/free-port.mjs';
import { type Cluster, startCluster } from '#server/testing/postgres-cluster.ts';
import {
  end,
  launchNode,
  plantServer,
  type Running,
  temporaryFolder,
} from '#server/testing/running-server.ts';
import { besiege } from '#server/testing/siege.ts';

/** `npm run chaos` asks for 200 and 50; the everyday run for a few. */
const { CHAOS_SQLITE_KILLS = '5', CHAOS_POSTGRES_KILLS = '4' } = process.env;
const LIMITS = [
  'pushesPerMinute=1000000',
  'pushBurst=1000000',
  'readsPerMinute=1000000',
  'commandsPerDay=100000000',
  'authPerMinutePerAddress=1000',
].join(',');
const LONG_MS = 1_200_000;
const DATABASE_MS = 30_000;

const folder = temporaryFolder();
/** A copy: whoever builds while this runs must not take the program away from under it. */
const entry = plantServer(folder.path, { 'index.html': '<!doctype html>' });
const running: Running[] = [];
let cluster: Cluster | undefined;

afterEach(async () => {
  await Promise.all(running.splice(0).map(end));
  await cluster?.stop();
});
afterAll(() => folder.remove());

/** A server that can be killed and brought back at the same address, with the same data. */
async function aHouse(name: string, settings: Readonly<Record<string, string>> = {}) {
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
  const lastWords = () => {
    const { stdout = '', stderr = '' } = running.at(-1)?.output() ?? {};
    return `${stdout}${stderr}`.slice(-4_000);
  };
  const killAndReopen = async () => {
    const ended = Promise.all(running.splice(0).map(end));
    await within(DATABASE_MS, ended, () => 'a killed server still runs');
    open();
  };
  open();
  return { address: `http://127.0.0.1:${port}`, lastWords, killAndReopen };
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

test(
  '[O11] SQLite: no kill -9 of the server loses or doubles an acknowledged command',
  async () => {
    const { killAndReopen, ...house } = await aHouse('sqlite');
    const strike = killAndReopen;
    const story = await besiege({ ...house, kills: Number(CHAOS_SQLITE_KILLS), strike });
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
    const { killAndReopen, ...house } = await aHouse('postgres', { DATABASE_URL });
    const killDatabase = async () => {
      await database.kill();
      await within(DATABASE_MS, database.restart(), () => 'the database does not come back');
    };
    const strike = (round: number) => (round % 2 === 0 ? killDatabase() : killAndReopen());
    const story = await besiege({ ...house, kills: Number(CHAOS_POSTGRES_KILLS), strike });
    tell(`PostgreSQL: ${story}`);
    expect(story).toContain('0 lost');
  },
  LONG_MS,
);
