import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import type { TrustedProxies } from '#server/startup/config.ts';
import { DEFAULT_LIMITS } from '#server/startup/limits.ts';
import { serverLog } from '#server/startup/log.ts';
import { createApp } from './app.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'duskgate-web-'));
const open: FastifyInstance[] = [];
afterAll(async () => {
  await Promise.all(open.map((app) => app.close()));
  rmSync(webFolder, { recursive: true });
});

/** An app whose one route reads a body, waits, and lets a part that knows no request write a line. */
async function anApp(trustedProxies: TrustedProxies) {
  const lines: { readonly msg: string; readonly requestId?: string }[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  const log = serverLog(stream);
  const app = await createApp({
    webFolder,
    isKeptOffline: true,
    isHttps: false,
    trustedProxies,
    log: log.child({}, { level: 'warn' }),
    limits: DEFAULT_LIMITS,
    addRoutes: (made) => {
      made.post('/api/work', async ({ body }) => {
        await pause(5);
        log.info(`works on ${JSON.stringify(body)}`);
        if (Object(body).fails) throw new Error('of the work');
        return { isDone: true };
      });
    },
  });
  open.push(app);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  /** The body comes later than the headers, as over a slow line. */
  const post = async (body: object, given?: string) => {
    const outgoing = request(`${address}/api/work`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(given && { 'x-request-id': given }) },
    });
    outgoing.flushHeaders();
    const replied = once(outgoing, 'response');
    await pause(20);
    outgoing.end(JSON.stringify(body));
    const [incoming]: IncomingMessage[] = await replied;
    if (incoming === undefined) throw new Error('there is no reply');
    return { id: incoming.headers['x-request-id'], body: await json(incoming) };
  };
  return { post, lines, log };
}

const MADE = /^[\da-f]{12}$/;

test.each<[string, TrustedProxies, string, boolean]>([
  ['from a trusted proxy', ['127.0.0.1'], 'proxy-7f3a.92', true],
  ['from a proxy in a trusted range', ['10.0.0.0/8', '127.0.0.0/24'], 'proxy-7f3a.92', true],
  ['one hop away', 1, '4bf92f3577b34da6a3ce929d0e0e4736', true],
  ['from anybody', 0, 'proxy-7f3a.92', false],
  ['from another than the proxy', ['10.0.0.1', '::1'], 'proxy-7f3a.92', false],
  ['that is too short', 1, 'x', false],
  ['that is too long', 1, 'x'.repeat(65), false],
  ['with other letters', 1, 'id"},{"level":60', false],
])('[O43] an id %s is taken or a new one made', async (_what, trusted, given, isTaken) => {
  const { post } = await anApp(trusted);
  const { id } = await post({}, given);
  if (isTaken) expect(id).toBe(given);
  else expect(id).toMatch(MADE);
});

test('[O43] each request has an id of its own: in the header, in the body of an error, and in each of its lines, whoever writes them', async () => {
  const { post, lines, log } = await anApp(0);
  const replies = await Promise.all([post({ a: 1 }), post({ fails: true }), post({ a: 2 })]);
  const ids = replies.map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect(replies[1]?.body).toMatchObject({ code: 'unexpected', requestId: ids[1] });

  const idOf = (msg: string) => lines.filter((line) => line.msg === msg).map((l) => l.requestId);
  expect(idOf('works on {"a":1}')).toEqual([ids[0]]);
  expect(idOf('works on {"a":2}')).toEqual([ids[2]]);
  expect(idOf('works on {"fails":true}')).toEqual([ids[1]]);
  expect(idOf('unexpected error')).toEqual([ids[1]]);

  log.info('of no request');
  expect(lines.at(-1)).not.toHaveProperty('requestId');
});
