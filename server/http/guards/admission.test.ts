import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { ANNA, AS_ANNA, aGuardedApp, ask, ROWS, SECRET } from '#server/testing/guarded-app.ts';

const USER_ROWS = ROWS.filter(({ access }) => access === 'user');
const OWNED_ROWS = ROWS.filter(({ path }) => path.includes(':uid'));

describe('[SEC14] who is not signed in gets 401 and nothing else', () => {
  const { app, reached } = aGuardedApp();
  test.each(USER_ROWS)('$row', async ({ method, urlFor }) => {
    for (const headers of [{}, { cookie: 'session=boris' }, { authorization: 'Basic YW5uYQ' }]) {
      const reply = await ask(app, { method, url: urlFor('anna') }, headers);

      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toEqual({
        code: 'unauthenticated',
        message: 'Sign in first.',
        requestId: expect.any(String),
      });
    }
    expect(reached).toEqual([]);
  });

  test.each(USER_ROWS.filter(({ method }) => method === 'GET'))(
    'the head of $row',
    async ({ urlFor }) => {
      expect((await ask(app, { method: 'HEAD', url: urlFor('anna') }, {}, '')).statusCode).toBe(
        401,
      );
    },
  );
});

test('[SEC14] who is signed in reaches every route as the session says', async () => {
  const { app, reached } = aGuardedApp();
  for (const { method, urlFor } of USER_ROWS) {
    const reply = await ask(app, { method, url: urlFor('anna') }, AS_ANNA);
    expect(reply.statusCode).toBe(200);
  }
  expect(reached).toEqual(USER_ROWS.map(() => 'anna'));
});

test('[SEC14] public routes are open, and nobody is looked up there', async () => {
  let lookupCount = 0;
  const { app, reached } = aGuardedApp({
    callerOf: async () => {
      lookupCount += 1;
      return ANNA;
    },
  });
  const open = ROWS.filter(({ access }) => access === 'public');
  for (const { method, path } of open) {
    expect((await ask(app, { method, url: path }, AS_ANNA)).statusCode).toBe(200);
  }
  expect(reached).toEqual(open.map(() => null));
  expect(lookupCount).toBe(0);
});

describe('[SEC19, SEC20] a foreign uid in the path is refused', () => {
  const { app, reached } = aGuardedApp();
  test.each(OWNED_ROWS)('$row', async ({ method, urlFor }) => {
    for (const uid of ['boris', 'Anna', 'anna%20', 'anna%00', 'ann', 'anna%2F..', '%61nnb']) {
      const reply = await ask(app, { method, url: urlFor(uid) }, AS_ANNA);
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'forbidden']);
      expect(reply.body).not.toContain(SECRET);
    }
    expect(reached).toEqual([]);
  });
});

describe('[SEC19, SEC20] a foreign uid in the body is refused before anything is done', () => {
  const { app, reached } = aGuardedApp();
  const answering = USER_ROWS.filter(
    ({ method, path }) => method !== 'GET' && path !== '/api/sync/push',
  );
  test.each(answering)('$row', async ({ method, urlFor }) => {
    for (const uid of ['boris', 'Anna', '', null, ['anna'], { anna: 'anna' }]) {
      const body = JSON.stringify({ uid });
      const reply = await ask(app, { method, url: urlFor('anna') }, AS_ANNA, body);
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'forbidden']);
    }
    expect(reached.splice(0)).toEqual([]);
    const own = await ask(app, { method, url: urlFor('anna') }, AS_ANNA, '{"uid":"anna"}');
    expect([own.statusCode, reached.splice(0)]).toEqual([200, ['anna']]);
  });
});

test.each<[string, 'GET' | 'POST', string, Record<string, string>, number]>([
  ['an answer', 'GET', '/api/sync/document', AS_ANNA, 200],
  ['a refusal', 'GET', '/api/sync/document', {}, 401],
  ['a refused page', 'POST', '/api/sync/push', { origin: 'null' }, 403],
  ['a wrong kind', 'POST', '/api/sync/push', { 'content-type': 'text/plain' }, 415],
  ['a public answer', 'GET', '/api/test/connection', {}, 200],
  ['another spelling', 'GET', '/%61pi/sync/document', AS_ANNA, 200],
  ['an unknown method', 'POST', '/api/unknown', {}, 404],
  ['a file of that name', 'GET', '/api/unknown', {}, 200],
  ['a long address', 'GET', `/api/sync/log?since=${'0'.repeat(2_048)}`, AS_ANNA, 414],
])('[SEC25] no cache keeps %s of the API', async (_what, method, url, headers, status) => {
  const { app } = aGuardedApp();
  const reply = await ask(app, { method, url }, headers);

  expect(reply.statusCode).toBe(status);
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('[SEC25] what is not of the API keeps its own word about caches', async () => {
  const { app } = aGuardedApp();
  const reply = await ask(app, { method: 'GET', url: '/assets/app.js' });

  expect(reply.headers['cache-control']).toBe('public, max-age=60');
});

describe('[SEC57] without its database the server lets nobody in', () => {
  const broken = () => {
    throw new Error('connect ECONNREFUSED db.internal');
  };
  test.each([
    ['a lookup that fails', async () => broken()],
    ['a lookup that breaks at once', broken],
  ])('%s', async (_what, callerOf) => {
    const { app, reached } = aGuardedApp({ callerOf });
    for (const { method, urlFor } of USER_ROWS) {
      const reply = await ask(app, { method, url: urlFor('anna') }, AS_ANNA);
      expect(reply.statusCode).toBe(503);
      expect(reply.headers['retry-after']).toBe('5');
      expect(reply.json().code).toBe('unavailable');
      expect(reply.body).not.toContain('db.internal');
    }
    expect(reached).toEqual([]);
    expect((await ask(app, { method: 'GET', url: '/healthz' })).statusCode).toBe(200);
  });
});

test('[SEC27] an address over 2 KiB is refused', async () => {
  const { app } = aGuardedApp();
  const statusOf = async (length: number) =>
    (await ask(app, { method: 'GET', url: `/api/test/connection?${'x'.repeat(length - 21)}` }))
      .statusCode;

  expect([await statusOf(2_048), await statusOf(2_049)]).toEqual([200, 414]);
});

test.each([
  ['two', 'HTTP/1.1', ['Host: a', 'hOST: b'], 400],
  ['none', 'HTTP/1.1', [], 400],
  ['one', 'HTTP/1.1', ['Host: a', 'X-Host: b'], 200],
  ['none, as of old,', 'HTTP/1.0', [], 200],
])(
  '[SEC42] a request with %s for its host: %s %j is answered %i',
  async (_many, version, hosts, status) => {
    const { app } = aGuardedApp();
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(port), '127.0.0.1');
    const head = [`GET /healthz ${version}`, ...hosts, 'Connection: close', '', ''];
    socket.write(head.join('\r\n'));

    expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    await app.close();
  },
);

test('[SEC27] headers over 16 KiB are refused', async () => {
  const { app } = aGuardedApp();
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const statusLine = async (bytes: number) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\nx: ${'x'.repeat(bytes)}\r\n\r\n`,
    );
    return (await text(socket)).split('\r\n')[0];
  };

  expect(await statusLine(16_000)).toBe('HTTP/1.1 200 OK');
  expect(await statusLine(16_500)).toBe('HTTP/1.1 431 Request Header Fields Too Large');
  await app.close();
});
