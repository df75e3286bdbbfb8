import { err, ok, type Result } from '#rules/result.ts';
import type { FailureOf } from '#server/auth/account-failures.ts';
import { type AccountServices, logRefusal, nowIso } from '#server/auth/account-services.ts';
import { parseEmail } from '#server/auth/email.ts';
import { signInAttemptsKey } from '#server/auth/sign-in.ts';
import { revokeAllTokens } from '#server/auth/tokens/api-tokens.ts';
import { readUserRecord } from '#server/auth/user-record.ts';
import { endCalendar } from '#server/calendar/address.ts';
import { savePasswordHash } from './credentials.ts';
import { checkPassword, type PasswordRefused } from './password-rules.ts';
import {
  dropResetTokens,
  holderOf,
  newResetToken,
  resetLink,
  spendResetToken,
  writeResetToken,
} from './reset-links.ts';

type Reset = { readonly token: string; readonly next: string };
export type ResetFailure = PasswordRefused | FailureOf<'link-spent' | 'rate-limited' | 'busy'>;

/** Makes a link for the operator to hand to the user; the link before it ends. */
export async function createResetLink(
  parts: Pick<AccountServices, 'db' | 'clock' | 'publicUrl' | 'log'>,
  typed: string,
): Promise<Result<string, FailureOf<'not-an-email' | 'no-such-account'>>> {
  const email = parseEmail(typed);
  if (!email.ok) return email;
  const user = await parts.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email.value)
    .executeTakeFirst();
  if (user === undefined) return err({ kind: 'no-such-account' });
  const { id: userId } = user;
  const token = newResetToken();
  await parts.db.transaction().execute(async (trx) => {
    await dropResetTokens(trx, userId);
    await writeResetToken(trx, { userId, token, nowMs: parts.clock.nowMs() });
  });
  parts.log({ level: 'info', event: 'reset-link-made', userId });
  return ok(resetLink(parts.publicUrl, token));
}

/** Whether a link still works, told before anybody has thought of a password. It spends nothing. */
export async function checkResetLink(
  { db, clock }: Pick<AccountServices, 'db' | 'clock'>,
  token: string,
): Promise<Result<true, FailureOf<'link-spent'>>> {
  const userId = await holderOf(db, token, clock.nowMs());
  return userId === undefined ? err({ kind: 'link-spent' }) : ok(true);
}

export async function resetPassword(
  parts: AccountServices,
  { token, next }: Reset,
): Promise<Result<true, ResetFailure>> {
  const { db, clock, passwords, hashBudget, sessions, attempts, log } = parts;
  const userId = await holderOf(db, token, clock.nowMs());
  const user = userId === undefined ? undefined : await readUserRecord(db, userId);
  if (user === undefined) return err({ kind: 'link-spent' });
  const allowed = checkPassword(next, user);
  if (!allowed.ok) return allowed;
  const made = await hashBudget.spendOn(() => passwords.hash(next));
  if (!made.ok) {
    logRefusal(parts, made.failure, { userId: user.uid });
    return made;
  }

  const isDone = await db.transaction().execute(async (trx) => {
    if (!(await spendResetToken(trx, token))) return false;
    await savePasswordHash(trx, user.uid, { hash: made.value, nowIso: nowIso(parts) });
    await trx.deleteFrom('sessions').where('user_id', '=', user.uid).execute();
    await revokeAllTokens(trx, user.uid, nowIso(parts));
    await endCalendar(trx, user.uid);
    return true;
  });
  if (!isDone) return err({ kind: 'link-spent' });
  sessions.announceEnd(user.uid);
  attempts.reset(signInAttemptsKey(user.email));
  log({ level: 'info', event: 'password-reset', userId: user.uid });
  return ok(true);
}
