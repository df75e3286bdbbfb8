import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ExportFile } from '#protocol/exports/export-file.ts';
import { type LocalDate, localDateAt } from '#rules/activity/local-date.ts';
import { anyLog } from '#rules/testing/arbitraries.ts';
import { adding, done, editing, finishing, focusing, NOON } from '#rules/testing/builders.ts';
import { EXPORTED_AS } from '#server/documents/exported-tables.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { aReminderDevice, aWebhook } from '#server/testing/hostile-bodies.ts';
import { onBothServers, startTestServer } from '#server/testing/test-server.ts';

async function exported(hunter: ApiClient): Promise<ExportFile> {
  const { status, body } = await hunter.send('GET', '/api/export');
  expect(status).toBe(200);
  return body as ExportFile; // the route's own reply
}

function importing(hunter: ApiClient, commands: readonly unknown[], isTrial = false) {
  return hunter.send('POST', '/api/import', { uid: hunter.uid, isTrial, commands });
}

async function importAll(hunter: ApiClient, { hunter: { commands } }: ExportFile): Promise<void> {
  for (let at = 0; at < commands.length; at += 200) {
    const piece = commands.slice(at, at + 200).map(({ command }) => command);
    expect((await importing(hunter, piece)).status).toBe(200);
  }
}

/** The hunter but for the moments of transfer: what the server stamped when it took things in. */
function lasting({ hunter: { records, ...hunter } }: ExportFile): unknown {
  const without = (value: unknown, ...names: readonly string[]) =>
    JSON.parse(JSON.stringify(value, (name, one) => (names.includes(name) ? undefined : one)));
  return {
    ...without(hunter, 'recordedAt', 'timestamp'),
    records: without(records, 'createdAt', 'lastUpdated'),
  };
}

function today(): LocalDate {
  return localDateAt(Date.now(), 0, 0);
}

onBothServers((server) => {
  test('[SEC61] [Y1] one file holds the rows of every table that names a user, and no secret of theirs', async () => {
    const hunter = await server().hunter('exporter');
    const session = { sessionId: 's1', questId: 'q1', pomodoroCount: 1, startedAt: NOON } as const;
    await hunter.push([
      done(adding('q1'), today()),
      done(focusing('b1'), today()),
      done({ kind: 'raid.session', ...session }, today()),
      { kind: 'quest.done', v: 1, key: 'nonsense' },
    ]);
    await hunter.send('PUT', `/api/userProfiles/${hunter.uid}`, { goals: ['Read'] });
    await server().sql(
      `insert into mentor_usage values ('${hunter.uid}', '2026-11-15', 'turns', 1)`,
    );
    await server().sql(
      `insert into api_proposals values ('${hunter.uid}', 'p1', 't1', '{}', '${NOON}', null)`,
    );
    await server().sql(
      `insert into passkeys values ('${hunter.uid}', '${hunter.uid}', 'Phone', '${hunter.uid}', 'the-public-half', 0, '', '${NOON}', null)`,
    );
    const program = await hunter.program('quests:read');
    await hunter.send('POST', '/api/calendar', {});
    const device = aReminderDevice();
    await hunter.send('POST', '/api/reminders/device', device);
    const { body: webhook } = await hunter.send('POST', '/api/webhooks', aWebhook());
    await hunter.push([done(adding('told'), today()), done(finishing('told'), today())]);
    await server().sql(
      `insert into reminders_said values ('${hunter.uid}', 'q1', '2026-11-15', '07:30', '${NOON}', 'sent')`,
    );

    const { body: setUp } = await hunter.send('POST', '/api/auth/two-step/start', {
      password: hunter.password,
    });
    for (const row of [
      `mails (user_id, id, kind, recipient, sealed, state, attempts, next_at, expires_at, created_at) values ('${hunter.uid}', '${hunter.uid}', 'reset', 'r', 'sealed-words', 'sent', 1, '${NOON}', '${NOON}', '${NOON}')`,
      `email_changes values ('${hunter.uid}', 'next@example.test', 'digest-of-${hunter.uid}', '${NOON}', '${NOON}')`,
      `recovery_codes values ('${hunter.uid}', 'digest-of-a-code', '${NOON}', null)`,
    ]) {
      await server().sql(`insert into ${row}`);
    }

    const file = await exported(hunter);
    const tables =
      server().databaseUrl === ''
        ? `select m.name as name from sqlite_master m join pragma_table_info(m.name) c where c.name = 'user_id'`
        : `select table_name as name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'`;
    for (const row of await server().sql(tables)) {
      const { name } = row as { name: keyof typeof EXPORTED_AS }; // both queries say so
      const path: string = EXPORTED_AS[name];
      const part = path.split('.').reduce((value: unknown, step) => Object(value)[step], file);
      expect(Object.keys(Object(part)).length, `${name} at ${path}`).toBeGreaterThan(0);
    }
    expect(file.account.user).toMatchObject({ uid: hunter.uid, email: hunter.email });
    const text = JSON.stringify(file);
    const [, token = ''] = hunter.cookie.split('=');
    const secrets = [device.endpoint, hunter.password, decodeURIComponent(token), program.token];
    for (const secret of [
      ...secrets,
      Object(webhook).secret,
      Object(setUp).secret,
      'sealed-words',
      'digest-of-',
      '$argon2',
      'the-public-half',
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  test('[Y5] export, delete, sign up and import give the same hunter, but for ids of the account and the time of transfer', async () => {
    const log = fc.sample(fc.noShrink(anyLog), { numRuns: 8, seed: 7 }).flat();
    const hunter = await server().hunter('traveller');
    await hunter.push([
      done({ kind: 'hunter.onboard', roles: ['student'], fitnessTypes: [] }),
      done(adding('essay', { subtasks: [{ id: 's1', title: 'Outline' }] })),
      done(editing('e1', { title: 'Write it' }, 'essay')),
      done(finishing('essay')),
      ...log,
    ]);
    await hunter.send('PUT', `/api/userProfiles/${hunter.uid}`, { goals: ['Read'] });
    const before = await exported(hunter);
    expect(before.hunter.commands.length).toBeGreaterThan(10);

    const { password } = hunter;
    await hunter.send('POST', '/api/auth/delete-account', { password });
    const again = await server().hunter('traveller');
    expect(again.uid).not.toBe(hunter.uid);
    await importAll(again, before);
    const { profile } = before.hunter.records;
    await again.send('PUT', `/api/userProfiles/${again.uid}`, {
      ...Object(profile),
    });
    const after = await exported(again);
    expect(lasting(after)).toEqual(lasting(before));

    await importAll(again, before);
    expect(lasting(await exported(again))).toEqual(lasting(before));
  });

  test('[Y3] a trial tells what is new, known, refused or unknown, and changes nothing', async () => {
    const hunter = await server().hunter('careful');
    await hunter.push([done(adding('known'), today())]);
    const before = await exported(hunter);
    const commands = [
      done(adding('known'), today()),
      done(adding('new'), today()),
      { ...done(finishing('new'), today()), openSubtaskCount: 2 },
      { ...done(adding('later'), today()), v: 99 },
      { kind: 'quest.add', v: 1, key: 'add:x', title: '<script>' },
      null,
    ];
    const { status, body } = await importing(hunter, commands, true);
    expect(status).toBe(200);
    const { results } = body as { results: readonly { status: string; reason?: string }[] };
    expect(results.map((one) => one.status)).toEqual([
      'duplicate',
      'applied',
      'refused',
      'unknown',
      'refused',
      'refused',
    ]);
    expect(results[2]?.reason).toBe('subtasks-remain');
    expect((await exported(hunter)).hunter).toEqual(before.hunter);
  });

  test('[Y3] an import is nobody else’s, and at most 200 commands at a time', async () => {
    const hunter = await server().hunter('owner');
    const foreign = { uid: 'somebody', isTrial: false, commands: [] };
    expect((await hunter.send('POST', '/api/import', foreign)).status).toBe(403);
    const many = Array.from({ length: 201 }, () => null);
    expect((await importing(hunter, many)).status).toBe(400);
  });
});

test('[SEC30] [Y3] an import has a limit of its own, and spends none of the commands of the day', async () => {
  const DUSKGATE_LIMITS = 'commandsPerDay=1,importedCommandsPerDay=2';
  const server = await startTestServer('sqlite', { DUSKGATE_LIMITS });
  const hunter = await server.hunter('mover');
  const three = ['a', 'b', 'c'].map((id) => done(adding(id), today()));
  expect((await importing(hunter, three, true)).status).toBe(200);
  expect((await importing(hunter, three)).status).toBe(200);
  const spent = await importing(hunter, [done(adding('d'), today())]);
  expect([spent.status, Number(spent.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await hunter.push([done(adding('e'), today())])).results).toMatchObject([
    { status: 'applied' },
  ]);
  await server.close();
});
