import { createHmac, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '#server/database/clock.ts';
import type { Engine, Trx } from '#server/database/database.ts';
import type { Tables } from '#server/database/schema.ts';
import { createSecretBox } from '#server/database/secret-box.ts';
import type { MailKind } from '#server/database/sign-in-tables.ts';
import type { Letter } from './smtp.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Whoever claimed a mail has told by then how it went, or has ended: sending takes half of it at most. */
const LEASE_MS = 60_000;
/** The waits after the mail server said "later" of a mail, until the mail is of no use any more. */
const RETRIES_MS = [60, 300, 900, 1_800].map((seconds) => seconds * 1_000);

/**
 * Mails of one kind to one address, or caused by one account, in an hour.
 * @internal exported for the tests
 */
export const MAILS_PER_HOUR: Readonly<Record<MailKind, number>> = {
  reset: 3,
  'confirm-email': 3,
  'new-device': 5,
  'new-way': 10,
  'email-changed': 10,
  'totp-off': 10,
};
/** Mails of every kind to one address in a day. */
const MAILS_PER_DAY = 30;

type WantedMail = {
  readonly userId: string;
  readonly kind: MailKind;
  readonly to: string;
  readonly words: { readonly subject: string; readonly text: string };
  /** It is of no use later. */
  readonly usefulMs: number;
};

/** A mail that this server has taken upon itself for a while. */
export type ClaimedMail = {
  readonly id: string;
  readonly kind: MailKind;
  readonly attempts: number;
  readonly expiresAtMs: number;
  /** None if it was written with another AUTH_SECRET. */
  readonly letter: Letter | undefined;
};

/** How an attempt is written down: it is over, or waits until then. */
export type MailEnding =
  | { readonly state: 'sent' | 'given-up'; readonly outcome: string }
  | { readonly state: 'waiting'; readonly outcome: string; readonly nextMs: number };

export type MailQueue = {
  /**
   * Writes a mail down, in the transaction of what it tells of; false if too many have gone there. Before
   * the rows of the user are changed, but after reset links: the other order would deadlock on PostgreSQL.
   */
  readonly add: (trx: Trx, mail: WantedMail) => Promise<boolean>;
  readonly claimDue: (db: Kysely<Tables>, limit: number) => Promise<readonly ClaimedMail[]>;
  readonly settle: (db: Kysely<Tables>, mail: ClaimedMail, ending: MailEnding) => Promise<void>;
  /** Forgets mails that were over a day ago. */
  readonly tidyUp: (db: Kysely<Tables>) => Promise<void>;
};

type QueueParts = { readonly secret: string; readonly engine: Engine; readonly clock: Clock };

/** How long a mail waits after its n-th attempt. */
export function retryMs(attempts: number): number {
  return RETRIES_MS[Math.min(attempts, RETRIES_MS.length) - 1] ?? HOUR_MS;
}

/**
 * The mails that wait, in the database: they survive a restart and any server may send them. Address and
 * words are encrypted, because a reset link opens an account.
 */
export function createMailQueue({ secret, engine, clock }: QueueParts): MailQueue {
  const box = createSecretBox(secret, 'duskgate mails');
  const claimedBy = randomUUID();
  const iso = (ms: number) => new Date(ms).toISOString();
  const recipientOf = (address: string) =>
    createHmac('sha256', secret).update(`mail:${address}`).digest('base64url');

  async function isTooMany(trx: Trx, { userId, kind, to }: WantedMail): Promise<boolean> {
    const nowMs = clock.nowMs();
    const rows = await trx
      .selectFrom('mails')
      .select(['kind', 'recipient', 'created_at'])
      .where('created_at', '>', iso(nowMs - DAY_MS))
      .where((eb) => eb.or([eb('recipient', '=', recipientOf(to)), eb('user_id', '=', userId)]))
      .execute();
    const alike = rows.filter((row) => row.kind === kind && row.created_at > iso(nowMs - HOUR_MS));
    const toAddress = rows.filter(({ recipient }) => recipient === recipientOf(to));
    return alike.length >= MAILS_PER_HOUR[kind] || toAddress.length >= MAILS_PER_DAY;
  }

  /** Mails to one address are written one after the other, so that all are counted. */
  async function lockRecipient(trx: Trx, recipient: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${recipient}, 0))`.execute(trx);
  }

  function letterOf(row: { id: string; sealed: string; created_at: string }): Letter | undefined {
    const opened = box.open(row.sealed, row.id);
    if (opened === undefined) return undefined;
    const { to, subject, text } = JSON.parse(opened);
    return { id: row.id, to, subject, text, writtenMs: Date.parse(row.created_at) };
  }

  return {
    async add(trx, mail) {
      const { userId, kind, to, words, usefulMs } = mail;
      if (engine === 'postgres') await lockRecipient(trx, recipientOf(to));
      if (await isTooMany(trx, mail)) return false;
      const id = randomUUID();
      const nowMs = clock.nowMs();
      await trx
        .insertInto('mails')
        .values({
          id,
          user_id: userId,
          kind,
          recipient: recipientOf(to),
          sealed: box.seal(JSON.stringify({ to, ...words }), id),
          state: 'waiting',
          attempts: 0,
          next_at: iso(nowMs),
          expires_at: iso(nowMs + usefulMs),
          claimed_by: null,
          outcome: null,
          created_at: iso(nowMs),
        })
        .execute();
      return true;
    },

    async claimDue(db, limit) {
      const now = iso(clock.nowMs());
      const due = await db
        .selectFrom('mails')
        .select('id')
        .where('state', '=', 'waiting')
        .where('next_at', '<=', now)
        .orderBy('next_at')
        .limit(limit)
        .execute();
      const claimed: ClaimedMail[] = [];
      for (const { id } of due) {
        const row = await db
          .updateTable('mails')
          .set(({ eb }) => ({
            next_at: iso(clock.nowMs() + LEASE_MS),
            attempts: eb('attempts', '+', 1),
            claimed_by: claimedBy,
          }))
          .where('id', '=', id)
          .where('state', '=', 'waiting')
          .where('next_at', '<=', now) // unless another server was faster
          .returning(['id', 'kind', 'sealed', 'attempts', 'expires_at', 'created_at'])
          .executeTakeFirst();
        if (row === undefined) continue;
        const { kind, attempts, expires_at } = row;
        const expiresAtMs = Date.parse(expires_at);
        claimed.push({ id, kind, attempts, expiresAtMs, letter: letterOf(row) });
      }
      return claimed;
    },

    async settle(db, { id, attempts }, ending) {
      const isOver = ending.state !== 'waiting';
      await db
        .updateTable('mails')
        .set({
          state: ending.state,
          outcome: ending.outcome,
          next_at: iso(isOver ? clock.nowMs() : ending.nextMs),
          ...(isOver && { sealed: '' }), // what it said is needed no more
        })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        // Whoever was too slow to say it is not heard: another has taken it meanwhile.
        .where('claimed_by', '=', claimedBy)
        .where('attempts', '=', attempts)
        .execute();
    },

    async tidyUp(db) {
      await db
        .deleteFrom('mails')
        .where('state', '!=', 'waiting')
        .where('created_at', '<', iso(clock.nowMs() - DAY_MS))
        .execute();
    },
  };
}
