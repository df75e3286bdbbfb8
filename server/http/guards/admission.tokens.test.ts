import { describe, expect, test } from 'vitest';
import { TOKEN_SCOPES, type TokenScope } from '#protocol/replies/api-tokens.ts';
import {
  ANNA,
  AS_ANNA,
  aGuardedApp,
  ask,
  HOME,
  ROWS,
  SECRET,
} from '#server/testing/guarded-app.ts';

const USER_ROWS = ROWS.filter(({ access }) => access === 'user');
const OPEN_ROWS = USER_ROWS.filter(({ scope }) => scope !== undefined);

function withToken(scopes: readonly TokenScope[], limits = {}) {
  const token = { id: 't1', name: 'Shortcut', scopes };
  return aGuardedApp({
    callerOfToken: async (secret) => (secret === 'dg_pat_good' ? { ...ANNA, token } : null),
    ...(Object.keys(limits).length > 0 && { limits }),
  });
}

const AS_TOKEN = { authorization: 'Bearer dg_pat_good' };

/** What a token of one scope gets, and whether it reached the handler. */
async function tried({ method, urlFor }: (typeof USER_ROWS)[number], held: TokenScope) {
  const { app, reached } = withToken([held]);
  const reply = await ask(app, { method, url: urlFor('anna') }, AS_TOKEN);
  const { code = 'reached' } = reply.json();
  return [reply.statusCode, code, reached.length, reply.body.includes(SECRET)];
}

describe('[AP2] a token opens what its scopes name, and a route without a scope not at all', () => {
  test.each(USER_ROWS)('$row', async (row) => {
    const refusal = row.scope === undefined ? 'token-not-accepted' : 'missing-scope';
    for (const held of TOKEN_SCOPES) {
      const expected = held === row.scope ? [200, 'reached', 1, true] : [403, refusal, 0, false];
      expect(await tried(row, held)).toEqual(expected);
    }
  });
});

test('[AP2] accounts, sessions, export, import and tokens are closed to every token', () => {
  const closed = USER_ROWS.filter(({ scope }) => scope === undefined).map(({ path }) => path);
  for (const path of ['/api/tokens', '/api/export', '/api/import', '/api/auth/sessions']) {
    expect(closed).toContain(path);
  }
  expect(OPEN_ROWS.every(({ path }) => /^\/(api\/v1\/|mcp$)/.test(path))).toBe(true);
});

test('[AP2] a wrong token is 401, whatever cookie is sent beside it', async () => {
  const { app, reached } = withToken(TOKEN_SCOPES);
  for (const { method, urlFor } of USER_ROWS) {
    for (const secret of ['dg_pat_bad', '', 'anna']) {
      const headers = { ...AS_ANNA, authorization: `Bearer ${secret}` };
      const reply = await ask(app, { method, url: urlFor('anna') }, headers);
      expect([reply.statusCode, reply.json().code]).toEqual([401, 'bad-token']);
      expect(reply.headers['www-authenticate']).toContain('Bearer');
    }
  }
  expect(reached).toEqual([]);
});

test('[AP2] the password of a proxy is no token: the session counts', async () => {
  const { app, reached } = withToken(TOKEN_SCOPES);
  const headers = { ...AS_ANNA, authorization: 'Basic dXNlcjpwYXNz' };
  const reply = await ask(app, { method: 'GET', url: '/api/sync/log' }, headers);
  expect(reply.statusCode).toBe(200);
  expect(reached).toEqual(['anna']);
});

test('[AP2] [SEC16] a token needs no origin of ours, but JSON; a cookie needs both', async () => {
  const { app } = withToken(TOKEN_SCOPES);
  const from = { origin: 'https://automation.example', 'sec-fetch-site': 'cross-site' };
  const target = { method: 'POST', url: '/api/v1/quests' } as const;
  expect((await ask(app, target, { ...AS_TOKEN, ...from })).statusCode).toBe(200);
  expect((await ask(app, target, { ...AS_ANNA, ...from })).statusCode).toBe(403);
  expect((await ask(app, target, { ...AS_ANNA, origin: HOME })).statusCode).toBe(200);
  const asText = { ...AS_TOKEN, 'content-type': 'text/plain' };
  expect((await ask(app, target, asText)).statusCode).toBe(415);
  const closed = { method: 'POST', url: '/api/tokens' } as const;
  expect((await ask(app, closed, { ...AS_TOKEN, ...from })).statusCode).toBe(403);
});

test('[AP3] a token has a limit of its own, and spends its user’s as well', async () => {
  const get = { method: 'GET', url: '/api/v1/today' } as const;
  const ofToken = withToken(TOKEN_SCOPES, { tokenPerMinute: 2, readsPerMinute: 100 });
  const statuses = [];
  for (let index = 0; index < 3; index += 1) {
    statuses.push((await ask(ofToken.app, get, AS_TOKEN)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 429]);
  expect((await ask(ofToken.app, get, AS_ANNA)).statusCode).toBe(200);

  const ofUser = withToken(TOKEN_SCOPES, { tokenPerMinute: 100, readsPerMinute: 1 });
  expect((await ask(ofUser.app, get, AS_TOKEN)).statusCode).toBe(200);
  expect((await ask(ofUser.app, get, AS_ANNA)).statusCode).toBe(429);
});

test('[AP3] guessed tokens use up what their address may ask', async () => {
  const { app } = withToken(TOKEN_SCOPES, { readsPerMinute: 2 });
  const statuses = [];
  for (const secret of ['dg_pat_1', 'dg_pat_2', 'dg_pat_3']) {
    const headers = { authorization: `Bearer ${secret}` };
    statuses.push((await ask(app, { method: 'GET', url: '/api/v1/today' }, headers)).statusCode);
  }
  expect(statuses).toEqual([401, 401, 429]);
});
