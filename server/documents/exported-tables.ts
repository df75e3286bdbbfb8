import type { DailyActivity } from '#rules/activity/daily-activity.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { Trx } from '#server/database/database.ts';
import type { Tables } from '#server/database/schema.ts';

type OwnedTable = {
  [Name in keyof Tables]: 'user_id' extends keyof Tables[Name] ? Name : never;
}[keyof Tables];

/**
 * The place of each table of users in the export. A new table that is missing here does not compile.
 * @internal its test compares it with the database
 */
export const EXPORTED_AS: Readonly<Record<OwnedTable, string>> = {
  sessions: 'account.signIns',
  accounts: 'account.signInMethods',
  passkeys: 'account.passkeys',
  mentor_usage: 'account.mentorUsage',
  reminder_devices: 'account.reminders.devices',
  reminder_plans: 'account.reminders.zone',
  reminders_said: 'account.reminders.said',
  webhook_endpoints: 'account.webhooks.endpoints',
  webhook_deliveries: 'account.webhooks.deliveries',
  refused_commands: 'account.refused',
  api_tokens: 'account.tokens',
  calendar_feeds: 'account.calendarFeeds',
  api_proposals: 'account.proposals',
  mails: 'account.mails',
  email_changes: 'account.emailChanges',
  totp: 'account.twoStep',
  recovery_codes: 'account.recoveryCodes',
  game_data: 'hunter.document',
  game_commands: 'hunter.commands',
  daily_activities: 'hunter.dailyActivities',
  quest_sessions: 'hunter.questSessions',
  user_records: 'hunter.records',
};

/**
 * The user's sessions, without their tokens: neither tokens nor passwords are exported, not even
 * hashed.
 */
export async function signInsOf(trx: Trx, userId: string) {
  const rows = await trx
    .selectFrom('sessions')
    .select(['created_at', 'updated_at', 'expires_at', 'ip_address', 'user_agent'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => ({
    createdAt: row.created_at,
    lastUsedAt: row.updated_at,
    expiresAt: row.expires_at,
    address: row.ip_address,
    userAgent: row.user_agent,
  }));
}

/** How the user can sign in, without the password. */
export async function signInMethodsOf(trx: Trx, userId: string) {
  const rows = await trx
    .selectFrom('accounts')
    .select(['provider_id', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => ({
    method: row.provider_id,
    createdAt: row.created_at,
    changedAt: row.updated_at,
  }));
}

/** The user's passkeys: their names and when they were used; the keys themselves open nothing elsewhere. */
export function passkeysOf(trx: Trx, userId: string) {
  return trx
    .selectFrom('passkeys')
    .select(['name', 'created_at', 'last_used_on'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** The user's personal tokens: their names and what they may do, never what opens the door. */
export function tokensOf(trx: Trx, userId: string) {
  return trx
    .selectFrom('api_tokens')
    .select(['name', 'start', 'scopes', 'created_at', 'expires_at', 'last_used_on', 'revoked_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** When the secret address of the calendar was made; the address itself is stored nowhere. */
export function calendarFeedsOf(trx: Trx, userId: string) {
  return trx
    .selectFrom('calendar_feeds')
    .select('created_at')
    .where('user_id', '=', userId)
    .execute();
}

/** What assistants proposed to the user. */
export async function proposalsOf(trx: Trx, userId: string) {
  const rows = await trx
    .selectFrom('api_proposals')
    .select(['body', 'created_at', 'decision'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ body, created_at, decision }) => ({
    proposal: JSON.parse(body),
    createdAt: created_at,
    decision,
  }));
}

/** Mails of the last day, without address and words. */
export async function mailsOf(trx: Trx, userId: string) {
  const rows = await trx
    .selectFrom('mails')
    .select(['kind', 'state', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ kind, state, created_at: createdAt }) => ({ kind, state, createdAt }));
}

/** An address that waits to be confirmed. */
export async function emailChangesOf(trx: Trx, userId: string) {
  const rows = await trx
    .selectFrom('email_changes')
    .select(['email', 'created_at'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ email, created_at: createdAt }) => ({ email, createdAt }));
}

/** Since when codes are asked for at sign-in; neither the secret nor any code. */
export async function twoStepOf(trx: Trx, userId: string) {
  const rows = await trx
    .selectFrom('totp')
    .select(['created_at', 'confirmed_at'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => ({ createdAt: row.created_at, confirmedAt: row.confirmed_at }));
}

export async function recoveryCodesOf(trx: Trx, userId: string) {
  const rows = await trx
    .selectFrom('recovery_codes')
    .select(['created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('used_at')
    .execute();
  return rows.map((row) => ({ createdAt: row.created_at, usedAt: row.used_at }));
}

export function mentorUsageOf(trx: Trx, userId: string) {
  return trx
    .selectFrom('mentor_usage')
    .select(['day', 'kind', 'used'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .orderBy('kind')
    .execute();
}

/** Devices that are reminded, without what it takes to reach them; the zone; what was said lately. */
export async function remindersOf(trx: Trx, userId: string) {
  const devices = await trx
    .selectFrom('reminder_devices')
    .select('created_at')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const plans = await trx
    .selectFrom('reminder_plans')
    .select('zone')
    .where('user_id', '=', userId)
    .execute();
  const said = await trx
    .selectFrom('reminders_said')
    .select(['subject', 'day', 'slot', 'outcome'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .orderBy('slot')
    .orderBy('subject')
    .execute();
  return {
    devices: devices.map(({ created_at: createdAt }) => ({ createdAt })),
    zone: plans.map(({ zone }) => zone),
    said: said.map(({ subject, ...one }) => ({ questId: subject, ...one })),
  };
}

/** Where the user is called, without the secrets; and what was sent there lately or waits. */
export async function webhooksOf(trx: Trx, userId: string) {
  const endpoints = await trx
    .selectFrom('webhook_endpoints')
    .select(['url', 'events', 'state', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const deliveries = await trx
    .selectFrom('webhook_deliveries')
    .select(['id', 'type', 'body', 'state', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return {
    endpoints: endpoints.map(({ created_at: createdAt, ...one }) => ({ ...one, createdAt })),
    deliveries: deliveries.map(({ created_at: createdAt, body, ...one }) => ({
      ...one,
      ...(body !== '' && { message: JSON.parse(body) }),
      createdAt,
    })),
  };
}

export async function activitiesOf(trx: Trx, userId: string): Promise<readonly DailyActivity[]> {
  const rows = await trx
    .selectFrom('daily_activities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('day')
    .execute();
  return rows.map((row) => ({
    date: row.day as LocalDate, // the table's only writer takes a LocalDate
    questsCompleted: row.quests_completed,
    pomodorosCompleted: row.pomodoros_completed,
    xpEarned: row.xp_earned,
    hasLogin: row.has_login === 1,
  }));
}

export async function questSessionsOf(trx: Trx, userId: string) {
  const rows = await trx
    .selectFrom('quest_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('started_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    questId: row.quest_id,
    pomodoroCount: row.pomodoro_count,
    startedAt: row.started_at,
    timestamp: row.recorded_at,
  }));
}

export async function recordsOf(trx: Trx, userId: string) {
  const rows = await trx
    .selectFrom('user_records')
    .select(['name', 'fields', 'created_at', 'last_updated'])
    .where('user_id', '=', userId)
    .orderBy('name')
    .execute();
  return Object.fromEntries(
    rows.map((row) => [
      row.name,
      { ...JSON.parse(row.fields), createdAt: row.created_at, lastUpdated: row.last_updated },
    ]),
  );
}
