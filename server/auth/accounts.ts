import { err, ok, type Result } from '#rules/result.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import { DEFAULT_LIMITS, type Limits } from '#server/limits.ts';
import type { FailureOf } from './account-failures.ts';
import { type AccountLog, createAccountHash } from './account-log.ts';
import type { AccountParts, SignedIn, Visit } from './account-parts.ts';
import type { Caller } from './caller.ts';
import {
  type ChangePasswordFailure,
  changePassword,
  type PasswordCheckFailure,
} from './change-password.ts';
import { deleteAccount } from './delete-account.ts';
import { createDeviceCookie } from './device-cookie.ts';
import { createFailureLedger } from './failure-ledger.ts';
import { type Credentials, openLibrary } from './library.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createResetLink, type ResetFailure, resetPassword } from './reset-password.ts';
import { createSessionCookie } from './session-cookie.ts';
import { createSessions, type SessionSummary } from './sessions.ts';
import { type SignInFailure, signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { type NewAccount, type SignUpFailure, signUp } from './sign-up.ts';
import { readUserRecord, type UserRecord } from './user-record.ts';

type AccountsOptions = {
  readonly database: Database;
  readonly secret: string;
  readonly publicUrl: string;
  readonly clock: Clock;
  readonly log: AccountLog;
  /** Streams of this user must prove themselves again; other servers must hear of it. */
  readonly onSessionsEnded: (userId: string) => void;
  readonly limits?: Limits;
  /** For tests that count what is hashed. */
  readonly passwords?: Passwords;
};

export type Accounts = {
  readonly signUp: (wanted: NewAccount, visit?: Visit) => Promise<Result<SignedIn, SignUpFailure>>;
  readonly signIn: (
    credentials: Credentials,
    visit?: Visit,
  ) => Promise<Result<SignedIn, SignInFailure>>;
  readonly signOut: (visit: Visit) => Promise<void>;
  readonly callerOf: (cookieHeader: string | undefined) => Promise<Caller | undefined>;
  readonly changePassword: (
    caller: Caller,
    change: { readonly current: string; readonly next: string },
    visit?: Visit,
  ) => Promise<Result<SignedIn, ChangePasswordFailure>>;
  readonly listSessions: (caller: Caller) => Promise<readonly SessionSummary[]>;
  readonly endSession: (
    caller: Caller,
    sessionId: string,
  ) => Promise<Result<true, FailureOf<'no-such-session'>>>;
  readonly endOtherSessions: (caller: Caller) => Promise<void>;
  readonly deleteAccount: (
    caller: Caller,
    proof: { readonly password: string },
  ) => Promise<Result<true, PasswordCheckFailure>>;
  readonly userRecord: (userId: string) => Promise<UserRecord | undefined>;
  readonly createResetLink: (
    email: string,
  ) => Promise<Result<string, FailureOf<'not-an-email' | 'no-such-account'>>>;
  readonly resetPassword: (reset: {
    readonly token: string;
    readonly next: string;
  }) => Promise<Result<true, ResetFailure>>;
  /** Another server ended sessions of this user. */
  readonly forgetSessions: (userId: string) => void;
  /** What takes the session out of the browser. */
  readonly clearCookie: string;
  /** With the account goes what the browser kept of it. */
  readonly clearDevice: string;
};

export async function createAccounts(options: AccountsOptions): Promise<Accounts> {
  const parts = await assemble(options);
  const { db, sessions, log } = parts;

  return {
    signUp: (wanted, visit = {}) => signUp(parts, wanted, visit),
    signIn: (credentials, visit = {}) => signIn(parts, credentials, visit),
    signOut: (visit) => signOut(parts, visit),
    callerOf: sessions.callerOf,
    changePassword: (caller, change, visit = {}) => changePassword(parts, caller, change, visit),
    listSessions: sessions.list,
    async endSession({ userId }, sessionId) {
      if (!(await sessions.end(userId, sessionId))) return err({ kind: 'no-such-session' });
      log({ level: 'info', event: 'sessions-ended', userId });
      return ok(true);
    },
    async endOtherSessions(caller) {
      await sessions.endOthers(caller);
      log({ level: 'info', event: 'sessions-ended', userId: caller.userId });
    },
    deleteAccount: (caller, { password }) => deleteAccount(parts, caller, password),
    userRecord: (userId) => readUserRecord(db, userId),
    createResetLink: (email) => createResetLink(parts, email),
    resetPassword: (reset) => resetPassword(parts, reset),
    forgetSessions: sessions.forget,
    clearCookie: parts.cookie.clear,
    clearDevice: parts.device.clear,
  };
}

async function assemble(options: AccountsOptions): Promise<AccountParts> {
  const { database, secret, publicUrl, clock, log, onSessionsEnded } = options;
  const { limits = DEFAULT_LIMITS } = options;
  const { db } = database;
  const passwords = options.passwords ?? createPasswords(limits);
  const cookie = createSessionCookie(secret, publicUrl);
  return {
    db,
    forgetDeleted: database.forgetDeleted,
    clock,
    publicUrl,
    log,
    passwords,
    cookie,
    device: createDeviceCookie(secret, publicUrl),
    accountHash: createAccountHash(secret),
    ledger: createFailureLedger(clock),
    sessions: createSessions({ db, clock, cookie, onSessionsEnded }),
    library: await openLibrary({ database, secret, publicUrl, clock, log, passwords, cookie }),
  };
}
