import { beforeAll, expect, test } from 'vitest';
import { ApiClient } from '#server/testing/api-client.ts';
import { ask } from '#server/testing/running-server.ts';
import { onBothServers } from '#server/testing/test-server.ts';

const DEFAULTS = ['admin', 'root', 'test', 'demo', 'user', 'duskgate', 'postgres'];
const DEBUG_PATHS = [
  '/api/test',
  '/api/test/reset',
  '/api/test/seed',
  '/api/debug',
  '/api/admin',
  '/api/users',
  '/api/gameData',
  '/metrics',
  '/debug/pprof',
  '/documentation/json',
  '/graphql',
  '/json/version',
];

onBothServers((server) => {
  let hunter: ApiClient;
  beforeAll(async () => {
    hunter = await server().hunter('ana');
  });

  test('[SEC65] nobody gets in by a name that products come with', async () => {
    for (const name of DEFAULTS) {
      const entered = await new ApiClient(server().address).send('POST', '/api/auth/sign-in', {
        email: `${name}@localhost.localdomain`,
        password: name.padEnd(8, '1'),
      });
      expect(entered.status).toBe(401);
    }
  });

  test.each(DEBUG_PATHS)('[SEC65] nothing answers at %s', async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const body = method === 'GET' ? undefined : {};
      expect((await hunter.send(method, path, body)).status).toBe(404);
    }
  });

  test('[SEC65] [N3] the connection test can only be read, and says ok and no more', async () => {
    const client = new ApiClient(server().address);
    expect(await client.send('GET', '/api/test/connection')).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect((await client.send(method, '/api/test/connection', {})).status).toBe(404);
    }
  });

  test('[SEC64] whether it lives and is ready is told to anybody, with no details', async () => {
    const [healthy, ready] = [
      await ask(server().address, '/healthz'),
      await ask(server().address, '/readyz'),
    ];
    expect([healthy.status, healthy.body]).toEqual([200, '{"status":"ok"}']);
    expect([ready.status, ready.body]).toEqual([200, '{"status":"ready"}']);
    expect(ready.headers).not.toHaveProperty('server');
    expect(ready.headers).not.toHaveProperty('x-powered-by');
  });
});
