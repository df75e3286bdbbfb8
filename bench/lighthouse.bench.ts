import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { localDateAt } from '#rules/activity/local-date.ts';
import { adding, done } from '#rules/testing/builders.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { freePort } from '#server/testing/free-port.mjs';
import { temporaryFolder } from '#server/testing/running-server.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';
import { play, ROOT_ARGS } from './browser.ts';
import { figure, median } from './measure.ts';

/** Its packages are installed apart, by scripts/bench.mjs (decision 39). */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(ROOT, 'node_modules', '.lighthouse', 'node_modules', 'lighthouse');
const PROGRAM = join(FOLDER, 'cli', 'index.js');
const { BENCH_LIGHTHOUSE_RUNS = '5', CHROMIUM_PATH = chromium.executablePath() } = process.env;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUN_MS = 180_000;
const QUESTS = 10;

type LighthouseReport = {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
};

let server: TestServer;
let hunter: ApiClient;
let known: ChildProcess;
let knownPort = '';
const profile = temporaryFolder();
beforeAll(async () => {
  server = await startTestServer('sqlite');
  hunter = await server.hunter('measured');
  const today = localDateAt(Date.now(), 0, 0);
  await play(
    hunter,
    Array.from({ length: QUESTS }, (_, at) => done(adding(`q${at}`), today)),
  );
  knownPort = String(await freePort());
  known = spawn(CHROMIUM_PATH, [
    ...ROOT_ARGS,
    '--headless',
    `--user-data-dir=${profile.path}`,
    `--remote-debugging-port=${knownPort}`,
  ]);
  await openOnce();
}, RUN_MS);
afterAll(async () => {
  known.kill('SIGKILL');
  await server.close();
  profile.remove();
});

/** Signs in on the known browser and opens the app, as its user did the day before; both tabs are closed. */
async function openOnce(): Promise<void> {
  const address = `http://127.0.0.1:${knownPort}`;
  const browser = await vi.waitFor(() => chromium.connectOverCDP(address), { timeout: 30_000 });
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('the browser has no context');
  const [name = '', value = ''] = hunter.cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: server.address, httpOnly: true, sameSite: 'Lax' }]);
  const page = await context.newPage();
  await page.goto(`${server.address}/habits`);
  await page.getByRole('button', { name: 'Enter the day' }).click();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.reload();
  await page.locator('article').first().waitFor();
  await page.close();
  await browser.close(); // of this connection: the browser goes on
}

/**
 * One run as on a phone, with Lighthouse's own settings: the landing page in a browser that knows
 * nothing, a signed-in screen in one where its user is signed in and has opened the app before.
 */
function measured(path: string, isSignedIn: boolean): LighthouseReport {
  const { PATH = '', HOME = '' } = process.env;
  const flags = ['--headless', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const args = [
    PROGRAM,
    `${server.address}${path}`,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${CATEGORIES.join(',')}`,
    ...(isSignedIn
      ? [`--port=${knownPort}`, '--disable-storage-reset']
      : [`--chrome-flags=${flags.join(' ')}`]),
  ];
  const run = spawnSync(process.execPath, args, {
    env: { PATH, HOME, CHROME_PATH: CHROMIUM_PATH },
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    timeout: RUN_MS,
  });
  if (run.status !== 0) throw new Error(`Lighthouse: ${run.stderr || run.error}`);
  return JSON.parse(run.stdout);
}

test.each([
  ['landing', '/', false],
  ['Command Center', '/', true],
  ['board', '/habits', true],
])(
  'Lighthouse on a phone: %s',
  (name, path, isSignedIn) => {
    expect(existsSync(PROGRAM), 'npm run bench installs Lighthouse first').toBe(true);
    const reports = Array.from({ length: Number(BENCH_LIGHTHOUSE_RUNS) }, () =>
      measured(path, isSignedIn),
    );
    const index = median(reports.map(({ environment }) => environment.benchmarkIndex));
    for (const category of CATEGORIES) {
      const scores = reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100);
      figure({
        id: `lighthouse-${name.toLowerCase().replace(' ', '-')}-${category}`,
        what: `Lighthouse, phone, ${name}: ${category}`,
        value: median(scores),
        unit: 'points',
        goal: { least: category === 'performance' ? 98 : 100 },
        note: `median of ${scores.map((score) => score.toFixed(0)).join(', ')}; benchmark index ${index.toFixed(0)}`,
      });
    }
  },
  Number(BENCH_LIGHTHOUSE_RUNS) * RUN_MS,
);
