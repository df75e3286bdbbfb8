import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adding, done } from '#rules/testing/builders.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { freshPostgresUrl } from '#server/testing/postgres-database.ts';
import { end, launchBuilt, type Running, temporaryFolder } from '#server/testing/running-server.ts';
import { listening } from '#server/testing/stream-client.ts';

const SECRET = 'one secret for all the servers of a database';
const NEVER_MS = 600_000;
const CHANNELS = `select pid from pg_stat_activity where query ilike 'listen%' and datname = current_database()`;

const running: Running[] = [];
const folder = temporaryFolder();
let databaseUrl: string;
let pair: readonly string[];
beforeAll(async () => {
  databaseUrl = await freshPostgresUrl();
  pair = await startPair(databaseUrl, NEVER_MS);
});
afterAll(async () => {
  await Promise.all(running.map(end));
  folder.remove();
});

/** The addresses of two servers on one database. */
async function startPair(url: string, heartbeatMs: number): Promise<readonly string[]> {
  const DUSKGATE_LIMITS = `heartbeatMs=${heartbeatMs}`;
  const environment = { DATABASE_URL: url, AUTH_SECRET: SECRET, DUSKGATE_LIMITS };
  const servers = [1, 2].map(() => launchBuilt(folder.path, environment));
  running.push(...servers);
  return Promise.all(servers.map(({ opened }) => opened));
}

/** A user who is signed in on both servers. */
async function travel([one = '', other = '']: readonly string[], name: string) {
  const here = new ApiClient(one);
  await here.signUp(name);
  const there = new ApiClient(other);
  there.cookie = here.cookie;
  return { here, there };
}

async function run(url: string, ...statements: readonly string[]): Promise<readonly unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  let rows: readonly unknown[] = [];
  for (const statement of statements) rows = (await client.query(statement)).rows;
  await client.end();
  return rows;
}

test('[N4] a push on one server reaches a listener of the other', async () => {
  const { here, there } = await travel(pair, 'traveller');
  const stream = await listening(there);
  await stream.receives(0);
  await here.push([done(adding('q1'))]);
  await stream.receives(1, 5_000);
  stream.close();
});

test('[N4] with every notification suppressed it still arrives, by the heartbeat', async () => {
  const url = await freshPostgresUrl();
  const name = new URL(url).pathname.slice(1);
  await run(
    url,
    `create function public.pg_notify(text, text) returns void language sql as 'select null::void'`,
    `alter database "${name}" set search_path = public, pg_catalog`,
  );
  const { here, there } = await travel(await startPair(url, 500), 'patient');
  const stream = await listening(there);
  await stream.receives(0);
  await here.push([done(adding('q1'))]);
  await stream.receives(1, 5_000);
  stream.close();
});

test('[N4] a connection between the servers that is cut is made again', async () => {
  const { here, there } = await travel(pair, 'stubborn');
  const stream = await listening(there);
  const before = await run(databaseUrl, CHANNELS);
  await run(databaseUrl, `select pg_terminate_backend(pid) from (${CHANNELS}) as channels`);
  const made = async () => {
    const pids = JSON.stringify(before);
    const now = (await run(databaseUrl, CHANNELS)) as readonly { pid: number }[]; // the query's one column
    return now.filter(({ pid }) => !pids.includes(`:${pid}}`)).length;
  };
  await expect.poll(made).toBe(2);
  await here.push([done(adding('q1'))]);
  await stream.receives(1, 10_000);
  stream.close();
});

test('[SEC9] a session ended on one server is ended on the other within five seconds', async () => {
  const { here, there } = await travel(pair, 'leaver');
  const stream = await listening(there);
  expect((await there.send('GET', '/api/sync/document')).status).toBe(200);
  await here.send('POST', '/api/auth/sign-out', {});
  await stream.ended;
  await expect
    .poll(async () => (await there.send('GET', '/api/sync/document')).status, { timeout: 6_000 })
    .toBe(401);
});
