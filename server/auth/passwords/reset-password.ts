import { err, ok, type Result } from '#rules/result.ts';
import type { FailureOf } from './account-failures.ts';
import { type AccountParts, logRefusal, nowIso } from './account-parts.ts';
import { savePasswordHash } from './credentials.ts';
import { parseEmail } from './email.ts';
import { checkPassword, type PasswordRefused } from './password-rules.ts';
import { holderOf, makeResetToken, spendResetToken } from './reset-links.ts';
import { signInLedgerName } from './sign-in.ts';
import { readUserRecord } from './user-record.ts';

type Reset = { readonly token: string; readonly next: string };
export type ResetFailure = PasswordRefused | FailureOf<'link-spent' | 'busy'>;

/** For the keeper of the server, who hands it to the hunter. Behind the #, it reaches no log. */
export async function createResetLink(
  parts: Pick<AccountParts, 'db' | 'clock' | 'publicUrl' | 'log'>,
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
  const token = await makeResetToken(parts.db, user.id, parts.clock.nowMs());
  parts.log({ level: 'info', event: 'reset-link-made', userId: user.id });
  return ok(`${parts.publicUrl}/reset#token=${token}`);
}

export async function resetPassword(
  parts: AccountParts,
  { token, next }: Reset,
): Promise<Result<true, ResetFailure>> {
  const { db, clock, passwords, sessions, ledger, log } = parts;
  const userId = await holderOf(db, token, clock.nowMs());
  const user = userId === undefined ? undefined : await readUserRecord(db, userId);
  if (user === undefined) return err({ kind: 'link-spent' });
  const allowed = checkPassword(next, user);
  if (!allowed.ok) return allowed;
  const made = await passwords.hash(next);
  if (!made.ok) {
    logRefusal(parts, made.failure, { userId: user.uid });
    return made;
  }

  const isDone = await db.transaction().execute(async (trx) => {
    if (!(await spendResetToken(trx, token))) return false;
    await savePasswordHash(trx, user.uid, { hash: made.value, nowIso: nowIso(parts) });
    await trx.deleteFrom('sessions').where('user_id', '=', user.uid).execute();
    return true;
  });
  if (!isDone) return err({ kind: 'link-spent' });
  sessions.announceEnd(user.uid);
  ledger.forgive(signInLedgerName(user.email));
  log({ level: 'info', event: 'password-reset', userId: user.uid });
  return ok(true);
}
