import { dirname } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { done, focusing } from '#rules/testing/builders.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { type House, openHouse } from '#server/testing/house.ts';
import { end, launchBuilt } from '#server/testing/running-server.ts';

let house: House | undefined;
afterEach(async () => {
  await house?.close();
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
  house = await openHouse('sqlite', { DUSKGATE_LIMITS: 'authPerMinutePerAddress=2', ...settings });
  const statuses: number[] = [];
  for (const from of addresses) statuses.push(await knock(house.address, from));
  return statuses;
}

test('[SEC6] who says it speaks for others is not believed', async () => {
  const claimed = ['198.51.100.1', '198.51.100.2', '198.51.100.3'];
  expect(await knockFrom(claimed, {})).toEqual([400, 400, 429]);
});

test('[SEC6] behind a trusted proxy each visitor has a budget, and cannot invent another', async () => {
  const visitors = ['198.51.100.1', '198.51.100.2', '198.51.100.3'];
  const inventions = ['1.1.1.1, 198.51.100.1', '2.2.2.2, 198.51.100.1', '3.3.3.3, 198.51.100.2'];
  const statuses = await knockFrom([...visitors, ...inventions], { TRUST_PROXY: '127.0.0.1' });
  expect(statuses).toEqual([400, 400, 400, 400, 429, 400]);
});

test('[SEC6] a proxy that is not the trusted one is a visitor like any other', async () => {
  const claimed = ['198.51.100.1', '198.51.100.2', '198.51.100.3'];
  expect(await knockFrom(claimed, { TRUST_PROXY: '192.0.2.7' })).toEqual([400, 400, 429]);
});

test('[SEC67] twenty pushes may come at once, the next is told how long to wait, and then comes through', async () => {
  house = await openHouse('sqlite', { DUSKGATE_LIMITS: '' });
  const hunter = await house.hunter('ana');
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
  expect((await new ApiClient(house.address).send('GET', '/readyz')).status).toBe(200);
});

test('[SEC30] what comes at the same time is paid from one allowance of the day', async () => {
  house = await openHouse('sqlite', { DUSKGATE_LIMITS: 'commandsPerDay=100' });
  const hunter = await house.hunter('ana');
  const daysFrom = (year: number) =>
    Array.from({ length: 40 }, (_, index) => ({
      date: new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10),
      hasLogin: true,
    }));
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      hunter.send('POST', '/api/dailyActivities', { dailyActivities: daysFrom(2000 + index) }),
    ),
  );
  const taken = replies.filter(({ status }) => status === 200);
  expect(taken).toHaveLength(3); // the third begins with 20 left, and is taken whole
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(7);
  expect((await hunter.send('GET', '/api/sync/log')).body).toMatchObject({ rev: 120 });
});

test('[SEC30] a log has an end: past it nothing is written, and nobody else is held back', async () => {
  house = await openHouse('sqlite', { DUSKGATE_LIMITS: 'commandsPerUser=2' });
  const [full, other] = [await house.hunter('ana'), await house.hunter('boris')];
  await full.push([done(focusing('block-1')), done(focusing('block-2'))]);
  await expect(full.push([done(focusing('block-3'))])).rejects.toThrow(
    /413 .*This log holds all it can\./,
  );
  expect((await full.send('GET', '/api/sync/document')).body).toMatchObject({ rev: 2 });
  await other.push([done(focusing('block-1'))]);
});

test('[SEC65] a server may be closed to newcomers: those who are here come in as before', async () => {
  house = await openHouse('sqlite');
  const ana = await house.hunter('ana');
  await end(house.server);
  const server = launchBuilt(dirname(house.dataDir), { DUSKGATE_SIGN_UP: 'off' });
  const address = await server.opened;

  const newcomer = new ApiClient(address).signUp('boris');
  await expect(newcomer).rejects.toThrow(/403 .*"code":"sign-up-closed".*takes no new hunters/);
  await new ApiClient(address).signIn(ana);
  await end(server);
});
