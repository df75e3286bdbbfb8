import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';

const DAY_MS = 86_400_000;

type MovedServer = {
  readonly origin: string;
  /** The night passes, for the server and for this open page. */
  readonly sleep: (page: Page) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A server of the story's own, whose clock the story moves: it starts again on the next day. */
async function startMovedServer(): Promise<MovedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'duskgate-moved-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let days = 0;
  let server = await start();

  async function start(): Promise<ChildProcess> {
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      env: {
        PATH,
        HOME,
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: folder,
        DUSKGATE_CLOCK_SHIFT_MS: String(days * DAY_MS),
      },
      stdio: 'ignore',
    });
    await expect(async () => expect((await fetch(`${origin}/healthz`)).ok).toBe(true)).toPass();
    return child;
  }

  async function stop(): Promise<void> {
    const ended = once(server, 'exit');
    server.kill('SIGKILL'); // the deeds are on disk by then
    await ended;
  }

  return {
    origin,
    sleep: async (page) => {
      await page.context().setOffline(true); // nobody is there while the clocks are moved
      await stop();
      days += 1;
      server = await start();
      await page.clock.fastForward(DAY_MS);
      await page.context().setOffline(false);
    },
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Stories in which days pass, on both sides. */
export const test = base.extend<{ server: MovedServer }>({
  server: async ({ playwright: _ }, use) => {
    const server = await startMovedServer();
    await use(server);
    await server.close();
  },
  baseURL: async ({ server }, use) => use(server.origin),
});
