import { describe, expect, test } from 'vitest';
import { type Limits, parseLimits } from '#server/startup/limits.ts';
import { ANNA, AS_ANNA, aGuardedApp, ask, ROWS } from '#server/testing/guarded-app.ts';

const SIGN_IN = {
  method: 'POST',
  url: '/api/auth/sign-in',
  headers: { 'content-type': 'application/json' },
  payload: '{}',
} as const;
const ONE_EACH: Partial<Limits> = {
  pushesPerMinute: 1,
  pushBurst: 1,
  readsPerMinute: 1,
  writesPerMinute: 1,
  importsPerMinute: 1,
  staticPerMinute: 1,
  authPerMinutePerAddress: 1,
  mailsPerHourPerCaller: 1,
};

describe('[SEC67] every route but the health checks is limited at the root', () => {
  test.each(ROWS)('$row', async ({ method, urlFor, limit }) => {
    const { app, reached, clock } = aGuardedApp({ limits: ONE_EACH });
    const again = () => ask(app, { method, url: urlFor('anna') }, AS_ANNA);

    expect((await again()).statusCode).toBe(200);
    const second = await again();
    if (limit === 'none') return expect(second.statusCode).toBe(200);
    expect(second.statusCode).toBe(429);
    const seconds = limit === 'mail' ? 3_600 : 60;
    expect(second.headers['retry-after']).toBe(String(seconds));
    expect(second.json()).toEqual({
      code: 'rate-limited',
      message: `Too many requests. Try again in ${seconds} s.`,
      requestId: expect.any(String),
    });
    expect(reached).toHaveLength(1);

    clock.nowMs += seconds * 1_000;
    expect((await again()).statusCode).toBe(200);
  });
});

test('[SEC67] the setting raises the limit', async () => {
  const parsed = parseLimits('pushBurst=3,pushesPerMinute=1');
  const { app } = aGuardedApp({ limits: parsed.ok ? parsed.value : {} });
  const push = () => ask(app, { method: 'POST', url: '/api/sync/push' }, AS_ANNA);

  const replies = [await push(), await push(), await push(), await push()];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
});

test('[SEC5, SEC6] a thousand invented forwarding addresses are one caller', async () => {
  const { app, reached } = aGuardedApp({ limits: {} });
  for (let index = 0; index < 1_000; index += 1) {
    const spoofed = `10.1.${index >> 8}.${index & 255}`;
    const headers = { ...SIGN_IN.headers, 'x-forwarded-for': spoofed, forwarded: `for=${spoofed}` };
    await app.inject({ ...SIGN_IN, headers });
  }
  expect(reached).toHaveLength(20);
});

test('[SEC5] the addresses and spellings of one household are one caller', async () => {
  const { app, reached } = aGuardedApp({ limits: { authPerMinutePerAddress: 1 } });
  const statusFrom = async (remoteAddress: string) =>
    (await app.inject({ ...SIGN_IN, remoteAddress })).statusCode;

  expect(await statusFrom('2001:db8:1:2::1')).toBe(200);
  expect(await statusFrom('2001:0DB8:1:2:0:0:0:1')).toBe(429);
  expect(await statusFrom('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe(429);
  expect(await statusFrom('2001:db8:1:3::1')).toBe(200);
  expect(await statusFrom('192.0.2.7')).toBe(200);
  expect(await statusFrom('::ffff:192.0.2.7')).toBe(429);
  expect(reached).toHaveLength(3);
});

test('[SEC5] sign-ins that come to no hash spend nothing of what all addresses have in common', async () => {
  const { app, reached } = aGuardedApp({ limits: {} });
  for (let index = 0; index < 400; index += 1) {
    const remoteAddress = `10.0.${index >> 8}.${index & 255}`;
    await app.inject({ ...SIGN_IN, remoteAddress });
  }
  expect(reached).toHaveLength(400);
});

test('[SEC5] the right password is accepted again after the window', async () => {
  const { app, clock } = aGuardedApp({ limits: {} });
  for (let index = 0; index < 500; index += 1) await app.inject(SIGN_IN);
  const refused = await app.inject(SIGN_IN);
  clock.nowMs += Number(refused.headers['retry-after']) * 1_000;

  expect(refused.headers['retry-after']).toBe('3');
  expect((await app.inject(SIGN_IN)).statusCode).toBe(200);
});

test('[SEC17] a foreign page cannot spend the sign-in attempts of its visitor', async () => {
  const { app } = aGuardedApp({ limits: { authPerMinutePerAddress: 1 } });
  for (let index = 0; index < 50; index += 1) {
    const headers = { ...SIGN_IN.headers, 'sec-fetch-site': 'cross-site' };
    expect((await app.inject({ ...SIGN_IN, headers })).statusCode).toBe(403);
  }
  expect((await app.inject(SIGN_IN)).statusCode).toBe(200);
});

test('[SEC67] one household may be many users, and one user has one budget everywhere', async () => {
  const callerOf = async (cookie: string | undefined) => ({ ...ANNA, userId: cookie ?? '' });
  const { app } = aGuardedApp({ limits: { readsPerMinute: 1 }, callerOf });
  const statusOf = async (cookie: string, remoteAddress: string) =>
    (await app.inject({ url: '/api/sync/log', headers: { cookie }, remoteAddress })).statusCode;

  expect(await statusOf('anna', '192.0.2.1')).toBe(200);
  expect(await statusOf('boris', '192.0.2.1')).toBe(200);
  expect(await statusOf('anna', '192.0.2.2')).toBe(429);
});

test('[SEC67] knocking without a session is limited by address and harms nobody signed in', async () => {
  const { app } = aGuardedApp({ limits: { readsPerMinute: 2 } });
  const statusOf = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/api/sync/log', headers })).statusCode;

  expect([await statusOf({}), await statusOf({}), await statusOf({})]).toEqual([401, 401, 429]);
  expect(await statusOf(AS_ANNA)).toBe(200);
});

test('[SEC67] addresses that lead nowhere are limited like files', async () => {
  const { app } = aGuardedApp({ limits: { staticPerMinute: 1 } });
  const status = async () => (await ask(app, { method: 'POST', url: '/nowhere' })).statusCode;

  expect([await status(), await status()]).toEqual([404, 429]);
});

test('[SEC67] every API reply says how much is left and when all of it is back; where nothing is left, also the limit', async () => {
  const { app, clock } = aGuardedApp({ limits: { pushesPerMinute: 60, pushBurst: 20 } });
  const push = () => ask(app, { method: 'POST', url: '/api/sync/push' }, AS_ANNA);
  const told = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }) =>
    ['ratelimit-policy', 'ratelimit'].map((name) => headers[name]);

  expect(told(await push())).toEqual([undefined, '"push";r=19;t=1']);
  for (let index = 0; index < 18; index += 1) await push();
  expect(told(await push())).toEqual(['"push";q=20;w=20', '"push";r=0;t=20']);
  const refused = await push();
  expect([refused.statusCode, ...told(refused)]).toEqual([
    429,
    '"push";q=20;w=20',
    '"push";r=0;t=20',
  ]);
  clock.nowMs += 5_000;
  expect(told(await push())).toEqual([undefined, '"push";r=4;t=16']);

  const file = await ask(app, { method: 'GET', url: '/' });
  expect(told(file)).toEqual([undefined, undefined]);
});
