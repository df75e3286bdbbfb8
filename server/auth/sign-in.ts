import { err, ok, type Result } from '#rules/result.ts';
import type { FailureOf } from './account-failures.ts';
import {
  type AccountServices,
  logRefusal,
  nowIso,
  originOf,
  type SignedIn,
  signedIn,
  type Visit,
} from './account-services.ts';
import { parseEmail } from './email.ts';
import type { LibraryCredentials } from './library.ts';
import { tellOfNewDevice } from './notices.ts';
import { isStillHash, ownerOf, passwordHashOf, savePasswordHash } from './passwords/credentials.ts';
import { endsAtMs } from './sessions/session-lifetime.ts';
import { storedToken } from './sessions/session-tokens.ts';
import { endSessionOf } from './sign-out.ts';
import { type CodeFailure, checkCode, isTotpOn } from './totp/check-code.ts';

/** With the code of an authenticator app, or a recovery code, where the account asks for one. */
export type SignInRequest = LibraryCredentials & { readonly code?: string | undefined };

export type SignInFailure =
  | CodeFailure
  | FailureOf<
      'not-an-email' | 'no-match' | 'code-needed' | 'too-many-attempts' | 'rate-limited' | 'busy'
    >;

export function signInAttemptsKey(email: string): string {
  return `sign-in:${email}`;
}

/** Known devices count their own failures, so that guesses made elsewhere do not lock the owner out. */
function attemptsKeyOf(
  { device }: AccountServices,
  email: string,
  { cookieHeader }: Visit,
): string {
  const mark = device.knownIn(cookieHeader, email);
  return mark === undefined ? signInAttemptsKey(email) : `${signInAttemptsKey(email)} ${mark}`;
}

export async function signIn(
  parts: AccountServices,
  { email: typed, password, code }: SignInRequest,
  visit: Visit,
): Promise<Result<SignedIn, SignInFailure>> {
  const email = parseEmail(typed);
  if (!email.ok) return email;
  const owner = await ownerOf(parts.db, email.value);
  const isTwoStep = owner !== undefined && (await isTotpOn(parts.db, owner.userId));
  const entered = await parts.attempts.attempt(
    attemptsKeyOf(parts, email.value, visit),
    () =>
      parts.hashBudget.spendOn<{ userId: string; token: string | undefined }, PasswordFailure>(
        () =>
          isTwoStep
            ? checkFirstStep(parts, owner, password)
            : parts.library.signIn({ email: email.value, password }, originOf(visit)),
      ),
    (failure) => failure.kind === 'no-match',
  );
  const accountHash = parts.accountHash(email.value);
  if (!entered.ok) {
    logRefusal(parts, entered.failure, { accountHash });
    return entered;
  }
  const { userId } = entered.value;
  if (isTwoStep) {
    const proved = await proveSecondStep(parts, userId, code);
    if (!proved.ok) return proved;
  }
  // Not before the code: until then there is nothing that anybody could be signed in with.
  const token = entered.value.token ?? (await parts.library.openSession(userId, originOf(visit)));
  if (!(await isStillHash(parts.db, userId, owner?.hash))) {
    await endNewSession(parts, token);
    return err({ kind: 'no-match' });
  }
  await endSessionOf(parts, visit);
  await recordLogin(parts, userId);
  await renewHash(parts, userId, password);
  parts.log({ level: 'info', event: 'sign-in', userId, accountHash });
  await tellOfNewDevice(parts, { userId, email: email.value }, visit);
  return ok(await signedIn(parts, { userId, token }, visit));
}

type PasswordFailure = FailureOf<'no-match' | 'busy'>;

/** Checks the password of somebody who is asked for a code too: the library would open a session at once. */
async function checkFirstStep(
  { passwords }: AccountServices,
  { userId, hash }: { readonly userId: string; readonly hash: string | undefined },
  password: string,
): Promise<Result<{ userId: string; token: undefined }, PasswordFailure>> {
  if (hash === undefined) return err({ kind: 'no-match' });
  const verified = await passwords.verify(hash, password);
  if (!verified.ok) return verified;
  return verified.value ? ok({ userId, token: undefined }) : err({ kind: 'no-match' });
}

async function proveSecondStep(
  parts: AccountServices,
  userId: string,
  code: string | undefined,
): Promise<Result<true, CodeFailure | FailureOf<'code-needed'>>> {
  return code === undefined ? err({ kind: 'code-needed' }) : checkCode(parts, userId, code);
}

/** Ends a session whose password was changed while it was being verified. */
export async function endNewSession({ db }: AccountServices, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token', '=', storedToken(token)).execute();
}

/** Stores the time of the sign-in and deletes the user's expired sessions. */
export async function recordLogin(parts: AccountServices, userId: string): Promise<void> {
  const now = parts.clock.nowMs();
  await parts.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('users')
      .set({ last_login: nowIso(parts) })
      .where('id', '=', userId)
      .execute();
    const sessions = await trx
      .selectFrom('sessions')
      .select(['id', 'created_at', 'updated_at', 'expires_at'])
      .where('user_id', '=', userId)
      .execute();
    const dead = sessions.filter((session) => endsAtMs(session) <= now).map(({ id }) => id);
    if (dead.length > 0) await trx.deleteFrom('sessions').where('id', 'in', dead).execute();
  });
}

/**
 * Hashes the password anew if its hash is of an older policy. A full queue leaves it for the next
 * sign-in.
 */
async function renewHash(parts: AccountServices, userId: string, password: string): Promise<void> {
  const { db, passwords } = parts;
  const over = await passwordHashOf(db, userId);
  if (over === undefined || !passwords.isOutdated(over)) return;
  const made = await passwords.hash(password);
  if (made.ok) {
    await savePasswordHash(db, userId, { hash: made.value, nowIso: nowIso(parts), over });
  }
}
