import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';

export type OwnServer = {
  readonly origin: string;
  /** Stops, and starts again at the same address with these settings. */
  readonly restart: (settings?: Readonly<Record<string, string>>) => Promise<void>;
  readonly backUp: () => void;
  /** Stops, goes back to the backup, and starts again at the same address. */
  readonly restore: () => Promise<void>;
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Stories that need a server for themselves. */
export const test = base.extend<{ server: OwnServer }>({
  server: async ({ playwright: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'duskgate-own-'));
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const file = join(folder, 'backup');
    const DATA_DIR = join(folder, 'data');
    const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR };
    const start = async (settings: Readonly<Record<string, string>> = {}) => {
      const child = spawn(process.execPath, ['dist/server/main.js'], {
        env: { ...env, ...settings },
        stdio: 'ignore',
      });
      await expect(async () => expect((await fetch(`${origin}/readyz`)).ok).toBe(true)).toPass();
      return child;
    };
    const operate = (name: string) => {
      const done = spawnSync(process.execPath, [`dist/server/${name}.js`, file], { env });
      expect(done.status, `${done.stdout}${done.stderr}`).toBe(0);
    };
    let child = await start();
    await use({
      origin,
      restart: async (settings) => {
        await stop(child);
        child = await start(settings);
      },
      backUp: () => operate('backup'),
      restore: async () => {
        await stop(child);
        operate('restore');
        child = await start();
      },
    });
    await stop(child);
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ server }, use) => use(server.origin),
});

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}
