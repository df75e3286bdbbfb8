import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adding, done, NOON } from '#rules/testing/builders.ts';
import { ROUTES } from '#server/http/route-table.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { honestBody } from '#server/testing/hostile-bodies.ts';
import { type Cluster, startCluster } from '#server/testing/postgres-cluster.ts';
import { end, launchBuilt, type Running, temporaryFolder } from '#server/testing/running-server.ts';
import { listening, StreamClient } from '#server/testing/stream-client.ts';

const LIMITS =
  'authPerMinutePerAddress=1000,readsPerMinute=10000,writesPerMinute=10000,pushBurst=1000,heartbeatMs=500';
const TOKEN = 'a'.repeat(43);
/**
 * They need no data: nobody's session is nobody, and without a key there is no mentor. A stream is
 * opened before it asks for any, and is looked at by itself. The assistant's door takes tokens only. Mail,
 * the provider and passkeys are switched off here, and which ways are on is a setting.
 */
const NOT_ASKED =
  /test\/connection|sync\/stream|auth\/session$|api\/mentor|\/mcp$|auth\/(ways|forgot-password|email$|oidc|passkey)/;
/** Open to everybody, but of no use without a session to end. */
const SIGN_OUT = '/api/auth/sign-out';
const ROWS = Object.entries(ROUTES)
  .filter(([route, { limit }]) => !['none', 'static'].includes(limit) && !NOT_ASKED.test(route))
  .map(([route, { access }]) => [...route.split(' '), access] as [string, string, string]); // the table's own spelling

const folder = temporaryFolder();
let cluster: Cluster;
let server: Running;
let hunter: ApiClient;
/** Its session was never looked up, so the server cannot remember it. */
let sleeper: ApiClient;

beforeAll(async () => {
  cluster = await startCluster();
  const DATABASE_URL = await cluster.createDatabase();
  server = launchBuilt(folder.path, {
    DATABASE_URL,
    DUSKGATE_LIMITS: LIMITS,
    DUSKGATE_PUSH: 'private',
    DUSKGATE_WEBHOOKS: 'private',
  });
  const address = await server.opened;
  [hunter, sleeper] = [new ApiClient(address), new ApiClient(address)];
  await hunter.signUp('hunter');
  await sleeper.signUp('sleeper');
  await hunter.push([done(adding('before'))]);
});
afterAll(async () => {
  await end(server);
  await cluster.stop();
  folder.remove();
});

/** A body that each route would accept if it could reach its data. */
function bodyFor(method: string, path: string, { uid, email, password }: ApiClient): unknown {
  if (method === 'GET') return undefined;
  const credentials = { email, password };
  const session = { questId: 'q1', pomodoroCount: 1, startedAt: NOON };
  const push = { uid, deviceId: 'd1', epoch: '', baseRev: 0, now: NOON, commands: [] };
  const bodies: Record<string, unknown> = {
    '/api/auth/sign-up': { ...credentials, email: 'new@example.test', displayName: 'New' },
    '/api/auth/sign-in': credentials,
    '/api/auth/reset-link': { token: TOKEN },
    '/api/auth/reset-password': { token: TOKEN, password },
    '/api/auth/change-password': { current: password, next: 'another night at the gate' },
    '/api/auth/display-name': { displayName: 'Mara' },
    '/api/auth/delete-account': { password },
    '/api/auth/sessions/end': { id: 's1' },
    '/api/sync/push': { ...push, commands: [done(adding('during'))] },
    '/api/sync/missing': { uid, entries: [{ key: 'add:before' }] },
    '/api/import': { uid, isTrial: false, commands: [done(adding('during'))] },
    '/api/questSessions': session,
    '/api/dailyActivities': { dailyActivities: [] },
  };
  return bodies[path] ?? honestBody(path, hunter);
}

async function ask(client: ApiClient, method: string, path: string) {
  const query =
    method === 'GET' && path === '/api/dailyActivities' ? '?from=2026-01-01&to=2026-02-01' : '';
  const target = path
    .replace(':uid', client.uid)
    .replace(':id', 'before')
    .replace(':file', `${TOKEN}.ics`);
  return client.send(method, target + query, bodyFor(method, path, client));
}

describe('[O12] while PostgreSQL is gone', () => {
  let statusOf: (path: string) => Promise<number>;
  beforeAll(async () => {
    const stream = await listening(hunter);
    await cluster.kill();
    await stream.ended;
    statusOf = async (path) => (await hunter.send('GET', path)).status;
  });

  test('the process lives, and is not ready', async () => {
    await expect.poll(() => statusOf('/readyz')).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/api/test/connection')).toBe(200);
  });

  test('a stream is refused, or ends at once without a word', async () => {
    const opened = await StreamClient.open(hunter);
    if (typeof opened === 'number') return expect(opened).toBe(503);
    await opened.ended;
    expect(opened.received).toEqual([]);
  });

  test.each(ROWS)(
    '%s %s is 503 with Retry-After, and says no more',
    async (method, path, access) => {
      const isOpen = access === 'public' && path !== SIGN_OUT;
      const callers = isOpen ? [new ApiClient(hunter.address)] : [hunter, sleeper];
      for (const caller of callers) {
        const { email, password, uid } = hunter;
        const asked = isOpen ? Object.assign(caller, { email, password, uid }) : caller;
        const { status, headers, body } = await ask(asked, method, path);
        expect([status, headers.get('retry-after')]).toEqual([503, '5']);
        expect(body).toEqual({
          code: 'unavailable',
          message: 'The server cannot reach its data right now.',
          requestId: expect.any(String),
        });
      }
    },
  );
});

test('[O12] when PostgreSQL is back everything works again, in the same process', async () => {
  await cluster.restart();
  await expect.poll(async () => (await hunter.send('GET', '/readyz')).status).toBe(200);

  const reply = await hunter.push([done(adding('after'))]);
  expect(reply).toMatchObject({ rev: 2, results: [{ status: 'applied' }] });
  const again = new ApiClient(hunter.address);
  await again.signIn(hunter);
  expect((await again.send('GET', '/api/sync/log')).body).toMatchObject({
    commands: [{ key: 'add:before' }, { key: 'add:after' }],
  });
  const stream = await listening(again);
  await hunter.push([done(adding('later'))]);
  await stream.receives(3);
  stream.close();
});
