import type { TokenEntry } from '#protocol/replies/api-tokens.ts';
import type { UserRecord } from '#protocol/replies/user-record.ts';
import { err, ok, type Result } from '#rules/result.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Database } from '#server/database/database.ts';
import { createSecretBox } from '#server/database/secret-box.ts';
import type { MailQueue } from '#server/mail/mail-queue.ts';
import { DEFAULT_LIMITS, type Limits } from '#server/startup/limits.ts';
import type { SignInConfig } from '#server/startup/sign-in-config.ts';
import type { FailureOf } from './account-failures.ts';
import { type AccountLog, createAccountHash } from './account-log.ts';
import type { AccountServices, SignedIn, Visit } from './account-services.ts';
import { createAttemptLimiter } from './attempt-limiter.ts';
import type { Caller } from './caller.ts';
import { deleteAccount } from './delete-account.ts';
import { changeDisplayName, type NameRefused } from './display-name.ts';
import {
  confirmEmailChange,
  type EmailChangeFailure,
  startEmailChange,
  type WantedEmail,
} from './email-change.ts';
import { openLibrary } from './library.ts';
import { createOidcSignIn } from './oidc/oidc-sign-in.ts';
import { createOtherWays, type OtherWays } from './other-ways.ts';
import { createPasskeys } from './passkeys/passkeys.ts';
import { type ChangePasswordFailure, changePassword } from './passwords/change-password.ts';
import {
  createForgottenPasswords,
  type ForgottenPasswords,
} from './passwords/forgotten-password.ts';
import { createHashBudget } from './passwords/hash-budget.ts';
import { createPasswords, type Passwords } from './passwords/passwords.ts';
import {
  checkResetLink,
  createResetLink,
  type ResetFailure,
  resetPassword,
} from './passwords/reset-password.ts';
import type { PresenceFailure } from './presence.ts';
import { createDeviceCookie } from './sessions/device-cookie.ts';
import { createSessionCookie } from './sessions/session-cookie.ts';
import { createSessions, type SessionSummary } from './sessions/sessions.ts';
import { type SignInFailure, type SignInRequest, signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { type NewcomerRequest, type SignUpFailure, signUp } from './sign-up.ts';
import { type ApiTokens, createApiTokens, type WantedToken } from './tokens/api-tokens.ts';
import { createTwoStep, type TwoStep } from './totp/two-step.ts';
import { readUserRecord } from './user-record.ts';

type AccountsOptions = {
  readonly database: Database;
  readonly secret: string;
  readonly publicUrl: string;
  readonly clock: Clock;
  readonly log: AccountLog;
  /** Called when sessions of a user ended: open streams and other servers must check them again. */
  readonly onSessionsEnded: (userId: string) => void;
  readonly limits?: Limits;
  /** None where the operator has set no mail server. */
  readonly mail?: MailQueue | undefined;
  /** Newcomers need an invitation; otherwise everybody may sign up. */
  readonly isByInvitation?: boolean;
  /** The ways to sign in; without it a password alone. */
  readonly signIn?: SignInConfig;
  /** Replaced by tests that count hashes. */
  readonly passwords?: Passwords;
};

export type Accounts = {
  readonly signUp: (
    wanted: NewcomerRequest,
    visit?: Visit,
  ) => Promise<Result<SignedIn, SignUpFailure>>;
  readonly signIn: (
    credentials: SignInRequest,
    visit?: Visit,
  ) => Promise<Result<SignedIn, SignInFailure>>;
  /** Gives back where the provider's own session ends, if the session came from there. */
  readonly signOut: (visit: Visit) => Promise<string | undefined>;
  readonly callerOf: (
    cookieHeader: string | undefined,
    address?: string,
  ) => Promise<Caller | undefined>;
  readonly changePassword: (
    caller: Caller,
    change: { readonly current: string; readonly next: string },
    visit?: Visit,
  ) => Promise<Result<SignedIn, ChangePasswordFailure>>;
  readonly changeDisplayName: (
    caller: Caller,
    name: string,
    visit?: Visit,
  ) => Promise<Result<true, NameRefused>>;
  readonly listSessions: (caller: Caller) => Promise<readonly SessionSummary[]>;
  readonly endSession: (
    caller: Caller,
    sessionId: string,
    visit?: Visit,
  ) => Promise<Result<true, FailureOf<'no-such-session'>>>;
  readonly endOtherSessions: (caller: Caller, visit?: Visit) => Promise<void>;
  readonly deleteAccount: (
    caller: Caller,
    proof: { readonly password: string },
    visit?: Visit,
  ) => Promise<Result<true, PresenceFailure>>;
  readonly userRecord: (userId: string) => Promise<UserRecord | undefined>;
  readonly createResetLink: (
    email: string,
  ) => Promise<Result<string, FailureOf<'not-an-email' | 'no-such-account'>>>;
  readonly checkResetLink: (token: string) => Promise<Result<true, FailureOf<'link-spent'>>>;
  readonly resetPassword: (
    reset: { readonly token: string; readonly next: string },
    visit?: Visit,
  ) => Promise<Result<true, ResetFailure>>;
  /** Mails a link to whoever forgot the password; the answer is the same for every address. */
  readonly requestReset: (
    email: string,
    visit?: Visit,
  ) => ReturnType<ForgottenPasswords['request']>;
  /** Resolves when every mail that was asked for so far is in the queue. */
  readonly mailsQueued: () => Promise<void>;
  readonly startEmailChange: (
    caller: Caller,
    wanted: WantedEmail,
    visit?: Visit,
  ) => Promise<Result<true, EmailChangeFailure>>;
  readonly confirmEmailChange: (
    token: string,
    visit?: Visit,
  ) => Promise<Result<string, FailureOf<'link-spent' | 'email-taken'>>>;
  readonly twoStep: TwoStep;
  readonly createToken: (
    caller: Caller,
    wanted: WantedToken,
    visit?: Visit,
  ) => ReturnType<ApiTokens['create']>;
  readonly listTokens: (caller: Caller) => Promise<readonly TokenEntry[]>;
  readonly revokeToken: (
    caller: Caller,
    id: string,
    visit?: Visit,
  ) => Promise<Result<true, FailureOf<'no-such-token'>>>;
  /** The user of a personal token that still works. */
  readonly callerOfToken: ApiTokens['callerOf'];
  /** The ways to sign in beside a password. */
  readonly others: OtherWays;
  /** Drops what is cached of a user's sessions, because another server ended some. */
  readonly forgetSessions: (userId: string) => void;
  /** The Set-Cookie line that removes the session cookie. */
  readonly clearCookie: string;
  /** The Set-Cookie line that removes the device cookie, for a deleted account. */
  readonly clearDevice: string;
};

export async function createAccounts(options: AccountsOptions): Promise<Accounts> {
  const parts = await assemble(options);
  const { db, sessions } = parts;
  const tokens = createApiTokens(db, options.clock);
  const forgotten = createForgottenPasswords();
  /** The services of one visit: what they log names its address. */
  const at = ({ address }: Visit): AccountServices => ({
    ...parts,
    log: (entry) => parts.log({ ...entry, ...(address && { address }) }),
  });

  return {
    signUp: (wanted, visit = {}) => signUp(at(visit), wanted, visit),
    signIn: (credentials, visit = {}) => signIn(at(visit), credentials, visit),
    signOut: (visit) => signOut(at(visit), visit),
    callerOf: sessions.callerOf,
    changePassword: (caller, change, visit = {}) =>
      changePassword(at(visit), caller, change, visit),
    changeDisplayName: (caller, name, visit = {}) => changeDisplayName(at(visit), caller, name),
    listSessions: sessions.list,
    async endSession({ userId }, sessionId, visit = {}) {
      if (!(await sessions.end(userId, sessionId))) return err({ kind: 'no-such-session' });
      at(visit).log({ level: 'info', event: 'sessions-ended', userId });
      return ok(true);
    },
    async endOtherSessions(caller, visit = {}) {
      await sessions.endOthers(caller);
      at(visit).log({ level: 'info', event: 'sessions-ended', userId: caller.userId });
    },
    deleteAccount: (caller, { password }, visit = {}) => deleteAccount(at(visit), caller, password),
    userRecord: (userId) => readUserRecord(db, userId),
    createResetLink: (email) => createResetLink(parts, email),
    checkResetLink: (token) => checkResetLink(parts, token),
    resetPassword: (reset, visit = {}) => resetPassword(at(visit), reset),
    requestReset: (email, visit = {}) => forgotten.request(at(visit), email),
    mailsQueued: forgotten.settled,
    startEmailChange: (caller, wanted, visit = {}) => startEmailChange(at(visit), caller, wanted),
    confirmEmailChange: (token, visit = {}) => confirmEmailChange(at(visit), token),
    twoStep: createTwoStep(at),
    async createToken({ userId }, wanted, visit = {}) {
      const made = await tokens.create(userId, wanted);
      if (made.ok) at(visit).log({ level: 'info', event: 'token-made', userId });
      return made;
    },
    listTokens: ({ userId }) => tokens.list(userId),
    async revokeToken({ userId }, id, visit = {}) {
      if (!(await tokens.revoke(userId, id))) return err({ kind: 'no-such-token' });
      at(visit).log({ level: 'info', event: 'token-revoked', userId });
      return ok(true);
    },
    callerOfToken: tokens.callerOf,
    others: createOtherWays(parts, at),
    forgetSessions: sessions.forget,
    clearCookie: parts.cookie.clear,
    clearDevice: parts.device.clear,
  };
}

async function assemble(options: AccountsOptions): Promise<AccountServices> {
  const { database, secret, publicUrl, clock, log, onSessionsEnded } = options;
  const { limits = DEFAULT_LIMITS, isByInvitation = false } = options;
  const { db } = database;
  const passwords = options.passwords ?? createPasswords(limits);
  const cookie = createSessionCookie(secret, publicUrl);
  const { isPasswordOn = true, isPasskeyOn = false, oidc } = options.signIn ?? {};
  return {
    db,
    engine: database.engine,
    forgetDeleted: database.forgetDeleted,
    clock,
    publicUrl,
    isByInvitation,
    log,
    passwords,
    cookie,
    device: createDeviceCookie(secret, publicUrl),
    isPasswordOn,
    oidc: oidc && createOidcSignIn(oidc, { db, clock, publicUrl }),
    passkeys: isPasskeyOn ? createPasskeys({ db, clock, publicUrl }) : undefined,
    accountHash: createAccountHash(secret),
    attempts: createAttemptLimiter(clock),
    hashBudget: createHashBudget(limits),
    mail: options.mail,
    totpBox: createSecretBox(secret, 'duskgate totp secrets'),
    sessions: createSessions({ db, clock, cookie, onSessionsEnded }),
    library: await openLibrary({ database, secret, publicUrl, clock, log, passwords, cookie }),
  };
}
