import { afterAll, beforeAll, expect, test } from 'vitest';
import { adding, done, NOON } from '#rules/testing/builders.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { type House, openHouse } from '#server/testing/house.ts';
import { freshPostgresUrl } from '#server/testing/postgres-database.ts';
import { stallingProxy } from '#server/testing/stalling-proxy.ts';

/** Above the server's own patience with a query, far below that of TCP. */
const PATIENCE_MS = 25_000;
const READY_MS = 4_500;

let proxy: Awaited<ReturnType<typeof stallingProxy>>;
let house: House;
let hunter: ApiClient;
let pushed: ReturnType<typeof ask>;
beforeAll(async () => {
  proxy = await stallingProxy(await freshPostgresUrl());
  house = await openHouse('postgres', { DATABASE_URL: proxy.url });
  hunter = await house.hunter('patient');
  await hunter.push([done(adding('before'))]);
  const { uid, epoch, rev: baseRev } = hunter;
  // Several open connections: the push must hang on one of them, not wait for a new one.
  await Promise.all(Array.from({ length: 8 }, () => hunter.send('GET', '/api/sync/document')));
  proxy.stall();
  const commands = [done(adding('during'))];
  const push = { uid, deviceId: 'd1', epoch, baseRev, now: NOON, commands };
  pushed = ask('/api/sync/push', PATIENCE_MS, push);
});
afterAll(async () => {
  await house.close();
  proxy.close();
});

/** Undefined where nobody answered in time. */
async function ask(path: string, withinMs: number, body?: unknown) {
  const post = {
    method: 'POST',
    headers: { cookie: hunter.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const signal = AbortSignal.timeout(withinMs);
  const asked = fetch(`${house.address}${path}`, { signal, ...(body !== undefined && post) });
  const reply = await asked.catch(() => undefined);
  return reply && [reply.status, reply.headers.get('retry-after')];
}

test('[O12] [SEC64] a database that hangs makes the server not ready, and says so in time', async () => {
  expect(await ask('/readyz', READY_MS)).toEqual([503, null]);
  expect(await ask('/healthz', 1_000)).toEqual([200, null]);
});

test('[O12] a push into a database that hangs is 503 with Retry-After, and nobody waits for ever', async () => {
  expect(await pushed).toEqual([503, '5']);
  const { stdout, stderr } = house.server.output();
  expect(stdout + stderr).toContain('Query read timeout');
});

test('[O12] connections that hung are not asked twice: with new ones everything works again', async () => {
  proxy.strand();
  const read = () => ask('/api/auth/sessions', PATIENCE_MS);
  await Promise.all(Array.from({ length: 10 }, read)); // each of the old ones is found out
  await expect.poll(() => ask('/readyz', READY_MS), { timeout: 20_000 }).toEqual([200, null]);
  await hunter.push([done(adding('during')), done(adding('after'))]);
  const { body } = await hunter.send('GET', '/api/sync/log');
  expect(body).toMatchObject({
    rev: 3,
    commands: [{ key: 'add:before' }, { key: 'add:during' }, { key: 'add:after' }],
  });
});
