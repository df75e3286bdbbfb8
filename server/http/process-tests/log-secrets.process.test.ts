import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adding, done } from '#rules/testing/builders.ts';
import type { Engine } from '#server/database/database.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { freshPostgresUrl } from '#server/testing/postgres-database.ts';
import { builtProgram, launchNode } from '#server/testing/running-server.ts';
import { startTestServer, type TestServer, WIDE_LIMITS } from '#server/testing/test-server.ts';

const CANARY = 'canary';
const SECRETS = {
  AUTH_SECRET: `${CANARY}-auth-secret-0123456789abcdef`,
  MENTOR_API_KEY: `${CANARY}-mentor-key`,
  PUBLIC_URL: '',
};
const PASSWORD = `the ${CANARY} sings at dusk`;
const NEXT = `another ${CANARY} sings at dawn`;

/** Accepted by the test's PostgreSQL, which trusts everybody: only the log must not say it. */
async function urlWithPassword(): Promise<string> {
  const url = new URL(await freshPostgresUrl());
  url.password = `${CANARY}-database-password`;
  return url.href;
}

describe.each<Engine>(['sqlite', 'postgres'])('on %s', (engine) => {
  let server: TestServer;
  let settings: Record<string, string>;
  const cookies: string[] = [];
  const tokens: string[] = [];
  const lines = () => server.process.output().stderr.trimEnd().split('\n');
  const events = () => lines().map((line) => JSON.parse(line).event);

  beforeAll(async () => {
    const DUSKGATE_LIMITS = WIDE_LIMITS.replace(/readsPerMinute=\d+/, 'readsPerMinute=5');
    const DATABASE_URL = engine === 'postgres' ? await urlWithPassword() : '';
    settings = { ...SECRETS, DUSKGATE_LIMITS, DATABASE_URL };
    server = await startTestServer(engine, settings);
  });
  afterAll(() => server.close());

  async function resetToken(email: string): Promise<string> {
    const environment = { ...settings, DATA_DIR: server.dataDir };
    const command = launchNode([builtProgram('reset-link'), email], tmpdir(), environment);
    await command.ended;
    return /#token=(\S+)/.exec(command.output().stdout)?.[1] ?? '';
  }

  /** A hunter's whole life: what goes well, what is refused, and what breaks. */
  async function live(): Promise<ApiClient> {
    const hunter = new ApiClient(server.address);
    const email = `${CANARY}.bird@example.test`;
    const post = (path: string, body: unknown) => hunter.send('POST', path, body);
    const enter = async (path: string, body: unknown) => {
      const { headers, body: reply } = await post(path, body);
      hunter.cookie = headers.getSetCookie()[0]?.split(';')[0] ?? hunter.cookie;
      cookies.push(hunter.cookie);
      return reply;
    };
    const account = { email, password: PASSWORD };
    const made = await enter('/api/auth/sign-up', { ...account, displayName: `${CANARY} Vale` });
    hunter.uid = (made as { user: { uid: string } }).user.uid; // the route's own reply
    await post('/api/auth/sign-up', { ...account, displayName: `${CANARY} again` });
    await post('/api/auth/sign-in', { email, password: `wrong ${CANARY}` });
    await enter('/api/auth/sign-in', account);
    await hunter.push([
      done(adding('q1', { title: `${CANARY} title\n{"level":30}` })),
      { kind: 'quest.done', v: 1, key: `${CANARY}\nkey` },
    ]);
    await enter('/api/auth/change-password', { current: PASSWORD, next: NEXT });
    await post('/api/auth/reset-password', { token: await resetToken(email), password: PASSWORD });
    await enter('/api/auth/sign-in', account);
    await hunter.send('GET', `/api/sync/log?since=${CANARY}`);
    await hunter.send('GET', `/api/users/${CANARY}-somebody`);
    await fetch(`${server.address}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: hunter.cookie, 'user-agent': CANARY },
      body: `{"password":"${PASSWORD}`,
    });
    await knock(hunter);
    for (let read = 0; read < 6; read += 1) await hunter.send('GET', '/api/sync/document');
    return hunter;
  }

  /** What programs do with tokens that are good, wrong, revoked and too weak. */
  async function knock(hunter: ApiClient): Promise<void> {
    const program = await hunter.program('quests:write');
    tokens.push(program.token);
    await program.send('POST', '/api/v1/quests', { title: `${CANARY} by token` });
    await program.send('GET', '/api/v1/today');
    await program.send('POST', '/mcp', { [CANARY]: CANARY });
    await hunter.send('POST', '/api/tokens/revoke', { id: program.tokenId });
    await program.send('POST', '/api/v1/quests', { title: CANARY });
    program.token = `dg_pat_${CANARY}`;
    await program.send('GET', '/api/v1/today');
  }

  test('[SEC55] a life with canaries in every secret place leaves none of them in the log', async () => {
    const hunter = await live();
    await server.sql(
      engine === 'postgres'
        ? `alter table user_records add constraint broken check (fields not like '%${CANARY}%')`
        : 'drop table user_records',
    );
    const broken = await hunter.send('PUT', `/api/userProfiles/${hunter.uid}`, {
      goals: [`${CANARY} goal`],
    });
    expect(broken.status).toBe(500);
    await hunter.send('POST', '/api/auth/delete-account', { password: PASSWORD });

    expect(lines().some((line) => JSON.parse(line).level === 50)).toBe(true);
    for (const line of lines()) expect(line).not.toContain(CANARY);
    const values = cookies.flatMap((cookie) =>
      decodeURIComponent(cookie.split('=')[1] ?? '').split('.'),
    );
    expect(values.length).toBeGreaterThanOrEqual(8);
    expect(tokens).toHaveLength(1);
    for (const value of [...values, ...tokens])
      expect(server.process.output().stderr).not.toContain(value);
  });

  test('[SEC56] the line of docs/operations.md for fail2ban finds the address of who fails to sign in, and nobody else', () => {
    const manual = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    const failregex = /^failregex = (.+)$/m.exec(manual)?.[1] ?? '';
    const pattern = new RegExp(failregex.replace('<ADDR>', '([\\da-f:.]+)'));
    const found = lines().filter((line) => pattern.test(line));

    expect(found.length).toBeGreaterThan(0);
    for (const line of found) {
      expect(JSON.parse(line).event).toMatch(
        /^(sign-in-failed|attempts-limited|password-check-failed|code-refused)$/,
      );
      expect(pattern.exec(line)?.[1]).toBe('127.0.0.1');
    }
    expect(found).toHaveLength(events().filter((event) => event === 'sign-in-failed').length);
  });

  test('[SEC55] every line is one JSON record, whatever stood in a title, a key or an error', () => {
    for (const line of lines())
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
  });

  test('[SEC56] entering, failing to, foreign data, limits and the end of an account are events', () => {
    expect(new Set(events().filter((event) => event !== 'storage-checked'))).toEqual(
      new Set([
        undefined, // the address it listens at, and what broke
        'sign-up',
        'sign-in-failed',
        'sign-in',
        'password-changed',
        'password-reset',
        'refused',
        'token-made',
        'token-revoked',
        'account-deleted',
      ]),
    );
    const refusals = lines()
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event === 'refused')
      .map(({ code, route, userId }) => ({ code, route, hasUser: typeof userId === 'string' }));
    expect(refusals).toContainEqual({
      code: 'forbidden',
      route: 'GET /api/users/:uid',
      hasUser: true,
    });
    expect(refusals).toContainEqual({
      code: 'rate-limited',
      route: 'GET /api/sync/document',
      hasUser: true,
    });
  });
});
