import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { TIME_ZONE } from './e2e/kit/time-zone.ts';
import { freePort } from './server/testing/free-port.mjs';

const {
  CHROMIUM_PATH,
  PROOF,
  TEST_WORKER_INDEX,
  E2E_PORT: PORT = String(await freePort()),
} = process.env;
Object.assign(process.env, { E2E_PORT: PORT }); // every worker reads this file again
const ORIGIN = `http://127.0.0.1:${PORT}`;

/** Root gets no sandbox from Chromium; the rest keeps the browser from calling home. */
const ROOT_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Every story signs up from the same address. */
const WIDE_LIMITS =
  'authPerMinutePerAddress=6000,authPerMinuteTotal=6000,pushesPerMinute=6000,pushBurst=500,readsPerMinute=6000,writesPerMinute=6000,staticPerMinute=60000';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 4, // most of a story is waiting
  // A loaded machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // A story that fails now and then is a defect, of the story or of the product.
  retries: 0,
  // What takes long by nature runs by `npm run proof`.
  ...(PROOF ? {} : { grepInvert: /@proof/ }),
  reporter: 'list',
  use: {
    baseURL: ORIGIN,
    timezoneId: TIME_ZONE,
    // A new context starts new processes: half the time of a short story. Between two stories the
    // cookies, storages, caches, workers, routes, scripts, clock and other pages are taken away;
    // what is not (offline, permissions) a story gives back itself.
    reuseContext: true,
    // Nothing waits for an animation; the stories about what moves ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    // It fetches the whole build for every new browser; the stories of offline let it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      args: process.getuid?.() === 0 ? ROOT_ARGS : [],
    },
  },
  webServer: {
    command: 'node dist/server/main.js',
    url: `${ORIGIN}/healthz`,
    env: { PORT, HOST: '127.0.0.1', DATA_DIR: temporaryFolder(), DUSKGATE_LIMITS: WIDE_LIMITS },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});

/** Only the process that starts the server needs the folder. */
function temporaryFolder(): string {
  if (TEST_WORKER_INDEX !== undefined) return '';
  const folder = mkdtempSync(join(tmpdir(), 'duskgate-e2e-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
