import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { TooLarge } from '#server/documents/too-large.ts';
import type { TrustedProxies } from '#server/startup/config.ts';
import { DEFAULT_LIMITS } from '#server/startup/limits.ts';
import { serverLog } from '#server/startup/log.ts';
import { createApp } from './app.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'duskgate-web-'));
afterAll(() => rmSync(webFolder, { recursive: true }));

function anApp({
  trustedProxies = 0 as TrustedProxies,
  logLines = [] as string[],
  connectionsTotal = DEFAULT_LIMITS.connectionsTotal as number,
} = {}) {
  const stream = new Writable({
    write(line, _encoding, done) {
      logLines.push(String(line));
      done();
    },
  });
  return createApp({
    webFolder,
    isKeptOffline: true,
    isHttps: false,
    trustedProxies,
    log: serverLog(stream).child({}, { level: 'warn' }),
    limits: { ...DEFAULT_LIMITS, connectionsTotal },
    addRoutes: () => {},
  });
}

test('[O7] an unexpected error tells its words to the log alone, under the id of the reply', async () => {
  const logLines: string[] = [];
  const app = await anApp({ logLines });
  app.get('/api/broken', () => {
    throw new Error('password of the database');
  });

  const reply = await app.inject('/api/broken');
  const [entry] = logLines.map((line) => JSON.parse(line));

  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({
    code: 'unexpected',
    message: 'Something went wrong on our side.',
    requestId: entry.requestId,
  });
  expect(entry.err.message).toBe('password of the database');
  expect(reply.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  [
    'a body that is no JSON',
    { headers: { 'content-type': 'application/json' } },
    400,
    'bad-request',
  ],
  [
    'a body of another kind',
    { headers: { 'content-type': 'text/csv' } },
    415,
    'unsupported-media-type',
  ],
])('[O7] %s is refused in the shape of all failures', async (_what, { headers }, status, code) => {
  const logLines: string[] = [];
  const app = await anApp({ logLines });
  app.post('/api/command', async () => 'done');

  const reply = await app.inject({ method: 'POST', url: '/api/command', headers, payload: '{' });

  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toEqual({
    code,
    message: expect.any(String),
    requestId: expect.any(String),
  });
  expect(logLines).toEqual([]);
});

test('[SEC30] a write that would pass the limit of a user is 413, with the reason', async () => {
  const app = await anApp();
  app.get('/api/full', () => {
    throw new TooLarge('This log holds all it can.');
  });

  const reply = await app.inject('/api/full');
  expect([reply.statusCode, reply.json()]).toEqual([
    413,
    { code: 'too-large', message: 'This log holds all it can.', requestId: expect.any(String) },
  ]);
});

test.each<[string, TrustedProxies, string]>([
  ['no proxy', 0, '127.0.0.1'],
  ['one hop', 1, '198.51.100.2'],
  ['two hops', 2, '203.0.113.1'],
  ['the address of the proxy', ['127.0.0.1'], '198.51.100.2'],
  ['another address', ['10.0.0.1'], '127.0.0.1'],
])(
  '[SEC6] behind proxies a client is known by TRUST_PROXY: %s',
  async (_what, trustedProxies, ip) => {
    const app = await anApp({ trustedProxies });
    app.get('/api/ip', async (request) => request.ip);

    const headers = { 'x-forwarded-for': '192.0.2.9, 203.0.113.1, 198.51.100.2' };
    expect((await app.inject({ url: '/api/ip', headers })).body).toBe(ip);
  },
);

test('[O4] a connection is let go with the answer that was under way at the end', async () => {
  const app = await anApp();
  let finish = () => {};
  const begun = new Promise<void>((resolve) => {
    app.get('/api/slow', () => {
      resolve();
      return new Promise((done) => {
        finish = () => done('finished');
      });
    });
  });
  const reply = fetch(`${await app.listen({ port: 0 })}/api/slow`);
  await begun;

  const closed = app.close();
  setTimeout(finish, 50);
  const answered = await reply;
  expect(answered.headers.get('connection')).toBe('close');
  expect(await answered.text()).toBe('finished');
  await closed;
});

test('[SEC69] a proxy that serves https beside a plain PUBLIC_URL is said once', async () => {
  const logLines: string[] = [];
  const app = await anApp({ logLines });
  for (const proto of ['http', 'https', 'https']) {
    await app.inject({ url: '/api/command', headers: { 'x-forwarded-proto': proto } });
  }
  expect(logLines.map((line) => JSON.parse(line).msg)).toEqual([
    'a proxy serves https, but PUBLIC_URL is no https address: cookies are not Secure',
  ]);
});

test('[SEC28] a connection past the limit is closed unread, said once, and its place is free again', async () => {
  const logLines: string[] = [];
  const app = await anApp({ connectionsTotal: 2, logLines });
  app.get('/api/here', async () => 'here');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const dial = async () => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  const [first, second] = [await dial(), await dial()];
  for (let index = 0; index < 2; index += 1) {
    const refused = await dial();
    await once(refused.resume(), 'close');
  }
  expect(logLines.filter((line) => line.includes('connections-full'))).toHaveLength(1);

  first.destroy();
  await expect
    .poll(() =>
      fetch(`${address}/api/here`).then(
        (reply) => reply.text(),
        () => 'refused',
      ),
    )
    .toBe('here');
  second.destroy();
  await app.close();
});

test('[SEC42] a request that expects what nobody knows is answered with the headers of every reply', async () => {
  const app = await anApp();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nExpect: a-miracle\r\n\r\n');
  const reply = await text(socket);

  expect(reply).toMatch(/^HTTP\/1\.1 417 /);
  for (const name of ['content-security-policy', 'x-content-type-options', 'permissions-policy']) {
    expect(reply.toLowerCase()).toContain(`${name}: `);
  }
  await app.close();
});

test.each([
  ['SQLITE_FULL', 'the disk of the database is full'],
  ['SQLITE_READONLY', 'the database cannot be written: its disk is read-only'],
  ['SQLITE_CORRUPT', 'the database is damaged'],
])('[O17] a storage that fails with %s gives 503, and the log says why', async (code, words) => {
  const logLines: string[] = [];
  const app = await anApp({ logLines });
  app.get('/api/write', () => {
    throw new Error('not stored', { cause: Object.assign(new Error('the cause'), { code }) });
  });
  const reply = await app.inject('/api/write');

  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
  expect(reply.json()).toMatchObject({ code: 'unavailable' });
  expect(logLines.map((line) => JSON.parse(line).msg)).toEqual([words]);
});
