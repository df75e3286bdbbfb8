import { gzipSync } from 'node:zlib';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerErrors } from '#server/http/failures.ts';
import { DEFAULT_LIMITS } from '#server/startup/limits.ts';
import { acceptStrictJson } from './strict-json.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

let app: FastifyInstance;
let received: unknown;
beforeAll(async () => {
  app = fastify();
  answerErrors(app);
  acceptStrictJson(app, DEFAULT_LIMITS);
  for (const url of ['/api/sync/push', '/api/auth/sign-in']) {
    app.post(url, async (request) => {
      received = request.body;
      return 'taken';
    });
  }
  await app.ready();
});
afterAll(() => app.close());

async function send(payload: string | Buffer, headers: Record<string, string> = {}) {
  received = undefined;
  const url = '/api/sync/push';
  const reply = await app.inject({
    method: 'POST',
    url,
    headers: { ...JSON_TYPE, ...headers },
    payload,
  });
  return reply.statusCode === 200 ? 'taken' : `${reply.statusCode} ${reply.json().code}`;
}

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const list = (length: number) => `[${Array(length).fill('0').join(',')}]`;
const filled = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;

describe('[SEC29] what is taken is what JSON.parse reads', () => {
  test.each([
    '{}',
    '[]',
    'null',
    ' \t\r\n{ "a" : [ 1 , -0 , 1.5e-7 , true , false , null , "" ] } \n',
    '{"a":{"a":{"a":1}},"b":[{"a":1},{"a":2}]}',
    '"a \\" quote, a \\\\ slash, {[:,]} and \\u2603"',
    '{"\\"":1,"\\\\":2,"\\\\\\"":3}',
    '{"a":"b\\\\","c":"d"}',
    '{"proto":1,"__proto":2,"Constructor":3}',
    '{"":0}',
    '"constructor"',
    '["__proto__","prototype"]',
    '"\\ud800 \\u0000"',
    '"Zażółć 🗡️ ＠"',
    nested(16),
    list(9_999),
    `{"a":${nested(15)},"b":${nested(15)}}`,
    filled(262_144),
  ])('%.60s', async (text) => {
    expect(await send(text)).toBe('taken');
    expect(received).toEqual(JSON.parse(text));
  });
});

describe('[SEC27, SEC29] everything else is refused by its name', () => {
  test.each<[string, string | Buffer]>([
    ['400 empty-body', ''],
    ['400 bad-json', ' '],
    ['400 bad-json', '{'],
    ['400 bad-json', '{"a":1,}'],
    ['400 bad-json', "{'a':1}"],
    ['400 bad-json', '{"a" 1}'],
    ['400 bad-json', '"\n"'],
    ['400 bad-json', '"\\x"'],
    ['400 bad-json', '"unclosed'],
    ['400 bad-json', '"unclosed\\"'],
    ['400 bad-json', 'NaN'],
    ['400 bad-json', '01'],
    ['400 bad-json', ']'],
    ['400 bad-json', '}{"a":1'],
    ['400 bad-json', '"a":1'],
    ['400 bad-json', '{} {}'],
    ['400 bad-json', '/**/{}'],
    ['400 bad-json', '\uFEFF{}'],
    ['400 bad-json', '\u00A0{}'],
    ['400 bad-utf8', Buffer.from([0x22, 0xff, 0x22])],
    ['400 bad-utf8', Buffer.from([0x22, 0xc0, 0x80, 0x22])],
    ['400 bad-utf8', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
    ['400 bad-utf8', Buffer.from('{}', 'utf16le').fill(0xfe, 1, 2)],
    ['400 duplicate-key', '{"a":1,"a":1}'],
    ['400 duplicate-key', '{"a":1,"b":{"c":[]},"\\u0061" : 2}'],
    ['400 duplicate-key', '[{"x":{"":1,"":2}}]'],
    ['400 forbidden-key', '{"__proto__":{}}'],
    ['400 forbidden-key', '{"a":[{"__pr\\u006fto__":1}]}'],
    ['400 forbidden-key', '{"constructor":{"prototype":{}}}'],
    ['400 forbidden-key', '{"prototype" :1}'],
    ['400 json-too-deep', nested(17)],
    ['400 json-too-deep', '{"a":'.repeat(17) + 1 + '}'.repeat(17)],
    ['400 json-too-deep', '['.repeat(262_144)],
    ['413 too-large', list(10_000)],
    ['413 too-large', `[${Array(10_000).fill('"x"').join(',')}]`],
    ['413 too-large', `{"k":${list(10_000)}}`],
    ['413 too-large', `[${Array(5_000).fill('[{}]').join(',')}]`],
    ['413 too-large', `{${Array.from({ length: 20_000 }, (_, index) => `"${index}":`).join('')}`],
    ['413 too-large', filled(262_145)],
  ])('%s: %.40s', async (verdict, body) => {
    expect(await send(body)).toBe(verdict);
    expect(received).toBeUndefined();
  });
});

test('[SEC27] accounts have no use for more than 4 KiB', async () => {
  const signIn = async (bytes: number) => {
    const request = { method: 'POST', url: '/api/auth/sign-in', headers: JSON_TYPE } as const;
    return (await app.inject({ ...request, payload: filled(bytes) })).statusCode;
  };

  expect(await signIn(4_096)).toBe(200);
  expect(await signIn(4_097)).toBe(413);
});

test.each(['gzip', 'br', 'deflate', 'identity', 'gzip, gzip', ''])(
  '[SEC27] a body that says it is compressed (%s) is refused unread',
  async (encoding) => {
    const bomb = gzipSync(Buffer.alloc(10_000_000, 0x20));

    expect(await send(bomb, { 'content-encoding': encoding })).toBe('415 unsupported-media-type');
  },
);

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  '[SEC16] there is no reader for %s',
  async (type) => {
    expect(await send('{"a":1}', { 'content-type': type })).toBe('415 unsupported-media-type');
  },
);

test('[SEC27] a body without a length is counted as it comes and cut at the limit', async () => {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  let sentBytes = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sentBytes += 16_384;
      controller.enqueue(new Uint8Array(16_384).fill(0x20));
    },
  });
  const request = { method: 'POST', headers: JSON_TYPE, body: endless, duplex: 'half' };
  const reply = await fetch(`${address}/api/sync/push`, request);

  expect(reply.status).toBe(413);
  expect(await reply.json()).toMatchObject({ code: 'too-large' });
  expect(sentBytes).toBeLessThan(8_000_000);
});

const SLOW_MS = 1_000;

test.each([
  ['blanks', ' '.repeat(262_143)],
  ['quotes', '"'.repeat(262_143)],
  ['slashes', `"${'\\'.repeat(262_141)}`],
  ['slashes before quotes', '"\\\\\\"'.repeat(52_428)],
  ['names without values', '"a":'.repeat(65_000)],
  [
    'long names',
    `{${Array.from({ length: 200 }, (_, index) => `"${'k'.repeat(1_300)}${index}":0`).join(',')}}`,
  ],
  [
    'escaped names',
    `{${Array.from({ length: 9_000 }, (_, index) => `"\\u0061${index}":0`).join(',')}}`,
  ],
  ['blanks after a string', `["a"${' '.repeat(262_000)}]`],
  ['a number without end', '1'.repeat(262_143)],
  ['openings', '[{'.repeat(131_000)],
  ['closings', ']'.repeat(262_143)],
])('[SEC29] no body is slow to read: %s', async (_what, body) => {
  const times: number[] = [];
  // The quickest of a few: something else may hold the machine once, a slow reader holds it each time.
  while (times.length === 0 || (times.length < 5 && Math.min(...times) >= SLOW_MS)) {
    const startedAtMs = performance.now();
    await send(body);
    times.push(performance.now() - startedAtMs);
  }

  expect(Math.min(...times)).toBeLessThan(SLOW_MS);
});
