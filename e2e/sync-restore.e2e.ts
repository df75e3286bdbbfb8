import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { PASSWORD, questDeed } from './hunter.ts';
import { button, cardOf, openBoard, SEASONED } from './quest-board.ts';
import { addQuest, complete, expectSynced, paidXp, titlesOnServer } from './sync-devices.ts';

type OwnServer = {
  readonly origin: string;
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

const test = base.extend<{ server: OwnServer }>({
  server: async ({ playwright: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'duskgate-restore-'));
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const file = join(folder, 'backup');
    const env = {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
    };
    const start = async () => {
      const child = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: 'ignore' });
      await expect(async () => expect((await fetch(`${origin}/readyz`)).ok).toBe(true)).toPass();
      return child;
    };
    const operate = (name: string) => {
      const done = spawnSync(process.execPath, [`dist/server/${name}.js`, file], { env });
      expect(done.status, `${done.stdout}${done.stderr}`).toBe(0);
    };
    let child = await start();
    const stop = async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    };
    await use({
      origin,
      backUp: () => operate('backup'),
      restore: async () => {
        await stop();
        operate('restore');
        child = await start();
      },
    });
    await stop();
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ server }, use) => use(server.origin),
});

test.use({ timezoneId: 'UTC', serviceWorkers: 'block' });

test('[D5] [N4] a server restored from an old backup is given back what it had acknowledged since', async ({
  page,
  server,
}) => {
  test.slow(); // the server starts twice
  const { email } = await openBoard(page, [...SEASONED, questDeed('pages')]);
  await expectSynced(page);
  server.backUp();
  await addQuest(page, 'After the backup');
  await complete(page, 'Read ten pages');
  await expectSynced(page);
  expect(await paidXp(page)).toBe(50);

  await server.restore();
  await page.request.post('/api/auth/sign-in', { data: { email, password: PASSWORD } });
  await page.reload();
  await expect(cardOf(page, 'After the backup')).toBeVisible();
  await expect.poll(() => titlesOnServer(page)).toContain('After the backup');
  await expect.poll(() => paidXp(page)).toBe(50);
  await expectSynced(page);
  await expect(button(cardOf(page, 'Read ten pages'), 'Remove from board')).toBeVisible();
});
