import { afterEach, expect, test } from 'vitest';
import { done, focusing } from '#rules/testing/builders.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { sharedServer, startTestServer, type TestServer } from '#server/testing/test-server.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
});

async function knock(address: string, forwardedFor: string): Promise<number> {
  const reply = await fetch(`${address}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
    body: '{}',
  });
  await reply.text();
  return reply.status;
}

/** The budget of one address, plus one call: each names another address. */
async function knockFrom(addresses: readonly string[], settings: Record<string, string>) {
  server = await startTestServer('sqlite', {
    DUSKGATE_LIMITS: 'authPerMinutePerAddress=2',
    ...settings,
  });
  const statuses: number[] = [];
  for (const from of addresses) statuses.push(await knock(server.address, from));
  return statuses;
}

test('[SEC6] behind a trusted proxy each visitor has a budget, and cannot invent another', async () => {
  const visitors = ['198.51.100.1', '198.51.100.2', '198.51.100.3'];
  const inventions = ['1.1.1.1, 198.51.100.1', '2.2.2.2, 198.51.100.1', '3.3.3.3, 198.51.100.2'];
  const statuses = await knockFrom([...visitors, ...inventions], { TRUST_PROXY: '127.0.0.1' });
  expect(statuses).toEqual([400, 400, 400, 400, 429, 400]);
});

test('[SEC67] twenty pushes may come at once, the next is told how long to wait, and then comes through', async () => {
  server = await startTestServer('sqlite', { DUSKGATE_LIMITS: '' });
  const hunter = await server.hunter('ana');
  const push = (index: number) =>
    hunter.send('POST', '/api/sync/push', {
      uid: hunter.uid,
      deviceId: 'd1',
      epoch: '',
      baseRev: 0,
      now: new Date().toISOString(),
      commands: [done(focusing(`block-${index}`))],
    });
  const replies = await Promise.all(Array.from({ length: 30 }, (_, index) => push(index)));
  const limited = replies.filter(({ status }) => status === 429);
  expect(limited.length).toBeGreaterThanOrEqual(8); // one comes back each second, and the machine may be slow
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(30 - limited.length);
  for (const { body, headers } of limited) {
    expect(body).toMatchObject({ code: 'rate-limited' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  }
  const waitMs =
    1_000 * Math.max(...limited.map(({ headers }) => Number(headers.get('retry-after'))));
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  expect((await push(99)).status).toBe(200);
  expect((await new ApiClient(server.address).send('GET', '/readyz')).status).toBe(200);
});

test('[SEC65] a server may be closed to newcomers: those who are here come in as before', async () => {
  const open = await sharedServer('postgres');
  const ana = await open.hunter('ana');
  const closing = { DATABASE_URL: open.databaseUrl, DUSKGATE_SIGN_UP: 'off' };
  server = await startTestServer('postgres', closing);

  const newcomer = new ApiClient(server.address).signUp('boris');
  await expect(newcomer).rejects.toThrow(/403 .*"code":"sign-up-closed".*takes no new hunters/);
  await new ApiClient(server.address).signIn(ana);
});
