import { fastify } from 'fastify';
import { describe, expect, test } from 'vitest';
import { sample } from '#rules/testing/sample.ts';
import { AS_ANNA, aGuardedApp, ask, HOME, ROWS } from '#server/testing/guarded-app.ts';
import { ownOrigins } from './admission.ts';

const CHANGING_ROWS = ROWS.filter(({ method }) => method !== 'GET');

const TYPES: readonly (readonly [type: string | undefined, isTaken: boolean])[] = [
  ['application/json', true],
  ['application/json; charset=utf-8', true],
  ['Application/JSON;charset="UTF-8"', true],
  [undefined, false],
  ['text/plain', false],
  ['text/plain; application/json', false],
  ['application/x-www-form-urlencoded', false],
  ['multipart/form-data; boundary=x', false],
  ['application/json; charset=utf-16', false],
  ['application/json, text/plain', false],
  ['application/jsonp', false],
];
const HOST = 'quests.local:4000';
const SITES = [undefined, 'same-origin', 'none', 'same-site', 'cross-site', 'Same-Origin', ''];
const ORIGINS = [
  undefined,
  HOME,
  'null',
  'https://evil.example',
  'http://habits.example',
  `${HOME}:8443`,
  `${HOME}.evil.example`,
  `${HOME}/`,
  `http://${HOST}`,
  '',
];

function isOurPage(site: string | undefined, origin: string | undefined): boolean {
  const isOurSite = site === undefined || site === 'same-origin' || site === 'none';
  // Nobody set its name here, but the browser says that the page and the request are of one host.
  const isItsHost = site === 'same-origin' && origin === `http://${HOST}`;
  return isOurSite && (origin === undefined || origin === HOME || isItsHost);
}

const EVERY_COMBINATION = TYPES.flatMap(([type, isTaken]) =>
  SITES.flatMap((site) =>
    ORIGINS.map((origin) => {
      const status = isOurPage(site, origin) ? (isTaken ? 200 : 415) : 403;
      const given = { host: HOST, 'content-type': type, 'sec-fetch-site': site, origin };
      const headers = Object.entries(given).filter(([, value]) => value !== undefined);
      return { headers: Object.fromEntries(headers), status };
    }),
  ),
);

/** Everyday one in five, beginning elsewhere for each route: all routes together try them all. */
const STEP = sample(5, 1);

describe('[SEC16, SEC17, SEC18] state changes only by JSON from our own pages', () => {
  test.each(CHANGING_ROWS)('$row', async (row) => {
    const { method, access, urlFor } = row;
    const first = CHANGING_ROWS.indexOf(row) % STEP;
    const tried = EVERY_COMBINATION.filter((_, at) => at % STEP === first);
    const { app, reached } = aGuardedApp();
    const request = { method, url: urlFor('anna'), payload: '{}' };
    const session = access === 'user' ? AS_ANNA : {};
    const wrong: unknown[] = [];
    for (const { headers, status } of tried) {
      const reply = await app.inject({ ...request, headers: { ...session, ...headers } });
      if (reply.statusCode !== status) wrong.push({ headers, status, got: reply.statusCode });
    }
    expect(wrong).toEqual([]);
    expect(reached).toHaveLength(tried.filter(({ status }) => status === 200).length);
  });
});

test('[SEC16] a request without a body needs no type, but a wrong type is refused all the same', async () => {
  const { app } = aGuardedApp();
  const signOut = { method: 'POST', url: '/api/auth/sign-out' } as const;

  const bare = await app.inject({ ...signOut, headers: AS_ANNA });
  const form = await app.inject({
    ...signOut,
    headers: { ...AS_ANNA, 'content-type': 'text/plain' },
  });
  expect([bare.statusCode, form.statusCode]).toEqual([200, 415]);
});

test('[SEC16] reading is open to a link from anywhere', async () => {
  const { app } = aGuardedApp();
  const headers = { ...AS_ANNA, 'sec-fetch-site': 'cross-site' };

  expect((await ask(app, { method: 'GET', url: '/api/auth/session' }, headers)).statusCode).toBe(
    200,
  );
});

test('[SEC18] no reply carries a CORS header, a preflight is answered by 404', async () => {
  const { app } = aGuardedApp();
  for (const { method, urlFor } of ROWS.filter(({ path }) => path !== '/*')) {
    for (const asked of [method, 'OPTIONS'] as const) {
      const headers = {
        ...AS_ANNA,
        origin: 'https://evil.example',
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type',
      };
      const reply = await ask(app, { method: asked, url: urlFor('anna') }, headers);
      expect(Object.keys(reply.headers).filter((name) => /^access-control/.test(name))).toEqual([]);
      if (asked === 'OPTIONS') expect(reply.statusCode).toBe(404);
    }
  }
});

describe('[SEC18] our own origins', () => {
  test('on this machine all its names count, with the port the system has chosen', async () => {
    const { app } = aGuardedApp({ publicUrl: 'http://127.0.0.1:0' });
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const statusFrom = async (origin: string) =>
      (await ask(app, { method: 'POST', url: '/api/auth/sign-in' }, { origin, host: '192.0.2.7' }))
        .statusCode;

    expect(await statusFrom(`http://127.0.0.1:${port}`)).toBe(200);
    expect(await statusFrom(`http://localhost:${port}`)).toBe(200);
    expect(await statusFrom(`http://[::1]:${port}`)).toBe(200);
    expect(await statusFrom('http://127.0.0.1:1')).toBe(403);
    expect(await statusFrom('http://127.0.0.1')).toBe(403);
    expect(await statusFrom(`https://localhost:${port}`)).toBe(403);
    expect(await statusFrom('http://evil.example')).toBe(403);
    await app.close();
  });

  test.each([
    ['https://habits.example', ['https://habits.example']],
    ['http://192.168.1.5:4000', ['http://192.168.1.5:4000']],
    ['http://localhost', ['http://localhost', 'http://127.0.0.1', 'http://[::1]']],
    [
      'http://0.0.0.0:4000',
      ['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'],
    ],
  ])('of %s are %j', (publicUrl, origins) => {
    expect(ownOrigins(fastify(), publicUrl)()).toEqual(origins);
  });
});
