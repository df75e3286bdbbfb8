import { afterAll, expect, test } from 'vitest';
import { ApiClient } from '#server/testing/api-client.ts';
import { pause, RestlessPlayer } from '#server/testing/chaos.ts';
import { startCluster } from '#server/testing/postgres-cluster.ts';
import { end, launchBuilt, type Running, temporaryFolder } from '#server/testing/running-server.ts';

/** `npm run chaos` asks for 200 and 50; the everyday run for a few. */
const { CHAOS_SQLITE_KILLS = '8', CHAOS_POSTGRES_KILLS = '6' } = process.env;
const PLAYERS = 3;
const LIMITS = [
  'pushesPerMinute=1000000',
  'pushBurst=1000000',
  'readsPerMinute=1000000',
  'commandsPerDay=100000000',
  'authPerMinutePerAddress=1000',
].join(',');
const LONG_MS = 3_600_000;

const folder = temporaryFolder();
afterAll(() => folder.remove());

/** Some moment in the middle of the work; seeded by the round, so that a failure can be had again. */
function someMomentMs(round: number): number {
  return 60 + ((round * 7_919) % 240);
}

async function isReady(address: string): Promise<boolean> {
  const reply = await fetch(`${address}/readyz`).catch(() => undefined);
  return reply?.status === 200;
}

async function msUntilReady(address: string): Promise<number> {
  const startedAt = performance.now();
  while (!(await isReady(address))) await pause(20);
  return performance.now() - startedAt;
}

async function players(address: string): Promise<RestlessPlayer[]> {
  const made: RestlessPlayer[] = [];
  for (let index = 0; index < PLAYERS; index += 1) {
    const client = new ApiClient(address);
    await client.signUp(`player-${index}`);
    made.push(new RestlessPlayer(client));
  }
  return made;
}

/** Every acknowledged key stands in the log once, and the document is what the log pays. */
async function expectNothingLost({ client, acknowledged }: RestlessPlayer): Promise<void> {
  const keys: string[] = [];
  for (let rev = -1; rev !== keys.length; ) {
    rev = keys.length;
    const { body } = await client.send('GET', `/api/sync/log?since=${rev}`);
    keys.push(...(body as { commands: { key: string }[] }).commands.map(({ key }) => key)); // the route's own reply
  }
  expect(new Set(keys).size).toBe(keys.length);
  const logged = new Set(keys);
  expect([...acknowledged].filter((key) => !logged.has(key))).toEqual([]);
  expect(acknowledged.size).toBeGreaterThan(0);
  const { body } = await client.send('GET', '/api/sync/document');
  expect(body).toMatchObject({ rev: keys.length, document: { lifetimeXp: keys.length * 50 } });
}

type Siege = {
  readonly address: string;
  readonly kills: number;
  /** Kills something and brings it back. */
  readonly strike: (round: number) => Promise<void>;
};

async function besiege({ address, kills, strike }: Siege): Promise<void> {
  const restless = await players(address);
  const playing = restless.map((player) => player.play());
  const recoveriesMs: number[] = [];
  for (let round = 0; round < kills; round += 1) {
    await pause(someMomentMs(round));
    await strike(round);
    recoveriesMs.push(await msUntilReady(address));
  }
  for (const player of restless) player.stop();
  await Promise.all(playing);
  for (const player of restless) await expectNothingLost(player);
  const acknowledged = restless.reduce((sum, player) => sum + player.acknowledged.size, 0);
  const slowest = Math.round(Math.max(...recoveriesMs));
  process.stdout.write(
    `${kills} kills, ${acknowledged} acknowledged commands, ready again after ${slowest} ms at most\n`,
  );
}

test(
  '[O11] SQLite: no kill -9 of the server loses or doubles an acknowledged command',
  async () => {
    let server: Running = launchBuilt(folder.path, { DUSKGATE_LIMITS: LIMITS });
    const address = await server.opened;
    const environment = { DUSKGATE_LIMITS: LIMITS, PORT: new URL(address).port };
    const strike = async () => {
      await end(server);
      server = launchBuilt(folder.path, environment);
    };
    await besiege({ address, kills: Number(CHAOS_SQLITE_KILLS), strike });
    await end(server);
  },
  LONG_MS,
);

test(
  '[O11] PostgreSQL: neither a kill -9 of the server nor one of the database loses or doubles an acknowledged command',
  async () => {
    const cluster = await startCluster({ fsync: true });
    const DATABASE_URL = await cluster.createDatabase();
    const own = temporaryFolder();
    let server: Running = launchBuilt(own.path, { DUSKGATE_LIMITS: LIMITS, DATABASE_URL });
    const address = await server.opened;
    const environment = { DUSKGATE_LIMITS: LIMITS, DATABASE_URL, PORT: new URL(address).port };
    const strike = async (round: number) => {
      if (round % 2 === 0) {
        await cluster.kill();
        await cluster.restart();
      } else {
        await end(server);
        server = launchBuilt(own.path, environment);
      }
    };
    await besiege({ address, kills: Number(CHAOS_POSTGRES_KILLS), strike });
    await end(server);
    await cluster.stop();
    own.remove();
  },
  LONG_MS,
);
