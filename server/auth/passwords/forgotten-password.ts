import { err, ok, type Result } from '#rules/result.ts';
import type { FailureOf } from '#server/auth/account-failures.ts';
import type { AccountServices } from '#server/auth/account-services.ts';
import { parseEmail } from '#server/auth/email.ts';
import type { MailQueue } from '#server/mail/mail-queue.ts';
import { resetWords } from '#server/mail/mail-words.ts';
import {
  dropResetTokens,
  newResetToken,
  RESET_LIFETIME_MS,
  resetLink,
  writeResetToken,
} from './reset-links.ts';

/** Requests whose work is not done yet; more are asked to come back. */
const MAX_UNDER_WAY = 200;

export type ForgottenPasswords = {
  /** Answers at once and the same, whether the address has an account or not; the work comes after. */
  readonly request: (
    parts: AccountServices,
    typed: string,
  ) => Result<true, FailureOf<'not-an-email' | 'mail-off' | 'password-off' | 'busy'>>;
  /** Resolves when the work of all requests so far is done. */
  readonly settled: () => Promise<void>;
};

class TooManyMails extends Error {}

export function createForgottenPasswords(): ForgottenPasswords {
  const underWay = new Set<Promise<void>>();
  return {
    request(parts, typed) {
      const { mail, log } = parts;
      if (!parts.isPasswordOn) return err({ kind: 'password-off' });
      if (mail === undefined) return err({ kind: 'mail-off' });
      const email = parseEmail(typed);
      if (!email.ok) return email;
      if (underWay.size >= MAX_UNDER_WAY) return err({ kind: 'busy' });
      const work: Promise<void> = mailResetLink(parts, mail, email.value)
        .catch(() => log({ level: 'error', event: 'reset-mail-lost' }))
        .finally(() => underWay.delete(work));
      underWay.add(work);
      return ok(true);
    },
    settled: async () => {
      await Promise.all(underWay);
    },
  };
}

/** Mails a link to the owner of an address, if it has one and has not got too many of them. */
async function mailResetLink(
  { db, clock, publicUrl, log }: AccountServices,
  mail: MailQueue,
  email: string,
): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (user === undefined) return;
  const { id: userId } = user;
  const token = newResetToken();
  const words = resetWords(publicUrl, resetLink(publicUrl, token));
  const wanted = { userId, kind: 'reset', to: email, words, usefulMs: RESET_LIFETIME_MS } as const;
  try {
    await db.transaction().execute(async (trx) => {
      // First, in the order of a deletion: the other order would deadlock on PostgreSQL.
      await dropResetTokens(trx, userId);
      if (!(await mail.add(trx, wanted))) throw new TooManyMails(); // and the link before it stays
      await writeResetToken(trx, { userId, token, nowMs: clock.nowMs() });
    });
    log({ level: 'info', event: 'reset-link-mailed', userId });
  } catch (cause) {
    if (!(cause instanceof TooManyMails)) throw cause;
    log({ level: 'warn', event: 'attempts-limited', userId });
  }
}
