import { expect, test } from 'vitest';
import { adding, done, finishing, focusing, NOON } from '#rules/testing/builders.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { aReminderDevice, aWebhook } from '#server/testing/hostile-bodies.ts';
import { listening } from '#server/testing/stream-client.ts';
import { onBothServers, type SharedServer } from '#server/testing/test-server.ts';

/** Rows of a user in every table that names one, as the database itself tells. */
async function rowsOf(server: SharedServer, uid: string): Promise<Record<string, number>> {
  const tables =
    server.databaseUrl === ''
      ? `select m.name as name from sqlite_master m join pragma_table_info(m.name) c where c.name = 'user_id'`
      : `select table_name as name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'`;
  const counts: Record<string, number> = {};
  for (const row of await server.sql(tables)) {
    const { name } = row as { name: string }; // both queries say so
    const rows = await server.sql(`select user_id from ${name} where user_id = '${uid}'`);
    counts[name] = rows.length;
  }
  return counts;
}

async function leaveSomethingEverywhere(hunter: ApiClient): Promise<void> {
  const session = { sessionId: 's1', questId: 'q1', pomodoroCount: 1, startedAt: NOON } as const;
  await hunter.push([
    done(focusing('b1')),
    done({ kind: 'raid.session', ...session }),
    { kind: 'quest.done', v: 1, key: 'nonsense' },
  ]);
  await hunter.send('PUT', `/api/userProfiles/${hunter.uid}`, { goals: ['Read'] });
  await hunter.send('POST', '/api/reminders/device', aReminderDevice());
  await hunter.program('quests:read');
  await hunter.send('POST', '/api/calendar', {});
  await hunter.send('POST', '/api/webhooks', aWebhook());
  await hunter.push([done(adding('told')), done(finishing('told'))]);
}

onBothServers((server) => {
  test('[SEC62] deletion needs the password, takes every row of every table, closes streams and frees the e-mail', async () => {
    const hunter = await server().hunter('ana');
    await leaveSomethingEverywhere(hunter);
    await server().sql(
      `insert into mentor_usage values ('${hunter.uid}', '2026-11-15', 'turns', 1)`,
    ); // no key, no mentor
    await server().sql(
      `insert into reminders_said values ('${hunter.uid}', 'q1', '2026-11-15', '07:30', '${NOON}', 'sent')`,
    );
    await server().sql(
      `insert into api_proposals values ('${hunter.uid}', 'p1', 't1', '{}', '${NOON}', null)`,
    );
    for (const row of [
      `mails (user_id, id, kind, recipient, sealed, state, attempts, next_at, expires_at, created_at) values ('${hunter.uid}', '${hunter.uid}', 'reset', 'r', 's', 'sent', 1, '${NOON}', '${NOON}', '${NOON}')`,
      `email_changes (user_id, email, digest, expires_at, created_at) values ('${hunter.uid}', 'b@example.test', '${hunter.uid}', '${NOON}', '${NOON}')`,
      `totp (user_id, secret, last_step, failures, retry_at, created_at) values ('${hunter.uid}', 's', 0, 0, '${NOON}', '${NOON}')`,
      `recovery_codes (user_id, digest, created_at) values ('${hunter.uid}', 'd', '${NOON}')`,
      `passkeys (id, user_id, name, credential_id, public_key, counter, transports, created_at) values ('${hunter.uid}', '${hunter.uid}', 'k', '${hunter.uid}', 'p', 0, '', '${NOON}')`,
    ]) {
      await server().sql(`insert into ${row}`);
    }
    const before = await rowsOf(server(), hunter.uid);
    expect(Object.keys(before).length).toBeGreaterThanOrEqual(8);
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
    const stream = await listening(hunter);

    const wrong = await hunter.send('POST', '/api/auth/delete-account', {
      password: 'not mine at all',
    });
    expect([wrong.status, await rowsOf(server(), hunter.uid)]).toEqual([403, before]);
    const { password } = hunter;
    expect((await hunter.send('POST', '/api/auth/delete-account', { password })).status).toBe(200);

    await stream.ended;
    const after = await rowsOf(server(), hunter.uid);
    expect(Object.entries(after).filter(([, count]) => count > 0)).toEqual([]);
    await expect(hunter.push([done(focusing('b2'))])).rejects.toThrow('401');
    const again = await server().hunter('ana');
    expect(again.uid).not.toBe(hunter.uid);
    expect((await again.send('GET', '/api/sync/log')).body).toMatchObject({ rev: 0 });
  });

  test('[SEC62] pushes under way when the account goes are done before it or told 401, and none comes back', async () => {
    const hunter = await server().hunter('bob');
    await hunter.push([done(focusing('b0'))]);
    const { password } = hunter;
    const statusOf = async (index: number) => {
      const pushed = hunter.push([done(focusing(`b${index}`))]);
      return pushed.then(() => '200').catch((refused: Error) => refused.message.split(' ')[2]);
    };
    const early = Array.from({ length: 10 }, (_, index) => statusOf(index + 1));
    const gone = hunter.send('POST', '/api/auth/delete-account', { password });
    const pushes = [...early];
    for (let index = 100; index < 160; index += 1) {
      pushes.push(statusOf(index));
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
    expect((await gone).status).toBe(200);
    const statuses = new Set(await Promise.all(pushes));
    expect([...statuses].filter((status) => status !== '200' && status !== '401')).toEqual([]);
    expect(await statusOf(999)).toBe('401');
    const after = await rowsOf(server(), hunter.uid);
    expect(Object.entries(after).filter(([, count]) => count > 0)).toEqual([]);
  });
});
