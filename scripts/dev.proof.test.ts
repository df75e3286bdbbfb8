import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '#server/testing/free-port.mjs';
import { ask, end, launch, launchNode, type Running } from '#server/testing/running-server.ts';
import { freshClone } from './fresh-clone.ts';

const clone = freshClone();
let running: Running;
beforeAll(async () => {
  const install = "import('./scripts/prepare.mjs').then((made) => made.ensureInstalled())";
  await launchNode(['-e', install], clone.path, clone.environment).ended;
});
afterEach(() => end(running));
afterAll(() => clone.remove());

test('npm run dev prints one address, and SIGTERM to npm leaves nothing behind', async () => {
  const server = `http://127.0.0.1:${await freePort()}`;
  const { port: PORT } = new URL(server);
  running = launch('npm', ['run', 'dev'], clone.path, {
    npm_config_loglevel: 'silent',
    PORT,
  });
  const addresses = () => running.output().stdout.match(/https?:\/\/\S+/g) ?? [];
  await vi.waitFor(() => expect(addresses()).toHaveLength(1), { timeout: 30_000 });
  await vi.waitFor(async () => expect((await ask(server, '/healthz')).status).toBe(200), 30_000);
  const [page = ''] = addresses();
  expect((await ask(page, '/')).body).toContain('/@vite/client');
  expect((await ask(page, '/healthz')).status).toBe(200);
  expect(addresses()).toHaveLength(1);

  running.signal('SIGTERM');
  await running.ended;
  await expect(ask(server, '/healthz')).rejects.toThrow('ECONNREFUSED');
  await expect(ask(page, '/')).rejects.toThrow();
});
