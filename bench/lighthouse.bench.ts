import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localDateAt } from '#rules/activity/local-date.ts';
import { adding, done } from '#rules/testing/builders.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';
import { play } from './browser.ts';
import { figure, median } from './measure.ts';

/** Its packages are installed apart, by scripts/bench.mjs (decision 39). */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(ROOT, 'node_modules', '.lighthouse', 'node_modules', 'lighthouse');
const PROGRAM = join(FOLDER, 'cli', 'index.js');
const { BENCH_LIGHTHOUSE_RUNS = '5' } = process.env;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUN_MS = 180_000;
const QUESTS = 10;

type LighthouseReport = {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
};

let server: TestServer;
let hunter: ApiClient;
beforeAll(async () => {
  server = await startTestServer('sqlite');
  hunter = await server.hunter('measured');
  const today = localDateAt(Date.now(), 0, 0);
  await play(
    hunter,
    Array.from({ length: QUESTS }, (_, at) => done(adding(`q${at}`), today)),
  );
});
afterAll(() => server.close());

/** One run as on a phone, in a browser that knows nothing; Lighthouse's own settings. */
function measured(path: string, cookie: string): LighthouseReport {
  const { CHROMIUM_PATH = '', PATH = '', HOME = '' } = process.env;
  const flags = ['--headless', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const args = [
    PROGRAM,
    `${server.address}${path}`,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${flags.join(' ')}`,
    ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
  ];
  const run = spawnSync(process.execPath, args, {
    env: { PATH, HOME, ...(CHROMIUM_PATH && { CHROME_PATH: CHROMIUM_PATH }) },
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
      measured(path, isSignedIn ? hunter.cookie : ''),
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
