import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LogReply } from '#protocol/replies/sync-messages.ts';
import { adding, done, focusing } from '#rules/testing/builders.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';

const AUTH_SECRET = 'one secret for all the servers of a database';
/** How long a frozen server may delay a user's other devices. */
const MAX_DELAY_MS = 5_000;
const WAITING = `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

let frozen: TestServer;
let other: TestServer;
let outside: pg.Client;
beforeAll(async () => {
  frozen = await startTestServer('postgres', { AUTH_SECRET });
  other = await startTestServer('postgres', { AUTH_SECRET, DATABASE_URL: frozen.databaseUrl });
  outside = new pg.Client(frozen.databaseUrl);
  await outside.connect();
});
afterAll(async () => {
  await outside.end();
  await Promise.all([frozen.close(), other.close()]);
});

/** Stops the server in the middle of this push: its transaction has the user's row and stays open. */
async function freezeDuring(push: () => Promise<unknown>) {
  await outside.query('begin');
  await outside.query('lock table daily_activities in access exclusive mode');
  const pushed = push().catch((failure: unknown) => failure);
  await expect.poll(() => frozen.sql(WAITING)).toHaveLength(1);
  frozen.process.signal('SIGSTOP');
  await outside.query('commit');
  return { pushed };
}

test('[O31] a server that freezes in the middle of a push delays the other devices by 5 s at most, and nothing is lost or doubled', async () => {
  const phone = await frozen.hunter('ana');
  const laptop = new ApiClient(other.address);
  Object.assign(laptop, { cookie: phone.cookie, uid: phone.uid });
  await phone.push([done(adding('q1'))]);
  await laptop.push([done(adding('q2'))]);

  const { pushed } = await freezeDuring(() => phone.push([done(focusing('phone'))]));
  const startedAt = performance.now();
  const [read] = await Promise.all([
    laptop.send('GET', '/api/sync/document'),
    laptop.push([done(focusing('laptop'))]),
  ]);
  expect(read.status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(MAX_DELAY_MS);

  frozen.process.signal('SIGCONT');
  expect(await pushed).toMatchObject({ message: expect.stringMatching(/^push failed: 503 /) });
  await phone.push([done(focusing('phone'))]); // as a device does after a 503
  const { body } = await laptop.send('GET', '/api/sync/log');
  const { commands } = body as LogReply; // the route's own reply
  expect(commands.map(({ key }) => key)).toEqual([
    'add:q1',
    'add:q2',
    'focus:laptop',
    'focus:phone',
  ]);
  const { body: document } = await laptop.send('GET', '/api/sync/document');
  expect(document).toMatchObject({ rev: 4, document: { lifetimeXp: 100 } });
});
