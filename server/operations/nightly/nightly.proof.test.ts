import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { adding, done } from '#rules/testing/builders.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { freshConfig, serverAt } from '#server/testing/both-engines.ts';
import { freePort } from '#server/testing/free-port.mjs';
import { fillDatabase } from '#server/testing/large-database.ts';
import { ask, end, launchBuilt, type Running } from '#server/testing/running-server.ts';
import { WIDE_LIMITS } from '#server/testing/test-server.ts';

const LOG_BYTES = 150_000_000;
const IDLE_PUSHES = 100;
/** As many times the idle median as for neighbours with the largest documents. */
const MAX_RATIO = 3;

const running: Running[] = [];
afterAll(() => Promise.all(running.map(end)));

function medianOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

test('[O56] while a database of 150 MB is audited, backed up and drilled, pushes of others take their usual time', async () => {
  const config = await freshConfig('sqlite');
  const database = await serverAt(config);
  await fillDatabase(database, LOG_BYTES);
  await database.close();
  const folder = dirname(config.dataDir);
  const [port, PORT] = [await freePort(), await freePort()].map(String);
  const settings = { PORT: PORT ?? '', DATA_DIR: config.dataDir, DUSKGATE_LIMITS: WIDE_LIMITS };

  let count = 0;
  const pushTime = async (hunter: ApiClient) => {
    count += 1;
    const startedAt = performance.now();
    await hunter.push([done(adding(`q${count}`))]);
    return performance.now() - startedAt;
  };

  const server = launchBuilt(folder, {
    ...settings,
    DUSKGATE_METRICS: port ?? '',
    DUSKGATE_BACKUP_DIR: join(folder, 'kept'),
    DUSKGATE_LIMITS: `${WIDE_LIMITS},nightlyTickMs=15000`,
  });
  running.push(server);
  const hunter = new ApiClient(await server.opened);
  await hunter.signUp('neighbour');
  for (let warm = 0; warm < 20; warm += 1) await pushTime(hunter);
  const idle: number[] = [];
  while (idle.length < IDLE_PUSHES) idle.push(await pushTime(hunter));
  expect(server.output().stderr).not.toContain('-made');
  await ask(`http://127.0.0.1:${port}`, '/metrics'); // begins the time of the event loop anew

  await expect
    .poll(() => ask(hunter.address, '/readyz').then(({ body }) => body), { timeout: 30_000 })
    .toContain('"result":"none"');
  const during: number[] = [];
  while (!/"event":"(drill-passed|drill-failed|backup-failed)"/.test(server.output().stderr)) {
    during.push(await pushTime(hunter));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(server.output().stderr).toContain('"event":"drill-passed"');
  const figures = (await ask(`http://127.0.0.1:${port}`, '/metrics')).body;
  const lag = Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(figures)?.[1]);
  const ratio = medianOf(during) / medianOf(idle);
  process.stdout.write(
    `push: ${medianOf(idle).toFixed(1)} ms idle, ${medianOf(during).toFixed(1)} ms in ${during.length} pushes beside a run, ratio ${ratio.toFixed(2)}; event loop p99 ${Math.round(lag * 1e3)} ms\n`,
  );
  expect(during.length).toBeGreaterThan(50);
  expect(ratio).toBeLessThan(MAX_RATIO);
});
