import { statfs } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { isoOf, msOf } from '#server/auth/sessions/session-lifetime.ts';
import type { Clock } from '#server/database/clock.ts';
import { type Database, databaseBytes, type Engine } from '#server/database/database.ts';
import type { Tables } from '#server/database/schema.ts';

const DAY_MS = 86_400_000;
/** More are counted and not listed. */
const MAX_LISTED = 500;

/** A user as the operator may see them: nothing that they have written but their address. */
type ListedUser = {
  readonly id: string;
  readonly email: string;
  readonly createdMs: number;
  readonly seenMs: number;
};

/** What the operator sees of the server; nobody's quests are among it. */
export type Overview = {
  readonly users: readonly ListedUser[];
  readonly userCount: number;
  readonly engine: Engine;
  readonly databaseBytes: number;
  /** Of the disk of the data; undefined where the database is elsewhere. */
  readonly freeBytes: number | undefined;
  readonly webhooks: {
    readonly working: number;
    readonly switchedOff: number;
    readonly waiting: number;
    readonly oldestWaitingMs: number | undefined;
    readonly givenUp: number;
  };
  /** Of the last day. */
  readonly mails: {
    readonly waiting: number;
    readonly oldestWaitingMs: number | undefined;
    readonly sent: number;
    readonly givenUp: number;
    /** How the mail server answered last. */
    readonly lastOutcome: string | undefined;
  };
  readonly reminders: {
    readonly devices: number;
    readonly failingDevices: number;
    readonly sent: number;
    readonly failed: number;
    readonly lost: number;
    readonly overdue: number;
  };
};

export async function readOverview(
  database: Database,
  clock: Clock,
  dataDir: string,
): Promise<Overview> {
  const { db, engine } = database;
  const nowMs = clock.nowMs();
  const [users, bytes, webhooks, mails, reminders] = await Promise.all([
    listUsers(db),
    databaseBytes(database),
    webhookHealth(db),
    mailHealth(db),
    reminderHealth(db, nowMs),
  ]);
  const freeBytes = engine === 'sqlite' ? await freeBytesOf(dataDir) : undefined;
  return { ...users, engine, databaseBytes: bytes, freeBytes, webhooks, mails, reminders };
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Who was here last comes first. */
async function listUsers(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'created_at', 'last_login'])
    .select(({ selectFrom }) =>
      selectFrom('sessions')
        .select(({ fn }) => fn.max('updated_at').as('at'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .as('used_at'),
    )
    .execute();
  const users = rows.map(
    (row): ListedUser => ({
      id: row.id,
      email: row.email,
      createdMs: msOf(row.created_at),
      seenMs: Math.max(msOf(row.last_login), row.used_at === null ? 0 : msOf(row.used_at)),
    }),
  );
  const latestFirst = users.toSorted((one, other) => other.seenMs - one.seenMs);
  return { users: latestFirst.slice(0, MAX_LISTED), userCount: users.length };
}

/** How many rows there are of each value of a column. */
function counted(rows: readonly { readonly value: string; readonly count: string | number }[]) {
  const counts = new Map(rows.map(({ value, count }) => [value, Number(count)]));
  return (value: string) => counts.get(value) ?? 0;
}

async function webhookHealth(db: Kysely<Tables>): Promise<Overview['webhooks']> {
  const count = sql<number>`count(*)`.as('count');
  const states = await db
    .selectFrom('webhook_endpoints')
    .select(['state as value', count])
    .groupBy('state')
    .execute();
  const deliveries = await db
    .selectFrom('webhook_deliveries')
    .select(['state as value', count])
    .groupBy('state')
    .execute();
  const oldest = await db
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => fn.min('created_at').as('at'))
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  const all = states.reduce((sum, row) => sum + Number(row.count), 0);
  const working = counted(states)('on');
  return {
    working,
    switchedOff: all - working,
    waiting: counted(deliveries)('waiting'),
    oldestWaitingMs: oldest?.at ? msOf(oldest.at) : undefined,
    givenUp: counted(deliveries)('given-up'),
  };
}

async function mailHealth(db: Kysely<Tables>): Promise<Overview['mails']> {
  const states = await db
    .selectFrom('mails')
    .select(['state as value', sql<number>`count(*)`.as('count')])
    .groupBy('state')
    .execute();
  const oldest = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.min('created_at').as('at'))
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  // What still waits comes first: its next try lies ahead.
  const last = await db
    .selectFrom('mails')
    .select('outcome')
    .where('outcome', 'is not', null)
    .orderBy('next_at', 'desc')
    .executeTakeFirst();
  const count = counted(states);
  return {
    waiting: count('waiting'),
    oldestWaitingMs: oldest?.at ? msOf(oldest.at) : undefined,
    sent: count('sent'),
    givenUp: count('given-up'),
    lastOutcome: last?.outcome ?? undefined,
  };
}

async function reminderHealth(db: Kysely<Tables>, nowMs: number): Promise<Overview['reminders']> {
  const count = sql<number>`count(*)`.as('count');
  const devices = await db
    .selectFrom('reminder_devices')
    .select([sql<string>`case when failures > 0 then 'failing' else 'fine' end`.as('value'), count])
    .groupBy('value')
    .execute();
  const said = await db
    .selectFrom('reminders_said')
    .select(['outcome as value', count])
    .where('claimed_at', '>', isoOf(nowMs - DAY_MS))
    .groupBy('outcome')
    .execute();
  const overdue = await db
    .selectFrom('reminder_plans')
    .select(count)
    .where('next_at', '<', isoOf(nowMs - 60_000))
    .executeTakeFirst();
  const [deviceCount, saidCount] = [counted(devices), counted(said)];
  return {
    devices: deviceCount('fine') + deviceCount('failing'),
    failingDevices: deviceCount('failing'),
    sent: saidCount('sent'),
    failed: saidCount('failed'),
    lost: saidCount('lost'),
    overdue: Number(overdue?.count ?? 0),
  };
}
