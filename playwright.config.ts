import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const { CHROMIUM_PATH, TEST_WORKER_INDEX, E2E_PORT: PORT = freePort() } = process.env;
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
  workers: 3, // most of a story is waiting
  // A loaded machine is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // One second try, named as flaky at the end: a busy machine is no fault of the product.
  retries: 1,
  reporter: 'list',
  use: {
    baseURL: ORIGIN,
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

/** Found by another process, because this file has to know it before it is read to the end. */
function freePort(): string {
  const probe = `const server = require('node:net').createServer().listen(0, '127.0.0.1', () => {
    process.stdout.write(String(server.address().port));
    server.close();
  })`;
  return execFileSync(process.execPath, ['-e', probe], { encoding: 'utf8' });
}

/** Only the process that starts the server needs the folder. */
function temporaryFolder(): string {
  if (TEST_WORKER_INDEX !== undefined) return '';
  const folder = mkdtempSync(join(tmpdir(), 'duskgate-e2e-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
