import type { Insertable } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/schema.ts';
import { keepDevice } from '#server/reminders/devices.ts';
import { aHunter, anAccountsKit, GOOD_PASSWORD } from '#server/testing/accounts-kit.ts';
import { onBothEngines } from '#server/testing/both-engines.ts';

const AT = '2031-05-06T12:00:00.000Z';

/** A new table with a user_id must get a line here, or the test below says it has no row to lose. */
const SEEDS = {
  game_data: { epoch: 'e', rev: 1, schema: 1, doc: '{}', updated_at: AT },
  game_commands: {
    key: 'k',
    rev: 1,
    kind: 'login',
    day: '2031-05-06',
    xp: 0,
    body: '{}',
    device_id: 'd',
    recorded_at: AT,
  },
  refused_commands: { key: 'k', reason: 'r', body: '{}', device_id: 'd', refused_at: AT },
  daily_activities: {
    day: '2031-05-06',
    quests_completed: 0,
    pomodoros_completed: 0,
    xp_earned: 0,
    has_login: 1,
  },
  quest_sessions: { id: 's', quest_id: 'q', pomodoro_count: 1, started_at: AT, recorded_at: AT },
  user_records: { name: 'profile', fields: '{}', created_at: AT, last_updated: AT },
  mentor_usage: { day: '2031-05-06', kind: 'turns', used: 1 },
  api_tokens: {
    id: 't',
    name: 'n',
    digest: 'd',
    start: 's',
    scopes: 'quests:read',
    created_at: AT,
  },
  passkeys: {
    id: 'k',
    name: 'n',
    credential_id: 'c',
    public_key: 'p',
    counter: 0,
    transports: '',
    created_at: AT,
  },
  api_proposals: { id: 'p', token_id: 't', body: '{}', created_at: AT },
  calendar_feeds: { digest: 'c', created_at: AT },
  webhook_endpoints: {
    id: 'w',
    url: 'https://example.test/',
    events: 'level.up',
    secret: 's',
    state: 'on',
    skipped: 0,
    created_at: AT,
  },
  webhook_deliveries: {
    id: 'm',
    endpoint_id: 'w',
    type: 'level.up',
    body: '{}',
    state: 'waiting',
    attempts: 0,
    next_at: AT,
    created_at: AT,
  },
  mails: {
    id: 'l',
    kind: 'reset',
    recipient: 'r',
    sealed: 's',
    state: 'waiting',
    attempts: 0,
    next_at: AT,
    expires_at: AT,
    created_at: AT,
  },
  email_changes: { email: 'next@example.test', digest: 'd', expires_at: AT, created_at: AT },
  totp: { secret: 's', last_step: 0, failures: 0, retry_at: AT, created_at: AT },
  recovery_codes: { digest: 'd', created_at: AT },
  reminder_plans: { zone: 'UTC', next_at: AT, looked_at: AT, rev: 1 },
  reminders_said: {
    subject: 'q',
    day: '2031-05-06',
    slot: '07:30',
    claimed_at: AT,
    outcome: 'sent',
  },
} satisfies { [Name in keyof Tables]?: Omit<Insertable<Tables[Name]>, 'user_id'> };

/** Ids that no other user may have. */
function ownIds(uid: string): Readonly<Record<string, object>> {
  return {
    api_tokens: { id: uid, digest: uid },
    calendar_feeds: { digest: uid },
    mails: { id: uid },
    email_changes: { digest: uid },
    passkeys: { id: uid, credential_id: uid },
    webhook_endpoints: { id: uid },
    webhook_deliveries: { id: uid, endpoint_id: uid },
  };
}

async function tablesOfUsers({ db }: Database): Promise<readonly (keyof Tables)[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter(({ columns }) => columns.some(({ name }) => name === 'user_id'))
    .map(({ name }) => name as keyof Tables); // the schema names every table
}

async function rowCounts(database: Database, userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await tablesOfUsers(database)) {
    const rows = await database.db
      .selectFrom(table as 'sessions') // any of them: all have a user_id
      .select('user_id')
      .where('user_id', '=', userId)
      .execute();
    counts[table] = rows.length;
  }
  return counts;
}

onBothEngines((database) => {
  async function aSeededHunter() {
    const kit = await anAccountsKit(database());
    const hunter = await aHunter(kit.accounts);
    for (const [table, row] of Object.entries(SEEDS)) {
      const own = ownIds(hunter.uid)[table];
      const values = { ...row, ...own, user_id: hunter.uid };
      await database()
        .db.insertInto(table as keyof typeof SEEDS) // a key of it
        .values(values as never) // the row of that table, checked where it stands
        .execute();
    }
    await keepDevice(database().db, hunter.caller, { endpoint: 'e', p256dh: 'p', auth: 'a' }, AT);
    await kit.accounts.createResetLink(hunter.email);
    return { ...kit, hunter };
  }

  test('[SEC62] a deleted account leaves no row in any table of users', async () => {
    const { accounts, hunter, endedFor } = await aSeededHunter();
    const { uid, email, caller, cookie } = hunter;
    const before = await rowCounts(database(), uid);
    expect(Object.values(before).every((count) => count > 0)).toBe(true);
    expect(Object.keys(before).length).toBeGreaterThanOrEqual(Object.keys(SEEDS).length + 3);

    const deleted = await accounts.deleteAccount(caller, { password: GOOD_PASSWORD });

    expect(deleted).toEqual({ ok: true, value: true });
    const after = await rowCounts(database(), uid);
    expect(Object.values(after).every((count) => count === 0)).toBe(true);
    const { db } = database();
    expect(await accounts.userRecord(uid)).toBeUndefined();
    expect(
      await db.selectFrom('verifications').select('id').where('value', '=', uid).execute(),
    ).toEqual([]);
    expect(await accounts.callerOf(cookie)).toBeUndefined();
    expect(endedFor).toEqual([uid]);
    expect((await accounts.signIn({ email, password: GOOD_PASSWORD })).ok).toBe(false);
  });

  test('[SEC62] nothing is deleted without the password, and nothing of anybody else', async () => {
    const { accounts, hunter } = await aSeededHunter();
    const { hunter: other } = await aSeededHunter();
    const before = await rowCounts(database(), hunter.uid);

    const refused = await accounts.deleteAccount(hunter.caller, { password: 'not the password' });
    expect(refused).toEqual({ ok: false, failure: { kind: 'wrong-password' } });
    expect((await accounts.deleteAccount(other.caller, { password: GOOD_PASSWORD })).ok).toBe(true);

    expect(await rowCounts(database(), hunter.uid)).toEqual(before);
    expect(await accounts.callerOf(hunter.cookie)).toEqual(hunter.caller);
  });

  test('[SEC62] the e-mail of a deleted account can sign up anew', async () => {
    const { accounts, hunter } = await aSeededHunter();
    await accounts.deleteAccount(hunter.caller, { password: GOOD_PASSWORD });
    const again = await aHunter(accounts, hunter.email);
    expect(again.uid).not.toBe(hunter.uid);
    expect(await rowCounts(database(), again.uid)).toMatchObject({ game_data: 0, user_records: 0 });
  });
});
