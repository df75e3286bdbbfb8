import type { Kysely } from 'kysely';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/schema.ts';
import type { AccountFailure } from './account-failures.ts';
import type { AccountLog, AccountLogEntry } from './account-log.ts';
import type { DeviceCookie } from './device-cookie.ts';
import type { FailureLedger } from './failure-ledger.ts';
import type { Library } from './library.ts';
import type { Passwords } from './passwords.ts';
import type { SessionCookie } from './session-cookie.ts';
import { isoOf } from './session-lifetime.ts';
import type { Sessions } from './sessions.ts';
import { readUserRecord, type UserRecord } from './user-record.ts';

export type AccountParts = {
  readonly db: Kysely<Tables>;
  readonly forgetDeleted: Database['forgetDeleted'];
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly log: AccountLog;
  readonly accountHash: (email: string) => string;
  readonly passwords: Passwords;
  readonly ledger: FailureLedger;
  readonly library: Library;
  readonly sessions: Sessions;
  readonly cookie: SessionCookie;
  readonly device: DeviceCookie;
};

/** What a browser says of itself when it asks for a session. */
export type Visit = {
  readonly userAgent?: string | undefined;
  /** The cookie it already has; its session ends when a new one begins. */
  readonly cookieHeader?: string | undefined;
};

/** The token is in the cookie and nowhere else. */
export type SignedIn = {
  readonly user: UserRecord;
  readonly setCookie: string;
  readonly deviceCookie: string;
};

const MAX_USER_AGENT_LENGTH = 200;

export function userAgentOf({ userAgent = '' }: Visit): string {
  return userAgent.replace(/[^\x20-\x7e]/g, '').slice(0, MAX_USER_AGENT_LENGTH);
}

export function nowIso({ clock }: Pick<AccountParts, 'clock'>): string {
  return isoOf(clock.nowMs());
}

export async function signedIn(
  { db, cookie, device }: AccountParts,
  { userId, token }: { readonly userId: string; readonly token: string },
  { cookieHeader }: Visit,
): Promise<SignedIn> {
  const user = await readUserRecord(db, userId);
  if (user === undefined) throw new Error('An account was deleted while it signed in');
  const deviceCookie = device.issue(cookieHeader, user.email);
  return { user, setCookie: cookie.issue(token), deviceCookie };
}

/** Says in the log what somebody watching over the server should see; a typing slip is not. */
export function logRefusal(
  { log }: AccountParts,
  { kind }: AccountFailure,
  who: Pick<AccountLogEntry, 'userId' | 'accountHash'>,
): void {
  if (kind === 'no-match') log({ level: 'warn', event: 'sign-in-failed', ...who });
  if (kind === 'wrong-password') log({ level: 'warn', event: 'password-check-failed', ...who });
  if (kind === 'too-many-attempts') log({ level: 'warn', event: 'attempts-limited', ...who });
  if (kind === 'busy') log({ level: 'warn', event: 'passwords-busy', ...who });
}
