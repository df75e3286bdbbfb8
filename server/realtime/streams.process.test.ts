import { afterAll, beforeAll, expect, test } from 'vitest';
import { adding, done } from '#rules/testing/builders.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { end, launchBuilt, type Running, temporaryFolder } from '#server/testing/running-server.ts';
import { listening, StreamClient } from '#server/testing/stream-client.ts';

const LIMITS = 'streamsPerUser=2,authPerMinutePerAddress=1000,heartbeatMs=700,writesPerMinute=1000';
const folder = temporaryFolder();
let server: Running;
let address: string;
let hunterCount = 0;

beforeAll(async () => {
  server = launchBuilt(folder.path, { DUSKGATE_LIMITS: LIMITS });
  address = await server.opened;
});
afterAll(async () => {
  await end(server);
  folder.remove();
});

async function aHunter(): Promise<ApiClient> {
  hunterCount += 1;
  const client = new ApiClient(address);
  await client.signUp(`hunter-${hunterCount}`);
  return client;
}

test('[SEC22] [N4] a stream says where history stands, then every commit, and nothing else', async () => {
  const hunter = await aHunter();
  const stream = await listening(hunter);
  await stream.receives(0);
  await hunter.push([done(adding('q1'))]);
  await stream.receives(1);
  await hunter.push([done(adding('q2')), done(adding('q3'))]);
  await stream.receives(3);
  for (const position of stream.received) expect(Object.keys(position)).toEqual(['epoch', 'rev']);
  stream.close();
});

test("[SEC22] nobody hears of another's commits", async () => {
  const [ada, bob] = [await aHunter(), await aHunter()];
  const stream = await listening(bob);
  await ada.push(['q1', 'q2', 'q3'].map((id) => done(adding(id))));
  await bob.push([done(adding('q1'))]);
  await stream.receives(1); // what Ada did came before this
  expect(stream.received.map(({ rev }) => rev)).not.toContain(3);
  stream.close();
});

test('[SEC23] one stream too many is 503 with Retry-After, and a closed one makes room', async () => {
  const hunter = await aHunter();
  const [first, second] = [await listening(hunter), await listening(hunter)];
  const refused = await hunter.send('GET', '/api/sync/stream');
  expect(refused).toMatchObject({ status: 503, body: { code: 'too-many-streams' } });
  expect(refused.headers.get('retry-after')).toBe('5');
  first.close();
  await first.ended;
  await expect.poll(() => StreamClient.open(hunter)).toBeInstanceOf(StreamClient);
  second.close();
});

test.each([
  ['signing out', (hunter: ApiClient) => hunter.send('POST', '/api/auth/sign-out', {})],
  [
    'deleting the account',
    (hunter: ApiClient) =>
      hunter.send('POST', '/api/auth/delete-account', { password: hunter.password }),
  ],
])("[SEC9] %s ends the session's streams and every route", async (_how, leave) => {
  const hunter = await aHunter();
  const stream = await listening(hunter);
  await stream.receives(0);
  expect((await leave(hunter)).status).toBe(200);
  await stream.ended;
  expect((await hunter.send('GET', '/api/sync/document')).status).toBe(401);
  expect((await hunter.send('GET', '/api/auth/sessions')).status).toBe(401);
});

test('[SEC9] a changed password ends the streams of the other sessions, not its own', async () => {
  const hunter = await aHunter();
  const other = new ApiClient(address);
  await other.signIn(hunter);
  const [own, others] = [await listening(hunter), await listening(other)];
  const changed = await hunter.send('POST', '/api/auth/change-password', {
    current: hunter.password,
    next: 'another night, another gate',
  });
  expect(changed.status).toBe(200);
  await others.ended;
  expect((await other.send('GET', '/api/sync/document')).status).toBe(401);
  own.close();
});
