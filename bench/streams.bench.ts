import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done, focusing } from '#rules/testing/builders.ts';
import type { Engine } from '#server/database/database.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { freePort } from '#server/testing/free-port.mjs';
import { type Cluster, startCluster } from '#server/testing/postgres-cluster.ts';
import { end, launchBuilt, temporaryFolder } from '#server/testing/running-server.ts';
import { startTestServer, type TestServer, WIDE_LIMITS } from '#server/testing/test-server.ts';
import { figure, median } from './measure.ts';
import { cpuMsOf, memoryOf, pause } from './process-figures.ts';
import { RawConnection } from './raw-connection.ts';

const DEVICES = 8;
const PUSHES = 60;
const USERS = 20;
/** A user may have sixty requests in line: of two thousand devices forty are one user's. */
const HERD_USERS = 50;
const OPENED_AT_ONCE = 100;
const HEARTBEAT_MS = 25_000;
const STREAM = '/api/sync/stream';
const SECRET = 'one secret for all the servers of a database';
/** `npm run bench` takes all of them; fewer show that the benchmark works. */
const { BENCH_STREAMS = '10000', BENCH_HERD = '2000' } = process.env;
const LIMITS = [
  WIDE_LIMITS,
  'streamsPerUser=100000',
  'streamsTotal=100000',
  'connectionsTotal=100000',
  `heartbeatMs=${HEARTBEAT_MS}`,
].join(',');
const LONG_MS = 600_000;

/** Opens streams of several users, so many at once; they stay open. */
async function openStreams(
  address: string,
  hunters: readonly ApiClient[],
  count: number,
): Promise<readonly RawConnection[]> {
  const opened: RawConnection[] = [];
  const openOne = async (index: number) => {
    const connection = await RawConnection.open(address);
    await connection.openStream(STREAM, hunters[index % hunters.length]?.cookie ?? '');
    opened.push(connection);
  };
  for (let from = 0; from < count; from += OPENED_AT_ONCE) {
    const size = Math.min(OPENED_AT_ONCE, count - from);
    await Promise.all(Array.from({ length: size }, (_, index) => openOne(from + index)));
  }
  return opened;
}

async function pushMs(hunter: ApiClient, name: string): Promise<number> {
  const startedAt = performance.now();
  await hunter.push([done(focusing(name))]);
  return performance.now() - startedAt;
}

async function signedUp(address: string, count: number): Promise<readonly ApiClient[]> {
  const made: ApiClient[] = [];
  for (let index = 0; index < count; index += 1) {
    const client = new ApiClient(address);
    await client.signUp(`one-of-many-${index}`);
    made.push(client);
  }
  return made;
}

describe.each<Engine>(['sqlite', 'postgres'])('on %s', (engine) => {
  let cluster: Cluster | undefined;
  const servers: TestServer[] = [];
  beforeAll(async () => {
    cluster = engine === 'postgres' ? await startCluster({ fsync: true }) : undefined;
    const databaseUrl = await cluster?.createDatabase();
    const place = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
    const settings = { ...place, AUTH_SECRET: SECRET, DUSKGATE_LIMITS: LIMITS };
    for (let index = 0; index < (engine === 'postgres' ? 2 : 1); index += 1) {
      servers.push(await startTestServer(engine, settings));
    }
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await cluster?.stop();
  });

  /** On PostgreSQL the listeners are at another server than the push. */
  test(`a push is told to ${DEVICES} devices in at most twice the time that it took itself`, async () => {
    const [pushing, listening = pushing] = servers;
    if (!(pushing && listening)) throw new Error('a server was started');
    const hunter = await pushing.hunter('fan');
    const there = new ApiClient(listening.address);
    await there.signIn(hunter);
    const streams = await openStreams(listening.address, [there], DEVICES);
    const [pushes, told]: [number[], number[]] = [[], []];
    for (let round = 1; round <= PUSHES; round += 1) {
      const startedAt = performance.now();
      const arrived = Promise.all(streams.map((stream) => stream.hears(`"rev":${round}`)));
      pushes.push(await pushMs(hunter, `fan-${round}`));
      await arrived;
      told.push(performance.now() - startedAt);
    }
    for (const stream of streams) stream.close();
    figure({
      id: `fan-out-${engine}`,
      what: `Until ${DEVICES} devices have heard of a push beside the push itself, ${engine === 'sqlite' ? 'one server' : 'from one server to another'}`,
      value: median(told) / median(pushes),
      unit: 'times',
      limit: { most: 4 },
      goal: { most: 2 },
      note: `${median(told).toFixed(1)} and ${median(pushes).toFixed(1)} ms`,
    });
  });
});

test(
  `${BENCH_STREAMS} idle streams on one process: what each costs, and what a push costs beside them`,
  async () => {
    const server = await startTestServer('sqlite', { DUSKGATE_LIMITS: LIMITS });
    try {
      const users = await signedUp(server.address, USERS);
      const [hunter] = users;
      if (hunter === undefined) throw new Error('there are users');
      hunter.patienceMs = LONG_MS;
      const alone: number[] = [];
      for (let round = 0; round < PUSHES; round += 1)
        alone.push(await pushMs(hunter, `a-${round}`));
      const { pid } = server.process;
      const memoryBefore = memoryOf(pid);
      const streams = await openStreams(server.address, users.slice(1), Number(BENCH_STREAMS));
      const each = (memoryOf(pid) - memoryBefore) / streams.length / 1_024;
      const cpuBefore = cpuMsOf(pid);
      await pause(HEARTBEAT_MS);
      const beat = ((cpuMsOf(pid) - cpuBefore) * 1_000) / streams.length;
      const among: number[] = [];
      for (let round = 0; round < PUSHES; round += 1)
        among.push(await pushMs(hunter, `b-${round}`));
      const count = {
        id: 'idle-streams',
        what: 'Idle streams on one process',
        unit: 'streams',
      } as const;
      figure({ ...count, value: streams.length, goal: { least: 10_000 } });
      figure({
        id: 'idle-stream-memory',
        what: 'Memory of the server for each idle stream',
        value: each,
        unit: 'kB',
        limit: { most: 64 },
        goal: { most: 32 },
        note: `${beat.toFixed(0)} us of the processor for each in ${HEARTBEAT_MS / 1_000} s`,
      });
      figure({
        id: 'idle-stream-push',
        what: 'A push beside all idle streams, beside one without',
        value: median(among) / median(alone),
        unit: 'times',
        limit: { most: 3 },
        goal: { most: 1.5 },
        note: `${median(among).toFixed(1)} and ${median(alone).toFixed(1)} ms, the slowest ${Math.max(...among).toFixed(0)} ms`,
      });
      for (const stream of streams) stream.close();
    } finally {
      await server.close();
    }
  },
  LONG_MS,
);

test(
  `${BENCH_HERD} devices that come back at once after a kill are all served`,
  async () => {
    const folder = temporaryFolder();
    const settings = { DUSKGATE_LIMITS: LIMITS, PORT: String(await freePort()) };
    let running = launchBuilt(folder.path, settings);
    try {
      const address = await running.opened;
      const users = await signedUp(address, HERD_USERS);
      const singles: number[] = [];
      for (const user of users) singles.push(await comeBackMs(user));
      await end(running);
      running = launchBuilt(folder.path, settings);
      await running.opened;
      const startedAt = performance.now();
      const waits = await Promise.all(
        Array.from({ length: Number(BENCH_HERD) / users.length }, () => users)
          .flat()
          .map(comeBackMs),
      );
      const totalMs = performance.now() - startedAt;
      expect(waits).toHaveLength(Number(BENCH_HERD));
      figure({
        id: 'herd',
        what: `Each of ${BENCH_HERD} devices that come back at once beside one alone`,
        value: totalMs / waits.length / median(singles),
        unit: 'times',
        limit: { most: 2 },
        goal: { most: 1 },
        note: `all served after ${totalMs.toFixed(0)} ms, one alone after ${median(singles).toFixed(1)} ms`,
      });
    } finally {
      await end(running);
      folder.remove();
    }
  },
  LONG_MS,
);

/** Connects, opens the stream and reads what is new, as a device does. */
async function comeBackMs({ address, cookie }: ApiClient): Promise<number> {
  const startedAt = performance.now();
  const stream = await RawConnection.open(address);
  await stream.openStream(STREAM, cookie);
  const reader = await RawConnection.open(address);
  const { status } = await reader.send('GET', '/api/sync/log?since=0', cookie);
  if (status !== 200) throw new Error(`a device that came back was answered ${status}`);
  reader.close();
  stream.close();
  return performance.now() - startedAt;
}
