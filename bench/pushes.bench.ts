import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Database, Engine } from '#server/database/database.ts';
import { openDatabase } from '#server/database/database.ts';
import { type Cluster, startCluster } from '#server/testing/postgres-cluster.ts';
import { temporaryFolder } from '#server/testing/running-server.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';
import { figure, median, percentile, report } from './measure.ts';
import {
  directPusher,
  httpPusher,
  idleLatenciesMs,
  latenciesAtRateMs,
  type Pusher,
  pushesPerSecond,
} from './pushers.ts';

const USERS = 16;
/** Short windows in turn; the best of each is taken, in which the machine did nothing else. */
const WINDOWS = 24;
const WINDOW_MS = 600;
const ROUNDS = 7;

describe.each<Engine>(['sqlite', 'postgres'])('on %s', (engine) => {
  const folder = temporaryFolder();
  let cluster: Cluster | undefined;
  let database: Database;
  let server: TestServer;
  let direct: Pusher[];
  let overHttp: Pusher[];

  beforeAll(async () => {
    cluster = engine === 'postgres' ? await startCluster({ fsync: true }) : undefined;
    const databaseUrl = await cluster?.createDatabase();
    database = await openDatabase({
      dataDir: folder.path,
      databaseUrl,
      onIdleError: () => {},
    });
    const other = await cluster?.createDatabase();
    server = await startTestServer(engine, other === undefined ? {} : { DATABASE_URL: other });
    const users = Array.from({ length: USERS }, (_, index) => `user-${index}`);
    direct = await Promise.all(users.map(() => directPusher(database)));
    overHttp = await Promise.all(users.map((name) => httpPusher(server, name)));
    for (const pushers of [direct, overHttp]) await pushesPerSecond(pushers, 2 * WINDOW_MS);
  });
  afterAll(async () => {
    for (const { close } of overHttp) close();
    await server.close();
    await database.close();
    await cluster?.stop();
    folder.remove();
  });

  test(`${USERS} users at once reach over HTTP at least half the pushes of the bare transaction`, async () => {
    const [ceilings, rates]: [number[], number[]] = [[], []];
    for (let window = 0; window < WINDOWS; window += 1) {
      ceilings.push(await pushesPerSecond(direct, WINDOW_MS));
      rates.push(await pushesPerSecond(overHttp, WINDOW_MS));
    }
    const [ceiling, rate] = [Math.max(...ceilings), Math.max(...rates)];
    figure({
      id: `pushes-${engine}`,
      what: `Durable pushes over HTTP beside the bare transaction, ${engine}`,
      value: rate / ceiling,
      unit: 'times',
      limit: { least: 0.5 },
      goal: { least: 0.6 },
      note: `${Math.round(rate)} and ${Math.round(ceiling)} per second; in the middle ${Math.round(median(rates))} and ${Math.round(median(ceilings))}`,
    });
  });

  /**
   * Ten leaves room for a queue of a few pushes before the slowest one, and none for the collapse that
   * a server without room shows (hundreds). Rounds are paired because both depend on the minute.
   */
  test('at half its load the slowest of a hundred pushes waits at most ten times as long as on an idle server', async () => {
    const [first] = overHttp;
    if (first === undefined) throw new Error('there are users');
    const [idle, busy, ratios]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = await idleLatenciesMs(first, 200);
      const full = await pushesPerSecond(overHttp, WINDOW_MS);
      const among = await latenciesAtRateMs(overHttp, full / 2, 2 * WINDOW_MS);
      ratios.push(percentile(among, 0.99) / percentile(alone, 0.99));
      idle.push(...alone);
      busy.push(...among);
    }
    const told = (latencies: readonly number[]) =>
      `p50 ${percentile(latencies, 0.5).toFixed(1)} ms, p99 ${percentile(latencies, 0.99).toFixed(1)} ms of ${latencies.length} pushes`;
    report(`${engine}, idle: ${told(idle)}`);
    report(`${engine}, at half load: ${told(busy)}`);
    figure({
      id: `half-load-${engine}`,
      what: `p99 of a push at half load beside the idle one, ${engine}`,
      value: median(ratios),
      unit: 'times',
      limit: { most: 10 },
      goal: { most: 3 },
      note: `p99 ${percentile(busy, 0.99).toFixed(1)} and ${percentile(idle, 0.99).toFixed(1)} ms; rounds ${ratios.map((ratio) => ratio.toFixed(1)).join(' ')}`,
    });
  });
});
