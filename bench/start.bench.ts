import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { done, focusing } from '#rules/testing/builders.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { freePort } from '#server/testing/free-port.mjs';
import { end, launchBuilt, type Running, temporaryFolder } from '#server/testing/running-server.ts';
import { WIDE_LIMITS } from '#server/testing/test-server.ts';
import { figure, median } from './measure.ts';
import { pause } from './process-figures.ts';

const ROUNDS = 5;
const COMMANDS = 2_000;
const PUSHED_AT_ONCE = 200;
/** What an empty program takes on a machine of today: goals in milliseconds are that much wider on a slower one. */
const EMPTY_PROGRAM_MS = 40;

/** From the start of the process until it says that it is ready. */
async function untilReadyMs(address: string, start: () => Running) {
  const startedAt = performance.now();
  const running = start();
  for (;;) {
    const reply = await fetch(`${address}/readyz`).catch(() => undefined);
    await reply?.arrayBuffer();
    if (reply?.status === 200) return { running, ms: performance.now() - startedAt };
    if (performance.now() - startedAt > 120_000) throw new Error(running.output().stderr);
    await pause(5);
  }
}

function emptyProgramMs(): number {
  const startedAt = performance.now();
  spawnSync(process.execPath, ['-e', '']);
  return performance.now() - startedAt;
}

test('a server is ready a second after its start: the first one ever, a later one, and after a kill under load', async () => {
  const kinds = { cold: [] as number[], warm: [] as number[], kill: [] as number[] };
  const empty: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const folder = temporaryFolder();
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const settings = { PORT: String(port), DUSKGATE_LIMITS: WIDE_LIMITS };
    const start = () => launchBuilt(folder.path, settings);
    empty.push(emptyProgramMs());
    const cold = await untilReadyMs(address, start);
    kinds.cold.push(cold.ms);
    const hunter = new ApiClient(address);
    await hunter.signUp('starter');
    for (let from = 0; from < COMMANDS; from += PUSHED_AT_ONCE) {
      const blocks = Array.from({ length: PUSHED_AT_ONCE }, (_, at) => focusing(`b${from + at}`));
      await hunter.push(blocks.map((block) => done(block)));
    }
    cold.running.signal('SIGTERM');
    await cold.running.ended;
    const warm = await untilReadyMs(address, start);
    kinds.warm.push(warm.ms);
    const lost = hunter.push([done(focusing('under way'))]).catch(() => {});
    await end(warm.running);
    await lost;
    const killed = await untilReadyMs(address, start);
    kinds.kill.push(killed.ms);
    await end(killed.running);
    folder.remove();
  }
  expect(kinds.kill).toHaveLength(ROUNDS);
  const pace = Math.max(1, median(empty) / EMPTY_PROGRAM_MS);
  for (const [kind, what, goal] of [
    ['cold', 'The first start, until ready', 1_500],
    ['warm', 'A later start, until ready', 1_000],
    ['kill', 'Ready again after a kill under load', 1_000],
  ] as const) {
    const ms = median(kinds[kind]);
    figure({
      id: `start-${kind}`,
      what,
      value: ms,
      unit: 'ms',
      goal: { most: goal },
      pace,
      note: `${(ms / median(empty)).toFixed(1)} times an empty program`,
    });
  }
  figure({
    id: 'start-after-kill',
    what: 'Ready after a kill beside ready after a clean end',
    value: median(kinds.kill) / median(kinds.warm),
    unit: 'times',
    limit: { most: 2 },
  });
});
