import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { adding, done } from '#rules/testing/builders.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { freshPostgresUrl } from '#server/testing/postgres-database.ts';
import { end, launchBuilt, type Running, temporaryFolder } from '#server/testing/running-server.ts';
import { listening } from '#server/testing/stream-client.ts';

const SECRET = 'one secret for all the servers of a house';
const running: Running[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(end));
});

async function twoServers(databaseUrl: string, heartbeatMs: number) {
  const environment = {
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: SECRET,
    DUSKGATE_LIMITS: `heartbeatMs=${heartbeatMs}`,
  };
  const servers = [1, 2].map(() => launchBuilt(temporaryFolder().path, environment));
  running.push(...servers);
  const [one = '', other = ''] = await Promise.all(servers.map(({ opened }) => opened));
  const here = new ApiClient(one);
  await here.signUp('traveller');
  const there = new ApiClient(other);
  there.cookie = here.cookie;
  return { here, there };
}

async function run(databaseUrl: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

test('[N4] a push on one server reaches a listener of the other', async () => {
  const { here, there } = await twoServers(await freshPostgresUrl(), 600_000);
  const stream = await listening(there);
  await stream.hears(0);
  await here.push([done(adding('q1'))]);
  await stream.hears(1, 5_000);
  stream.close();
});

test('[N4] with every notification suppressed it still arrives, by the heartbeat', async () => {
  const databaseUrl = await freshPostgresUrl();
  const name = new URL(databaseUrl).pathname.slice(1);
  await run(databaseUrl, [
    `create function public.pg_notify(text, text) returns void language sql as 'select null::void'`,
    `alter database "${name}" set search_path = public, pg_catalog`,
  ]);
  const { here, there } = await twoServers(databaseUrl, 500);
  const stream = await listening(there);
  await stream.hears(0);
  await here.push([done(adding('q1'))]);
  await stream.hears(1, 5_000);
  stream.close();
});

test('[N4] a line to the database that is cut is taken up again', async () => {
  const databaseUrl = await freshPostgresUrl();
  const { here, there } = await twoServers(databaseUrl, 600_000);
  const stream = await listening(there);
  await run(databaseUrl, [
    `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and pid <> pg_backend_pid()`,
  ]);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  await here.push([done(adding('q1'))]);
  await stream.hears(1, 10_000);
  stream.close();
});

test('[SEC9] a session ended on one server is ended on the other within five seconds', async () => {
  const { here, there } = await twoServers(await freshPostgresUrl(), 600_000);
  const stream = await listening(there);
  expect((await there.send('GET', '/api/sync/document')).status).toBe(200);
  await here.send('POST', '/api/auth/sign-out', {});
  await stream.ended;
  await expect
    .poll(async () => (await there.send('GET', '/api/sync/document')).status, { timeout: 6_000 })
    .toBe(401);
});
