import type { AccountLogEntry } from '#server/auth/account-log.ts';
import { type Accounts, createAccounts } from '#server/auth/accounts.ts';
import type { Caller } from '#server/auth/caller.ts';
import {
  createPasswords,
  type HashPolicy,
  type Passwords,
} from '#server/auth/passwords/passwords.ts';
import type { Database } from '#server/database/database.ts';
import { createMailQueue } from '#server/mail/mail-queue.ts';
import { DEFAULT_LIMITS } from '#server/startup/limits.ts';
import type { SignInConfig } from '#server/startup/sign-in-config.ts';
import { FakeClock } from './fake-clock.ts';

export const SECRET = 'a secret of the test kit, long enough';
export const GOOD_PASSWORD = 'seven lanterns by the gate';

const PASSWORDS_ALONE: SignInConfig = {
  isPasswordOn: true,
  isPasskeyOn: false,
  oidc: undefined,
};

/** Most tests do not ask what a hash costs; with this one is made in a fraction of a millisecond. */
const CHEAP: HashPolicy = { memoryCost: 64, timeCost: 1, parallelism: 1 };

export function cheapPasswords(): Passwords {
  return createPasswords(DEFAULT_LIMITS, CHEAP);
}

/** Passwords with a count of hashes. */
function countedPasswords(real: Passwords) {
  const counts = { hashed: 0 };
  const passwords: Passwords = {
    ...real,
    hash: (password) => {
      counts.hashed += 1;
      return real.hash(password);
    },
    verify: (hashed, password) => {
      counts.hashed += 1;
      return real.verify(hashed, password);
    },
  };
  return { passwords, counts };
}

export async function anAccountsKit(
  database: Database,
  {
    publicUrl = 'http://127.0.0.1:4000',
    clock = new FakeClock(),
    hasRealHashes = false,
    hasMail = false,
    secret = SECRET,
    isByInvitation = false,
    signIn = PASSWORDS_ALONE,
  } = {},
) {
  const entries: AccountLogEntry[] = [];
  const endedFor: string[] = [];
  const { passwords, counts } = countedPasswords(
    hasRealHashes ? createPasswords(DEFAULT_LIMITS) : cheapPasswords(),
  );
  const accounts = await createAccounts({
    database,
    secret,
    mail: hasMail ? createMailQueue({ secret, engine: database.engine, clock }) : undefined,
    publicUrl,
    clock,
    passwords,
    isByInvitation,
    signIn,
    log: (entry) => entries.push(entry),
    onSessionsEnded: (userId) => endedFor.push(userId),
  });
  return { accounts, clock, counts, entries, endedFor };
}

let hunterCount = 0;

export function freshEmail(): string {
  hunterCount += 1;
  return `hunter${hunterCount}.of.${process.pid}@habits.example`;
}

/** Signs up a user; the cookie is what its browser would send. */
export async function aHunter(accounts: Accounts, email = freshEmail()) {
  const made = await accounts.signUp({ email, password: GOOD_PASSWORD, displayName: 'Ana Vale' });
  if (!made.ok) throw new Error(`sign-up failed: ${made.failure.kind}`);
  const cookie = sentBack(made.value.setCookie);
  return { email, uid: made.value.user.uid, cookie, caller: await callerWith(accounts, cookie) };
}

/** Signs in on another device. */
export async function aSignIn(accounts: Accounts, email: string, password = GOOD_PASSWORD) {
  const entered = await accounts.signIn({ email, password });
  if (!entered.ok) throw new Error(`sign-in failed: ${entered.failure.kind}`);
  const cookie = sentBack(entered.value.setCookie);
  return { cookie, caller: await callerWith(accounts, cookie), user: entered.value.user };
}

export async function callerWith(accounts: Accounts, cookie: string): Promise<Caller> {
  const caller = await accounts.callerOf(cookie);
  if (caller === undefined) throw new Error('nobody is signed in with this cookie');
  return caller;
}

/** The Cookie header a browser sends for a Set-Cookie line. */
export function sentBack(setCookie: string): string {
  return setCookie.split(';')[0] ?? '';
}
