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
import { isStillHash, passwordHashFor, passwordHashOf, savePasswordHash } from './credentials.ts';
import { parseEmail } from './email.ts';
import type { Credentials } from './library.ts';
import { endsAtMs } from './session-lifetime.ts';
import { storedToken } from './session-tokens.ts';
import { endSessionOf } from './sign-out.ts';

export type SignInFailure = FailureOf<'not-an-email' | 'no-match' | 'too-many-attempts' | 'busy'>;

export function signInLedgerName(email: string): string {
  return `sign-in:${email}`;
}

/** Who guesses from elsewhere must not keep the owner out of a device that was let in before. */
function ledgerNameOf({ device }: AccountParts, email: string, { cookieHeader }: Visit): string {
  const mark = device.knownIn(cookieHeader, email);
  return mark === undefined ? signInLedgerName(email) : `${signInLedgerName(email)} ${mark}`;
}

export async function signIn(
  parts: AccountParts,
  { email: typed, password }: Credentials,
  visit: Visit,
): Promise<Result<SignedIn, SignInFailure>> {
  const email = parseEmail(typed);
  if (!email.ok) return email;
  const verified = await passwordHashFor(parts.db, email.value);
  const entered = await parts.ledger.guess(
    ledgerNameOf(parts, email.value, visit),
    () => parts.library.signIn({ email: email.value, password }, userAgentOf(visit)),
    (failure) => failure.kind === 'no-match',
  );
  const accountHash = parts.accountHash(email.value);
  if (!entered.ok) {
    logRefusal(parts, entered.failure, { accountHash });
    return entered;
  }
  const { userId, token } = entered.value;
  if (!(await isStillHash(parts.db, userId, verified))) {
    await endNewSession(parts, token);
    return err({ kind: 'no-match' });
  }
  await endSessionOf(parts, visit);
  await recordLogin(parts, userId);
  await renewHash(parts, userId, password);
  parts.log({ level: 'info', event: 'sign-in', userId, accountHash });
  return ok(await signedIn(parts, entered.value, visit));
}

/** The password may have been changed while it was being verified: then its sessions are over. */
export async function endNewSession({ db }: AccountParts, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token', '=', storedToken(token)).execute();
}

/** The contract's merge of lastLogin; sessions nobody came back to go with it. */
async function recordLogin(parts: AccountParts, userId: string): Promise<void> {
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

/** The only moment the password is at hand. A full queue leaves it for the next time. */
async function renewHash(parts: AccountParts, userId: string, password: string): Promise<void> {
  const { db, passwords } = parts;
  const over = await passwordHashOf(db, userId);
  if (over === undefined || !passwords.isOutdated(over)) return;
  const made = await passwords.hash(password);
  if (made.ok) {
    await savePasswordHash(db, userId, { hash: made.value, nowIso: nowIso(parts), over });
  }
}
