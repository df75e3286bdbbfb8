import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ask,
  end,
  launchNode,
  plantServer,
  type Running,
  temporaryFolder,
} from '#server/testing/running-server.ts';

const PAGE = '<!doctype html><title>Duskgate</title>';
const DRAWN_PAGE = '<!doctype html><title>Duskgate</title><main>drawn</main>';
const SCRIPT = 'export {};';
const SECRET = 'planted-secret';
const HTML = { accept: 'text/html,application/xhtml+xml' };

const folder = temporaryFolder();
const entry = plantServer(folder.path, {
  'index.html': PAGE,
  'landing.html': DRAWN_PAGE,
  'icon.svg': '<svg/>',
  'assets/app-1a2b.js': SCRIPT,
  'assets/app-1a2b.js.map': SECRET,
  'assets/app-1a2b.js.map.br': SECRET,
  'assets/.hidden/key.txt': SECRET,
  '.env': SECRET,
  '.well-known/key.txt': SECRET,
});
for (const [name, content] of [
  ['index.html', PAGE],
  ['landing.html', DRAWN_PAGE],
  ['assets/app-1a2b.js', SCRIPT],
] as const) {
  const path = join(folder.path, 'dist', 'web', name);
  writeFileSync(`${path}.br`, brotliCompressSync(content));
  writeFileSync(`${path}.gz`, gzipSync(content));
}
writeFileSync(join(folder.path, 'package.json'), `{"type":"module","name":"${SECRET}"}`);
writeFileSync(join(folder.path, 'dist', 'web-secret.txt'), SECRET);

let server: Running;
let address: string;
beforeAll(async () => {
  server = launchNode([entry], folder.path);
  address = await server.opened;
});
afterAll(async () => {
  await end(server);
  folder.remove();
});

const EVERY_KIND_OF_REPLY = [
  ['the page', 'GET', '/', 200],
  ['a screen', 'GET', '/habits?quest=100%', 200],
  ['the head of a screen', 'HEAD', '/habits', 200],
  ['an asset', 'GET', '/assets/app-1a2b.js', 200],
  ['a head', 'HEAD', '/icon.svg', 200],
  ['the health of the process', 'GET', '/healthz', 200],
  ['a missing asset', 'GET', '/assets/gone.js', 404],
  ['an unknown route', 'GET', '/api/unknown', 404],
  ['an unknown method', 'POST', '/', 404],
  ['a forbidden path', 'GET', '/assets/../../package.json', 403],
  ['an undecodable address', 'GET', '/%E0%A4%A', 404],
] as const;

describe('[O5] [SEC41] [SEC42] every reply carries the security headers', () => {
  test.each(EVERY_KIND_OF_REPLY)('%s', async (_kind, method, path, status) => {
    const reply = await ask(address, path, { method, ...HTML });

    expect(reply.status).toBe(status);
    expect(String(reply.headers['content-security-policy']).split(';')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types duskgate',
    ]);
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(reply.headers).not.toHaveProperty('strict-transport-security');
    expect(reply.headers).not.toHaveProperty('x-powered-by');
  });
});

test('[O6] hashed assets may be kept for ever, anything else is asked for again', async () => {
  const asset = await ask(address, '/assets/app-1a2b.js');
  const page = await ask(address, '/');
  const icon = await ask(address, '/icon.svg');

  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(icon.headers['cache-control']).toBe('no-cache');
});

describe.each([
  ['the landing page', '/', DRAWN_PAGE, 'text/html; charset=utf-8'],
  ['a screen', '/habits', PAGE, 'text/html; charset=utf-8'],
  ['an asset', '/assets/app-1a2b.js', SCRIPT, 'application/javascript; charset=utf-8'],
])('%s is sent as the build compressed it', (_what, path, content, type) => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('to who accepts %s', async (accepted, sent) => {
    const reply = await fetch(`${address}${path}`, {
      headers: { ...HTML, 'accept-encoding': accepted },
    });

    expect(reply.headers.get('content-encoding')).toBe(sent);
    const chosenBy = path === '/' ? 'accept, cookie, accept-encoding' : 'accept-encoding';
    expect(reply.headers.get('vary')).toBe(chosenBy);
    expect(reply.headers.get('content-type')).toBe(type);
    expect(await reply.text()).toBe(content);
  });
});

test('[G14] whoever has no cookie is sent the landing page drawn; a known browser, and the service worker, the page of the app', async () => {
  const page = async (headers: Record<string, string>) => {
    const reply = await fetch(`${address}/`, { headers });
    expect(reply.headers.get('vary')).toContain('cookie');
    return reply.text();
  };

  expect(await page(HTML)).toBe(DRAWN_PAGE);
  expect(await page({ ...HTML, cookie: 'sid=signed' })).toBe(PAGE);
  expect(await page({ accept: '*/*' })).toBe(PAGE);
});

test('what the build did not compress is sent as it is', async () => {
  const reply = await fetch(`${address}/icon.svg`, { headers: { 'accept-encoding': 'br' } });

  expect(reply.headers.get('content-encoding')).toBeNull();
  expect(await reply.text()).toBe('<svg/>');
});

test('[O6] the head of a screen is the head of the page', async () => {
  const page = await ask(address, '/habits', HTML);
  const head = await ask(address, '/habits', { method: 'HEAD', ...HTML });

  expect(head).toMatchObject({ status: 200, body: '' });
  for (const name of ['content-type', 'content-length', 'cache-control', 'etag'])
    expect(head.headers[name], name).toBe(page.headers[name]);
});

test('[O6] a screen opened by its address is the page', async () => {
  expect(await ask(address, '/pomodoro?quest=a.b', HTML)).toMatchObject({
    status: 200,
    body: PAGE,
    headers: { 'cache-control': 'no-cache' },
  });
});

test.each([
  ['to a script that asks for no page', '/habits', {}],
  ['for a missing file', '/gone.js', HTML],
  ['for the API', '/api/unknown', HTML],
  ['for the API itself', '/api', HTML],
  ['to a form', '/habits', { method: 'POST', ...HTML }],
])('[O6] the page is no answer %s', async (_who, path, options) => {
  expect((await ask(address, path, options)).status).toBe(404);
});

describe('[O6] [SEC66] nothing hidden and nothing outside the web folder is shown', () => {
  test.each([
    '/.env',
    '/%2eenv',
    '/.well-known/key.txt',
    '/assets/.hidden/key.txt',
    '/assets/app-1a2b.js.map',
    '/assets/app-1a2b.js%2Emap',
    '/assets/app-1a2b.js.map/',
    '/assets/app-1a2b.js.map?x=.js',
    '/assets/app-1a2b.js.map.br',
    '/assets/app-1a2b.js.map.BR',
    '/../web-secret.txt',
    '/../../package.json',
    '/assets/../../web-secret.txt',
    '/assets/../../../package.json',
    '/..%2fweb-secret.txt',
    '/%2e%2e/web-secret.txt',
    '/%2e%2e%2f%2e%2e%2fpackage.json',
    '/..%5cweb-secret.txt',
    '/..\\web-secret.txt',
    '/%252e%252e/web-secret.txt',
    '/....//web-secret.txt',
    '/..;/web-secret.txt',
    '/..%00/web-secret.txt',
    '/web-secret.txt%00.js',
    '//web-secret.txt',
    '/./../web-secret.txt',
    '/../server/main.js',
    '/../server/main.js.map',
    '/%c0%ae%c0%ae/web-secret.txt',
    '/etc/passwd',
    '//etc/passwd',
    '/file:///etc/passwd',
  ])('%s', async (path) => {
    const reply = await ask(address, path);
    const asPage = await ask(address, path, HTML);

    expect([403, 404]).toContain(reply.status);
    expect(Object.keys(JSON.parse(reply.body))).toEqual(['code', 'message', 'requestId']);
    expect(asPage.status === 200 ? asPage.body : PAGE).toBe(PAGE);
  });

  test.each(['/assets', '/assets/'])('no listing of %s', async (path) => {
    expect((await ask(address, path)).status).toBe(404);
    expect((await ask(address, path, HTML)).body).toBe(PAGE);
  });
});

test('[O7] an unknown API route is a failure with a code, a message and its own request id', async () => {
  const replies = [await ask(address, '/api/a', HTML), await ask(address, '/api/a', HTML)];
  const [first, second] = replies.map(({ body }) => JSON.parse(body));

  expect(first).toEqual({
    code: 'not-found',
    message: 'There is nothing at this address.',
    requestId: expect.stringMatching(/^[\da-f]{12}$/),
  });
  expect(second.requestId).not.toBe(first.requestId);
  expect(replies[0]?.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
});

test.each([
  ['what is not HTTP', 'GARBAGE\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
  [
    'headers without end',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    'HTTP/1.1 431 Request Header Fields Too Large',
  ],
])(
  '[O7] [SEC42] %s gets a bare status, the security headers and no details',
  async (_what, sent, status) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    socket.write(sent);

    const [head = '', body] = (await text(socket)).split('\r\n\r\n');
    const [first, ...headers] = head.split('\r\n');
    expect([first, body]).toEqual([status, '']);
    expect(headers).toEqual([
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: no-referrer',
      'Cross-Origin-Opener-Policy: same-origin',
      'Cross-Origin-Resource-Policy: same-origin',
      expect.stringMatching(/^Permissions-Policy: .*camera=\(\)/),
      'Cache-Control: no-store',
      'Connection: close',
      'Content-Length: 0',
    ]);
  },
);
