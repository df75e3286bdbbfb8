import { err, ok, type Result } from '#rules/result.ts';
import type { FailureOf } from './account-failures.ts';
import {
  type AccountParts,
  logRefusal,
  nowIso,
  type SignedIn,
  signedIn,
  userAgentOf,
  type Visit,
} from './account-parts.ts';
import type { Caller } from './caller.ts';
import { confirmPassword, isStillHash, savePasswordHash } from './credentials.ts';
import { checkPassword, type PasswordRefused } from './password-rules.ts';
import { endNewSession } from './sign-in.ts';
import { asStillOwner } from './still-owner.ts';

type PasswordChange = { readonly current: string; readonly next: string };

export type PasswordCheckFailure = FailureOf<'wrong-password' | 'too-many-attempts' | 'busy'>;
export type ChangePasswordFailure = PasswordCheckFailure | PasswordRefused;

/** Every session ends, the asking one too: it goes on under a new id. */
export async function changePassword(
  parts: AccountParts,
  caller: Caller,
  { current, next }: PasswordChange,
  visit: Visit,
): Promise<Result<SignedIn, ChangePasswordFailure>> {
  const { db, passwords, library, sessions, log } = parts;
  const { userId } = caller;
  const allowed = checkPassword(next, caller);
  if (!allowed.ok) return allowed;
  const confirmed = await confirmOwner(parts, caller, current);
  if (!confirmed.ok) return confirmed;
  const made = await passwords.hash(next);
  if (!made.ok) return made;

  const hash = made.value;
  const changed = await asStillOwner(parts, caller, confirmed.value, async (trx) => {
    await savePasswordHash(trx, userId, { hash, nowIso: nowIso(parts) });
    await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  });
  if (!changed.ok) return changed;
  sessions.announceEnd(userId);
  log({ level: 'info', event: 'password-changed', userId });
  const token = await library.openSession(userId, userAgentOf(visit));
  if (await isStillHash(db, userId, hash)) {
    return ok(await signedIn(parts, { userId, token }, visit));
  }
  await endNewSession(parts, token);
  return err({ kind: 'wrong-password' });
}

/** A stolen session must not become a way to guess the password: these guesses have limits too. */
export async function confirmOwner(
  parts: AccountParts,
  { userId }: Caller,
  password: string,
): Promise<Result<string, PasswordCheckFailure>> {
  const confirmed = await parts.ledger.guess(
    `password:${userId}`,
    () => confirmPassword(parts, userId, password),
    (failure) => failure.kind === 'wrong-password',
  );
  if (!confirmed.ok) logRefusal(parts, confirmed.failure, { userId });
  return confirmed;
}
