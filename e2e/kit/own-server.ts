import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { freePort } from '#server/testing/free-port.mjs';
import {
  builtProgram,
  launchBuilt,
  stop,
  temporaryFolder,
} from '#server/testing/running-server.ts';

export type OwnServer = {
  readonly origin: string;
  /** Stops, and starts again at the same address with these settings. */
  readonly restart: (settings?: Readonly<Record<string, string>>) => Promise<void>;
  readonly backUp: () => void;
  /** What `npm run reset-link` prints for this e-mail. */
  readonly resetLink: (email: string) => string;
  /** Everything that the server has logged so far. */
  readonly logged: () => string;
  /** Stops, goes back to the backup, and starts again at the same address. */
  readonly restore: () => Promise<void>;
  /** Stops, copies the data folder, and starts again. */
  readonly copyData: () => Promise<void>;
  /** Stops, puts that copy back without a word to anybody, and starts again. */
  readonly putDataBack: () => Promise<void>;
};

/** Stories that need a server for themselves. */
export const test = base.extend<{ server: OwnServer }>({
  server: async ({ playwright: _ }, use) => {
    const folder = temporaryFolder();
    const PORT = String(await freePort());
    const origin = `http://127.0.0.1:${PORT}`;
    const file = join(folder.path, 'backup');
    const start = async (settings: Readonly<Record<string, string>> = {}) => {
      const running = launchBuilt(folder.path, { PORT, ...settings });
      await running.opened;
      return running;
    };
    const operate = (name: 'backup' | 'restore' | 'reset-link', about = file): string => {
      const env = { ...process.env, PORT, DATA_DIR: join(folder.path, 'data') };
      const done = spawnSync(process.execPath, [builtProgram(name), about], { env });
      expect(done.status, `${done.stdout}${done.stderr}`).toBe(0);
      return String(done.stdout).trim();
    };
    const copied = join(folder.path, 'copy');
    const stopped = async (work: (dataDir: string) => void) => {
      await stop(running);
      work(join(folder.path, 'data'));
      running = await start();
    };
    let running = await start();
    await use({
      origin,
      restart: async (settings) => {
        await stop(running);
        running = await start(settings);
      },
      backUp: () => void operate('backup'),
      resetLink: (email) => operate('reset-link', email),
      logged: () => Object.values(running.output()).join(''),
      restore: () => stopped(() => void operate('restore')),
      copyData: () => stopped((dataDir) => cpSync(dataDir, copied, { recursive: true })),
      putDataBack: () =>
        stopped((dataDir) => {
          rmSync(dataDir, { recursive: true });
          cpSync(copied, dataDir, { recursive: true });
        }),
    });
    await stop(running);
    folder.remove();
  },
  baseURL: async ({ server }, use) => use(server.origin),
});
