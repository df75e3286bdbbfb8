import type { Kysely } from 'kysely';
import type { ReminderDevice } from '#protocol/replies/reminders.ts';
import type { Caller } from '#server/auth/caller.ts';
import { endsAtMs } from '#server/auth/sessions/session-lifetime.ts';
import type { Tables } from '#server/database/schema.ts';
import type { PushAddress } from './push-message.ts';

/** So often in a row may calls of a device fail before it is forgotten. */
const MAX_FAILURES = 20;
const MAX_DEVICES = 20;

type Db = Kysely<Tables>;

/** A device that is reminded, with what it takes to reach it. */
export type ReachableDevice = PushAddress & { readonly sessionId: string };

/** The devices of a user whose session is still open. */
export async function reachableDevices(
  db: Db,
  userId: string,
  nowMs: number,
): Promise<readonly ReachableDevice[]> {
  const rows = await withSessions(db, userId).execute();
  return rows
    .filter((row) => endsAtMs(row) > nowMs)
    .map(({ session_id: sessionId, endpoint, p256dh, auth }) => ({
      sessionId,
      endpoint,
      p256dh,
      auth,
    }));
}

export async function listDevices(
  db: Db,
  { userId, sessionId }: Caller,
  nowMs: number,
): Promise<readonly ReminderDevice[]> {
  const rows = await withSessions(db, userId).execute();
  return rows
    .filter((row) => endsAtMs(row) > nowMs)
    .map((row) => ({
      id: row.session_id,
      userAgent: row.user_agent ?? '',
      createdAt: row.agreed_at,
      isCurrent: row.session_id === sessionId,
    }));
}

function withSessions(db: Db, userId: string) {
  return db
    .selectFrom('reminder_devices')
    .innerJoin('sessions', 'sessions.id', 'reminder_devices.session_id')
    .select([
      'reminder_devices.session_id',
      'reminder_devices.endpoint',
      'reminder_devices.p256dh',
      'reminder_devices.auth',
      'reminder_devices.created_at as agreed_at',
      'sessions.user_agent',
      'sessions.created_at',
      'sessions.updated_at',
      'sessions.expires_at',
    ])
    .where('reminder_devices.user_id', '=', userId)
    .orderBy('reminder_devices.created_at')
    .orderBy('reminder_devices.session_id');
}

/** Keeps the device of the caller's session. The same browser under an earlier session is replaced. */
export async function keepDevice(
  db: Db,
  { userId, sessionId }: Caller,
  address: PushAddress,
  now: string,
): Promise<void> {
  const reached = { ...address, failures: 0 };
  await db
    .deleteFrom('reminder_devices')
    .where('user_id', '=', userId)
    .where('endpoint', '=', address.endpoint)
    .where('session_id', '!=', sessionId)
    .execute();
  await db
    .insertInto('reminder_devices')
    .values({ session_id: sessionId, user_id: userId, ...reached, created_at: now })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(reached))
    .execute();
  const all = await withSessions(db, userId).execute();
  for (const { session_id: oldest } of all.slice(0, -MAX_DEVICES)) await drop(db, userId, oldest);
}

/** Whether there was such a device of this user. */
export async function endDevice(db: Db, { userId }: Caller, id: string): Promise<boolean> {
  return (await drop(db, userId, id)) > 0n;
}

async function drop(db: Db, userId: string, sessionId: string): Promise<bigint> {
  const { numDeletedRows } = await db
    .deleteFrom('reminder_devices')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return numDeletedRows;
}

export type DeviceOutcome = 'taken' | 'gone' | 'failed';

/** Forgets a device that is gone, or that has failed too often. */
export async function noteOutcome(
  db: Db,
  userId: string,
  { sessionId, endpoint }: ReachableDevice,
  outcome: DeviceOutcome,
): Promise<void> {
  const ofDevice = db
    .updateTable('reminder_devices')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('endpoint', '=', endpoint); // it may have agreed anew meanwhile
  if (outcome === 'taken') {
    await ofDevice.set({ failures: 0 }).where('failures', '>', 0).execute();
    return;
  }
  const added = outcome === 'gone' ? MAX_FAILURES : 1;
  await ofDevice.set(({ eb }) => ({ failures: eb('failures', '+', added) })).execute();
  await db
    .deleteFrom('reminder_devices')
    .where('user_id', '=', userId)
    .where('failures', '>=', MAX_FAILURES)
    .execute();
}
