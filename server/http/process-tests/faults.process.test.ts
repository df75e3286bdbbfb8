import { expect, test } from 'vitest';
import { done, finishing, NOON } from '#rules/testing/builders.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { inBothHouses } from '#server/testing/house.ts';

const FAULT = {
  code: 'unexpected',
  message: 'Something went wrong on our side.',
  requestId: expect.stringMatching(/^[\da-f-]{36}$/),
};

let hunterCount = 0;

inBothHouses((house) => {
  /** Takes a table away, lets something happen, and puts it back. */
  async function without<Value>(table: string, happen: () => Promise<Value>): Promise<Value> {
    await house().sql(`alter table ${table} rename to lost_${table}`);
    try {
      return await happen();
    } finally {
      await house().sql(`alter table lost_${table} rename to ${table}`);
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
      const hunter = await house().hunter(`hunter-${hunterCount++}`);
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
      expect(house().server.output().stderr).toContain(requestId);
      expect((await ask()).status).toBe(200);
    },
  );

  test('[SEC57] a push that breaks at its last step leaves nothing behind, and can be sent again', async () => {
    const hunter = await house().hunter('ana');
    const deed = [done(finishing('q1'))];
    await without('daily_activities', () =>
      expect(hunter.push(deed)).rejects.toThrow('push failed: 500'),
    );
    expect((await hunter.send('GET', '/api/sync/log')).body).toMatchObject({
      rev: 0,
      commands: [],
    });
    expect((await hunter.push(deed)).results).toMatchObject([{ status: 'applied' }]);
  });

  test('[SEC57] a sign-up that breaks in the middle leaves no half of an account', async () => {
    const account = {
      email: 'half@example.test',
      password: 'seven lanterns by the gate',
      displayName: 'Ana',
    };
    const client = new ApiClient(house().address);
    const signUp = () => client.send('POST', '/api/auth/sign-up', account);
    expect((await without('accounts', signUp)).body).toEqual(FAULT);
    expect(await house().sql(`select id from users where email = '${account.email}'`)).toEqual([]);
    expect((await signUp()).status).toBe(200);
  });

  test('[SEC57] when sessions cannot be looked up nobody gets in', async () => {
    const hunter = await house().hunter('bob');
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
    const hunter = await house().hunter('cem');
    const signOut = () => hunter.send('POST', '/api/auth/sign-out', {});
    const { status, body, headers } = await without('sessions', signOut);
    expect([status, body, headers.getSetCookie()]).toEqual([500, FAULT, []]);
    expect((await hunter.send('GET', '/api/sync/document')).status).toBe(200);
  });
});
