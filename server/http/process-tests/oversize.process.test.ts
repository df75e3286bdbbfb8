import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { sendRaw } from '#server/testing/raw-socket.ts';
import { type SharedServer, sharedServer } from '#server/testing/test-server.ts';

const KIB = 1_024;
/** What may be on its way before the refusal arrives: both sides keep some of it in buffers. */
const IN_BUFFERS = 8_192 * KIB;

let server: SharedServer;
let cookie: string;
beforeAll(async () => {
  server = await sharedServer('sqlite');
  ({ cookie } = await server.hunter('ana'));
});

function post(path: string, ...more: string[]): string[] {
  return [`POST ${path} HTTP/1.1`, 'Content-Type: application/json', `Cookie: ${cookie}`, ...more];
}

/** Chunked, so that nobody says beforehand how long it will be. */
function* endless(): Generator<Buffer> {
  const size = 16 * KIB;
  const chunk = Buffer.from(`${size.toString(16)}\r\n${' '.repeat(size)}\r\n`);
  for (;;) yield chunk;
}

test.each(['/api/sync/push', '/api/auth/sign-in', '/api/auth/change-password'])(
  '[SEC27] a body without end is cut while it streams in: %s',
  async (path) => {
    const answer = await sendRaw(server.address, {
      head: post(path, 'Transfer-Encoding: chunked'),
      pieces: endless(),
    });
    // A line that is cut while we still send may take the answer with it.
    const isCut = answer.text === '';
    expect(isCut || answer.text.includes('"code":"too-large"')).toBe(true);
    expect(answer.sentBytes).toBeLessThan(IN_BUFFERS);
  },
);

/** Just past the limit and then silent: nothing is left unread that could cost the answer. */
function* chunksOf(count: number): Generator<Buffer> {
  const chunks = endless();
  for (let sent = 0; sent < count; sent += 1) yield chunks.next().value;
}

test.each([
  ['/api/sync/push', 17],
  ['/api/auth/sign-in', 1],
  ['/api/auth/change-password', 1],
])(
  '[SEC27] %s answers 413 to the chunk that crosses its limit, without waiting for the end',
  async (path, count) => {
    const answer = await sendRaw(server.address, {
      head: post(path, 'Transfer-Encoding: chunked'),
      pieces: chunksOf(count),
    });
    expect(answer.status).toBe(413);
    expect(answer.text).toContain('"code":"too-large"');
  },
);

test('[SEC27] a body that says it is too long is refused before it is sent', async () => {
  const answer = await sendRaw(server.address, {
    head: post('/api/sync/push', 'Content-Length: 10000000000'),
    pieces: [],
  });
  expect([answer.status, answer.sentBytes < KIB]).toEqual([413, true]);
});

const BOMB = gzipSync(Buffer.alloc(100 * KIB * KIB, 0x20));

test.each(['gzip', 'br', 'deflate'])(
  '[SEC27] a bomb packed by %s is never unpacked',
  async (how) => {
    const answer = await sendRaw(server.address, {
      head: post('/api/sync/push', `Content-Encoding: ${how}`, `Content-Length: ${BOMB.length}`),
      pieces: [BOMB],
    });
    expect(answer.status).toBe(415);
  },
);

test.each([
  ['two lengths', ['Content-Length: 2', 'Content-Length: 20'], '{}'],
  [
    'a length and chunks',
    ['Content-Length: 2', 'Transfer-Encoding: chunked'],
    '2\r\n{}\r\n0\r\n\r\n',
  ],
  ['broken chunks', ['Transfer-Encoding: chunked'], 'zz\r\n{}'],
])('[SEC27] a body with %s is no request', async (_what, lines, body) => {
  const answer = await sendRaw(server.address, {
    head: post('/api/sync/push', ...lines),
    pieces: [body],
  });
  expect(answer.status).toBe(400);
});

test('[SEC27] 16 KiB of headers are too many, 2 KiB of address too', async () => {
  const headers = await sendRaw(server.address, {
    head: ['GET /api/auth/session HTTP/1.1', `X: ${'x'.repeat(17 * KIB)}`],
    pieces: [],
  });
  const address = await sendRaw(server.address, {
    head: [`GET /api/sync/log?since=${'0'.repeat(3 * KIB)} HTTP/1.1`],
    pieces: [],
  });
  expect([headers.status, address.status]).toEqual([431, 414]);
});

test('[SEC27] after all that the server is well', async () => {
  expect(
    (await sendRaw(server.address, { head: ['GET /readyz HTTP/1.1'], pieces: [] })).status,
  ).toBe(200);
});
