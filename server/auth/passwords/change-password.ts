import { err, ok, type Result } from '#rules/result.ts';
import type { FailureOf } from '#server/auth/account-failures.ts';
import {
  type AccountServices,
  logRefusal,
  nowIso,
  originOf,
  type SignedIn,
  signedIn,
  type Visit,
} from '#server/auth/account-services.ts';
import type { Caller } from '#server/auth/caller.ts';
import { endNewSession } from '#server/auth/sign-in.ts';
import { revokeAllTokens } from '#server/auth/tokens/api-tokens.ts';
import { endCalendar } from '#server/calendar/address.ts';
import { confirmPassword, isStillHash, passwordHashOf, savePasswordHash } from './credentials.ts';
import { inOwnerTransaction } from './owner-transaction.ts';
import { checkPassword, type PasswordRefused } from './password-rules.ts';

type PasswordChange = { readonly current: string; readonly next: string };

export type PasswordCheckFailure = FailureOf<'wrong-password' | 'too-many-attempts' | 'busy'>;
export type ChangePasswordFailure =
  | PasswordCheckFailure
  | PasswordRefused
  | FailureOf<'no-password'>;

/** Changes the password and ends every session and personal token; the caller gets a new session. */
export async function changePassword(
  parts: AccountServices,
  caller: Caller,
  { current, next }: PasswordChange,
  visit: Visit,
): Promise<Result<SignedIn, ChangePasswordFailure>> {
  const { db, passwords, library, sessions, log } = parts;
  const { userId } = caller;
  const allowed = checkPassword(next, caller);
  if (!allowed.ok) return allowed;
  if ((await passwordHashOf(db, userId)) === undefined) return err({ kind: 'no-password' });
  const confirmed = await confirmOwner(parts, caller, current);
  if (!confirmed.ok) return confirmed;
  const made = await passwords.hash(next);
  if (!made.ok) return made;

  const hash = made.value;
  const changed = await inOwnerTransaction(parts, caller, confirmed.value, async (trx) => {
    await savePasswordHash(trx, userId, { hash, nowIso: nowIso(parts) });
    await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
    await revokeAllTokens(trx, userId, nowIso(parts));
    await endCalendar(trx, userId);
  });
  if (!changed.ok) return changed;
  sessions.announceEnd(userId);
  log({ level: 'info', event: 'password-changed', userId });
  const token = await library.openSession(userId, originOf(visit));
  if (await isStillHash(db, userId, hash)) {
    return ok(await signedIn(parts, { userId, token }, visit));
  }
  await endNewSession(parts, token);
  return err({ kind: 'wrong-password' });
}

/** Checks the password of a signed-in user, with limits: a stolen session must not help to guess it. */
export async function confirmOwner(
  parts: AccountServices,
  { userId }: Caller,
  password: string,
): Promise<Result<string, PasswordCheckFailure>> {
  const confirmed = await parts.attempts.attempt(
    `password:${userId}`,
    () => confirmPassword(parts, userId, password),
    (failure) => failure.kind === 'wrong-password',
  );
  if (!confirmed.ok) logRefusal(parts, confirmed.failure, { userId });
  return confirmed;
}
