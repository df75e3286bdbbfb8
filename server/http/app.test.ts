import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import type { TrustedProxies } from '#server/config.ts';
import { DEFAULT_LIMITS } from '#server/limits.ts';
import { createApp } from './app.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'duskgate-web-'));
afterAll(() => rmSync(webFolder, { recursive: true }));

function anApp({ trustedProxies = 0 as TrustedProxies, logLines = [] as string[] } = {}) {
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
    log: pino({ level: 'warn' }, stream),
    limits: DEFAULT_LIMITS,
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
    requestId: entry.reqId,
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
  app.post('/api/deed', async () => 'done');

  const reply = await app.inject({ method: 'POST', url: '/api/deed', headers, payload: '{' });

  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toEqual({
    code,
    message: expect.any(String),
    requestId: expect.any(String),
  });
  expect(logLines).toEqual([]);
});

test.each<[string, TrustedProxies, string]>([
  ['no proxy', 0, '127.0.0.1'],
  ['one hop', 1, '198.51.100.2'],
  ['two hops', 2, '203.0.113.1'],
  ['the address of the proxy', ['127.0.0.1'], '198.51.100.2'],
  ['another address', ['10.0.0.1'], '127.0.0.1'],
])(
  'a client that is heard through proxies is known by TRUST_PROXY: %s',
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
    await app.inject({ url: '/api/deed', headers: { 'x-forwarded-proto': proto } });
  }
  expect(logLines.map((line) => JSON.parse(line).msg)).toEqual([
    'a proxy serves https, but PUBLIC_URL is no https address: cookies are not Secure',
  ]);
});
