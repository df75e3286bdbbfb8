import { beforeAll, expect, test } from 'vitest';
import { done, finishing, NOON } from '#rules/testing/builders.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { onBothServers } from '#server/testing/test-server.ts';

const FAULT = {
  code: 'unexpected',
  message: 'Something went wrong on our side.',
  requestId: expect.stringMatching(/^[\da-f]{12}$/),
};

onBothServers((server) => {
  let shared: ApiClient;
  beforeAll(async () => {
    shared = await server().hunter('dora');
  });

  /** Takes a table away, lets something happen, and puts it back. */
  async function without<Value>(table: string, happen: () => Promise<Value>): Promise<Value> {
    await server().sql(`alter table ${table} rename to lost_${table}`);
    try {
      return await happen();
    } finally {
      await server().sql(`alter table lost_${table} rename to ${table}`);
    }
  }

  test.each([
    ['game_commands', 'GET', '/api/sync/log'],
    ['game_data', 'GET', '/api/sync/document'],
    ['daily_activities', 'GET', '/api/dailyActivities?from=2026-01-01&to=2026-12-31'],
    ['user_records', 'GET', '/api/userProfiles/:uid'],
    ['user_records', 'PUT', '/api/userProfiles/:uid'],
    ['quest_sessions', 'GET', '/api/questSessions'],
    ['quest_sessions', 'POST', '/api/questSessions'],
    ['accounts', 'POST', '/api/auth/delete-account'],
    ['accounts', 'POST', '/api/auth/sign-in'],
  ])(
    '[SEC57] without %s, %s %s says that it failed, and nothing of why',
    async (table, method, path) => {
      const isEnding = path === '/api/auth/delete-account';
      const hunter = isEnding ? await server().hunter('leaver') : shared;
      const { email, password } = hunter;
      const session = { questId: 'q1', pomodoroCount: 1, startedAt: NOON };
      const bodies: Record<string, unknown> = {
        '/api/auth/sign-in': { email, password },
        '/api/auth/delete-account': { password },
        '/api/questSessions': session,
      };
      const body = method === 'GET' ? undefined : (bodies[path] ?? { goals: [] });
      const ask = () => hunter.send(method, path.replace(':uid', hunter.uid), body);

      const { status, body: said, headers } = await without(table, ask);
      expect([status, said]).toEqual([500, FAULT]);
      expect(headers.get('cache-control')).toContain('no-store');
      const { requestId } = said as { requestId: string }; // matched above
      await expect.poll(() => server().process.output().stderr).toContain(requestId);
      expect((await ask()).status).toBe(200);
    },
  );

  test('[SEC57] a push that breaks at its last step leaves nothing behind, and can be sent again', async () => {
    const hunter = await server().hunter('ana');
    const draft = [done(finishing('q1'))];
    await without('daily_activities', () =>
      expect(hunter.push(draft)).rejects.toThrow('push failed: 500'),
    );
    expect((await hunter.send('GET', '/api/sync/log')).body).toMatchObject({
      rev: 0,
      commands: [],
    });
    expect((await hunter.push(draft)).results).toMatchObject([{ status: 'applied' }]);
  });

  test('[SEC57] a sign-up that breaks in the middle leaves no half of an account', async () => {
    const account = {
      email: 'half@example.test',
      password: 'seven lanterns by the gate',
      displayName: 'Ana',
    };
    const client = new ApiClient(server().address);
    const signUp = () => client.send('POST', '/api/auth/sign-up', account);
    expect((await without('accounts', signUp)).body).toEqual(FAULT);
    expect(await server().sql(`select id from users where email = '${account.email}'`)).toEqual([]);
    expect((await signUp()).status).toBe(200);
  });

  test('[SEC57] when sessions cannot be looked up nobody gets in', async () => {
    const hunter = await server().hunter('bob');
    const replies = await without('sessions', async () => [
      await hunter.send('GET', '/api/sync/document'),
      await hunter.send('GET', `/api/users/${hunter.uid}`),
    ]);
    for (const { status, body } of replies) {
      expect([status, Object.keys(body ?? {})]).toEqual([503, ['code', 'message', 'requestId']]);
    }
    expect((await hunter.send('GET', '/api/sync/document')).status).toBe(200);
  });

  test('[SEC57] a sign-out that cannot end the session says so, and leaves the cookie', async () => {
    const hunter = await server().hunter('cem');
    const signOut = () => hunter.send('POST', '/api/auth/sign-out', {});
    const { status, body, headers } = await without('sessions', signOut);
    expect([status, body, headers.getSetCookie()]).toEqual([500, FAULT, []]);
    expect((await hunter.send('GET', '/api/sync/document')).status).toBe(200);
  });
});
