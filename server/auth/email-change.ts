import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { err, ok, type Result } from '#rules/result.ts';
import type { Tables } from '#server/database/schema.ts';
import { confirmEmailWords, emailChangedWords } from '#server/mail/mail-words.ts';
import type { FailureOf } from './account-failures.ts';
import { type AccountServices, nowIso } from './account-services.ts';
import type { Caller } from './caller.ts';
import { parseEmail } from './email.ts';
import { NOTICE_MS } from './notices.ts';
import { dropResetTokens } from './passwords/reset-links.ts';
import { confirmPresence, type PresenceFailure } from './presence.ts';
import { isoOf } from './sessions/session-lifetime.ts';

const LIFETIME_MS = 3_600_000;

export type WantedEmail = { readonly email: string; readonly password: string };
export type EmailChangeFailure =
  | PresenceFailure
  | FailureOf<'not-an-email' | 'mail-off' | 'rate-limited'>;

class Undone extends Error {}

/** The digest that is stored: the table alone cannot change an address. */
function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Mails a link to the new address. Nothing changes before it is opened. Whether the address has an
 * account is not told, and not even looked at: only its owner learns it, by the link.
 */
export async function startEmailChange(
  parts: AccountServices,
  caller: Caller,
  { email: typed, password }: WantedEmail,
): Promise<Result<true, EmailChangeFailure>> {
  const { db, mail, clock, publicUrl } = parts;
  const { userId } = caller;
  if (mail === undefined) return err({ kind: 'mail-off' });
  const email = parseEmail(typed);
  if (!email.ok) return email;
  const confirmed = await confirmPresence(parts, caller, password);
  if (!confirmed.ok) return confirmed;
  const token = randomBytes(32).toString('base64url');
  const words = confirmEmailWords(publicUrl, `${publicUrl}/confirm-email#token=${token}`);
  const change = {
    email: email.value,
    digest: digestOf(token),
    expires_at: isoOf(clock.nowMs() + LIFETIME_MS),
    created_at: nowIso(parts),
  };
  const isQueued = await db.transaction().execute(async (trx) => {
    const wanted = { userId, kind: 'confirm-email', to: email.value, words } as const;
    if (!(await mail.add(trx, { ...wanted, usefulMs: LIFETIME_MS }))) return false;
    await trx
      .insertInto('email_changes')
      .values({ user_id: userId, ...change })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
      .execute();
    return true;
  });
  return isQueued ? ok(true) : err({ kind: 'rate-limited', retryAfterMs: LIFETIME_MS });
}

/** The new address's owner has opened the link: the address changes, and the one before it is told. */
export async function confirmEmailChange(
  parts: AccountServices,
  token: string,
): Promise<Result<string, FailureOf<'link-spent' | 'email-taken'>>> {
  const { db, clock, sessions, log } = parts;
  const digest = digestOf(token);
  const wanted = await db
    .selectFrom('email_changes')
    .innerJoin('users', 'users.id', 'email_changes.user_id')
    .select(['user_id', 'email_changes.email as next', 'users.email as former', 'expires_at'])
    .where('digest', '=', digest)
    .executeTakeFirst();
  if (wanted === undefined || Date.parse(wanted.expires_at) <= clock.nowMs()) {
    return err({ kind: 'link-spent' });
  }
  const { user_id: userId, next, former } = wanted;
  if (await isTaken(db, next, userId)) return err({ kind: 'email-taken' });
  try {
    await writeEmail(parts, { userId, next, former, digest });
  } catch (cause) {
    if (cause instanceof Undone) return err({ kind: 'link-spent' });
    if (await isTaken(db, next, userId)) return err({ kind: 'email-taken' }); // meanwhile
    throw cause;
  }
  sessions.forget(userId); // the cached caller has the old address
  log({ level: 'info', event: 'email-changed', userId });
  return ok(next);
}

type EmailChange = {
  readonly userId: string;
  readonly next: string;
  readonly former: string;
  readonly digest: string;
};

async function writeEmail(parts: AccountServices, change: EmailChange): Promise<void> {
  const { db, engine, mail, publicUrl } = parts;
  const { userId, next, former, digest } = change;
  const words = emailChangedWords(publicUrl, next);
  await db.transaction().execute(async (trx) => {
    // Links that were mailed to the address before end. In the order of a deletion, as everywhere.
    await dropResetTokens(trx, userId);
    const notice = {
      userId,
      kind: 'email-changed',
      to: former,
      words,
      usefulMs: NOTICE_MS,
    } as const;
    await mail?.add(trx, notice);
    const spent = await trx
      .deleteFrom('email_changes')
      .where('digest', '=', digest)
      .executeTakeFirst();
    if (spent.numDeletedRows === 0n) throw new Undone();
    await trx
      .updateTable('users')
      .set({
        email: next,
        email_verified: engine === 'postgres' ? true : 1,
        updated_at: nowIso(parts),
      })
      .where('id', '=', userId)
      .where('email', '=', former)
      .execute();
  });
}

async function isTaken(db: Kysely<Tables>, email: string, userId: string): Promise<boolean> {
  const holder = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return holder !== undefined && holder.id !== userId;
}
