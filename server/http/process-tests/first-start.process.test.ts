import { expect, test } from 'vitest';
import { ApiClient } from '#server/testing/api-client.ts';
import { inBothHouses } from '#server/testing/house.ts';
import { ask } from '#server/testing/running-server.ts';

const DEFAULTS = ['admin', 'root', 'test', 'demo', 'user', 'duskgate', 'postgres'];
const DEBUG_PATHS = [
  '/api/test',
  '/api/test/reset',
  '/api/test/seed',
  '/api/debug',
  '/api/admin',
  '/api/docs',
  '/api/openapi.json',
  '/api/users',
  '/api/gameData',
  '/metrics',
  '/debug/pprof',
  '/documentation/json',
  '/graphql',
  '/json/version',
];

inBothHouses((house) => {
  test('[SEC65] a fresh server has nobody in it', async () => {
    expect(await house().sql('select id from users')).toEqual([]);
    for (const name of DEFAULTS) {
      const entered = await new ApiClient(house().address).send('POST', '/api/auth/sign-in', {
        email: `${name}@localhost.localdomain`,
        password: name.padEnd(8, '1'),
      });
      expect(entered.status).toBe(401);
    }
  });

  test.each(DEBUG_PATHS)('[SEC65] nothing answers at %s', async (path) => {
    const hunter = await house().hunter(`hunter-${DEBUG_PATHS.indexOf(path)}`);
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const body = method === 'GET' ? undefined : {};
      expect((await hunter.send(method, path, body)).status).toBe(404);
    }
  });

  test('[SEC65] [N3] the connection test can only be read, and says ok and no more', async () => {
    const client = new ApiClient(house().address);
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
      await ask(house().address, '/healthz'),
      await ask(house().address, '/readyz'),
    ];
    expect([healthy.status, healthy.body]).toEqual([200, '{"status":"ok"}']);
    expect([ready.status, ready.body]).toEqual([200, '{"status":"ready"}']);
    expect(ready.headers).not.toHaveProperty('server');
    expect(ready.headers).not.toHaveProperty('x-powered-by');
  });
});
