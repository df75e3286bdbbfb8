import { test as base, type Page } from '@playwright/test';
import { freePort } from '#server/testing/free-port.mjs';
import { end, launchBuilt, type Running, temporaryFolder } from '#server/testing/running-server.ts';

const DAY_MS = 86_400_000;

type MovedServer = {
  readonly origin: string;
  /** The night passes, for the server and for this open page. */
  readonly sleep: (page: Page) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A server of the story's own, whose clock the story moves: it starts again on the next day. */
async function startMovedServer(): Promise<MovedServer> {
  const folder = temporaryFolder();
  const PORT = String(await freePort());
  const origin = `http://127.0.0.1:${PORT}`;
  let days = 0;
  let server = await start();

  async function start(): Promise<Running> {
    const DUSKGATE_CLOCK_SHIFT_MS = String(days * DAY_MS);
    const running = launchBuilt(folder.path, { NODE_ENV: 'test', PORT, DUSKGATE_CLOCK_SHIFT_MS });
    await running.opened;
    return running;
  }

  return {
    origin,
    sleep: async (page) => {
      await page.context().setOffline(true); // nobody is there while the clocks are moved
      await end(server); // the commands are on disk by then
      days += 1;
      server = await start();
      await page.clock.fastForward(DAY_MS);
      await page.context().setOffline(false);
    },
    close: async () => {
      await end(server);
      folder.remove();
    },
  };
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
