import { expect, test } from 'vitest';
import { localDateAt } from '#rules/activity/local-date.ts';
import { adding, done } from '#rules/testing/builders.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import { clearingMs, openBoard, openBrowser, play } from './browser.ts';
import { figure, median } from './measure.ts';
import { memoryOf } from './process-figures.ts';
import { httpPusher } from './pushers.ts';

/** Ten minutes; fewer show that the benchmark works. */
const { BENCH_SOAK_SECONDS = '600' } = process.env;
const SOAK_MS = Number(BENCH_SOAK_SECONDS) * 1_000;
const QUESTS = 100;
const PUSHERS = 4;
const MB = 1_048_576;
/** Compilers and caches fill at first: what counts is how it goes on. */
const WARM_SHARE = 0.3;

test(
  'server and tab use no more memory at the end of a soak than after its first third',
  async () => {
    const server = await startTestServer('sqlite');
    const browser = await openBrowser();
    try {
      const hunter = await server.hunter('soaked');
      const today = localDateAt(Date.now(), 0, 0);
      await play(
        hunter,
        Array.from({ length: QUESTS }, (_, at) => done(adding(`q${at}`), today)),
      );
      const page = await openBoard(browser, hunter, QUESTS);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('HeapProfiler.enable');
      const tabBytes = async () => {
        await devtools.send('HeapProfiler.collectGarbage');
        const { usedSize } = await devtools.send('Runtime.getHeapUsage');
        return usedSize;
      };
      const names = Array.from({ length: PUSHERS }, (_, at) => `pusher-${at}`);
      const pushers = await Promise.all(names.map((name) => httpPusher(server, name)));
      const startedAt = performance.now();
      const share = () => (performance.now() - startedAt) / SOAK_MS;
      const serverMb: [number[], number[]] = [[], []];
      const tabMb: [number[], number[]] = [[], []];
      let acts = 0;
      for (; share() < 1; acts += 1) {
        await clearingMs(page);
        await Promise.all(pushers.map(({ push }) => push()));
        if (share() < WARM_SHARE / 2) continue;
        const half = share() < (1 + WARM_SHARE) / 2 ? 0 : 1;
        serverMb[half].push(memoryOf(server.process.pid) / MB);
        if (acts % 20 === 0) tabMb[half].push((await tabBytes()) / MB);
      }
      for (const half of [0, 1] as const) tabMb[half].push((await tabBytes()) / MB);
      expect(acts).toBeGreaterThan(0);
      for (const [id, what, [before, after]] of [
        ['soak-server', 'Memory of the server', serverMb],
        ['soak-tab', 'Heap of the tab', tabMb],
      ] as const) {
        figure({
          id,
          what: `${what}: second half of a soak beside the first, ${BENCH_SOAK_SECONDS} s`,
          value: median(after) / median(before),
          unit: 'times',
          limit: { most: 1.5 },
          goal: { most: 1.2 },
          note: `${median(after).toFixed(1)} and ${median(before).toFixed(1)} MB; ${acts} clears and undos, ${acts * PUSHERS} pushes of others`,
        });
      }
      for (const { close } of pushers) close();
    } finally {
      await browser.close();
      await server.close();
    }
  },
  SOAK_MS + 300_000,
);
