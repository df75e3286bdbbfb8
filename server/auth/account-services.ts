import type { Kysely } from 'kysely';
import type { UserRecord } from '#protocol/replies/user-record.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/schema.ts';
import type { SecretBox } from '#server/database/secret-box.ts';
import type { MailQueue } from '#server/mail/mail-queue.ts';
import type { AccountFailure } from './account-failures.ts';
import type { AccountLog, AccountLogEntry } from './account-log.ts';
import type { AttemptLimiter } from './attempt-limiter.ts';
import type { Library, SessionOrigin } from './library.ts';
import type { OidcSignIn } from './oidc/oidc-sign-in.ts';
import type { Passkeys } from './passkeys/passkeys.ts';
import type { HashBudget } from './passwords/hash-budget.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { DeviceCookie } from './sessions/device-cookie.ts';
import type { SessionCookie } from './sessions/session-cookie.ts';
import { isoOf } from './sessions/session-lifetime.ts';
import type { Sessions } from './sessions/sessions.ts';
import { readUserRecord } from './user-record.ts';

/** Everything that the account operations use. */
export type AccountServices = {
  readonly db: Kysely<Tables>;
  readonly engine: Database['engine'];
  readonly forgetDeleted: Database['forgetDeleted'];
  readonly clock: Clock;
  readonly publicUrl: string;
  /** Newcomers need an invitation. */
  readonly isByInvitation: boolean;
  readonly log: AccountLog;
  readonly accountHash: (email: string) => string;
  readonly passwords: Passwords;
  readonly attempts: AttemptLimiter;
  readonly hashBudget: HashBudget;
  readonly library: Library;
  readonly sessions: Sessions;
  readonly cookie: SessionCookie;
  readonly device: DeviceCookie;
  /** None where the operator has set no mail server. */
  readonly mail: MailQueue | undefined;
  /** Encrypts the secrets of authenticator apps. */
  readonly totpBox: SecretBox;
  /** False: passwords open nothing. */
  readonly isPasswordOn: boolean;
  /** The ways beside a password, as far as they are switched on. */
  readonly oidc: OidcSignIn | undefined;
  readonly passkeys: Passkeys | undefined;
};

/** What the request says of the browser that asks for a session. */
export type Visit = {
  readonly userAgent?: string | undefined;
  /** The cookie it already has; its session ends when a new one begins. */
  readonly cookieHeader?: string | undefined;
  readonly address?: string | undefined;
};

/** A new session; its token is in the cookie only. */
export type SignedIn = {
  readonly user: UserRecord;
  readonly setCookie: string;
  readonly deviceCookie: string;
};

const MAX_USER_AGENT_LENGTH = 200;

/** What is stored with a session of where it was opened. */
export function originOf({ userAgent = '', address = '' }: Visit): SessionOrigin {
  const cleaned = userAgent.replace(/[^\x20-\x7e]/g, '').slice(0, MAX_USER_AGENT_LENGTH);
  return { userAgent: cleaned, address };
}

export function nowIso({ clock }: Pick<AccountServices, 'clock'>): string {
  return isoOf(clock.nowMs());
}

export async function signedIn(
  { db, cookie, device }: AccountServices,
  { userId, token }: { readonly userId: string; readonly token: string },
  { cookieHeader }: Visit,
): Promise<SignedIn> {
  const user = await readUserRecord(db, userId);
  if (user === undefined) throw new Error('An account was deleted while it signed in');
  const deviceCookie = device.issue(cookieHeader, user.email);
  return { user, setCookie: cookie.issue(token), deviceCookie };
}

/** Logs the refusals that an operator should see; a mistyped form is none of them. */
export function logRefusal(
  { log }: AccountServices,
  { kind }: AccountFailure,
  who: Pick<AccountLogEntry, 'userId' | 'accountHash'>,
): void {
  if (kind === 'no-match') log({ level: 'warn', event: 'sign-in-failed', ...who });
  if (kind === 'wrong-code') log({ level: 'warn', event: 'code-refused', ...who });
  if (kind === 'wrong-password') log({ level: 'warn', event: 'password-check-failed', ...who });
  if (['too-many-attempts', 'too-many-codes', 'rate-limited'].includes(kind)) {
    log({ level: 'warn', event: 'attempts-limited', ...who });
  }
  if (kind === 'busy') log({ level: 'warn', event: 'passwords-busy', ...who });
}
