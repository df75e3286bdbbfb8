import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { cleanLine } from '#rules/clean-text.ts';
import { err, ok, type Result } from '#rules/result.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Tables } from '#server/database/schema.ts';
import type { FailureOf } from './account-failures.ts';
import { isoOf } from './sessions/session-lifetime.ts';

const DAY_MS = 86_400_000;
/** Used and expired ones are shown for a while, so that the operator sees what became of them. */
const SHOWN_MS = 30 * DAY_MS;
const MAX_WAITING = 200;
export const MAX_NOTE_LENGTH = 60;
/** How many days a link may work; the first is the usual. */
export const INVITATION_DAYS = [7, 1, 30] as const;

export type Invitation = {
  readonly id: string;
  /** The operator's own words for whom it is. */
  readonly note: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly usedAt: string | null;
};

type WantedInvitation = { readonly note: string; readonly days: number };

export type Invitations = {
  /** The token stands in the link and nowhere else; undefined when too many wait already. */
  readonly create: (wanted: WantedInvitation) => Promise<string | undefined>;
  /** The newest first. */
  readonly list: () => Promise<readonly Invitation[]>;
  /** False when there is none of this id that still works. */
  readonly revoke: (id: string) => Promise<boolean>;
};

/** Invitations, made and taken back by the operator. */
export function createInvitations(db: Kysely<Tables>, clock: Clock): Invitations {
  const working = () =>
    db
      .selectFrom('invitations')
      .where('used_at', 'is', null)
      .where('expires_at', '>', isoOf(clock.nowMs()));

  return {
    async create({ note, days }) {
      const nowMs = clock.nowMs();
      await db
        .deleteFrom('invitations')
        .where('expires_at', '<', isoOf(nowMs - SHOWN_MS))
        .execute();
      if ((await working().select('id').execute()).length >= MAX_WAITING) return undefined;
      const token = randomBytes(32).toString('base64url');
      await db
        .insertInto('invitations')
        .values({
          id: randomUUID(),
          digest: invitationDigest(token),
          note: Array.from(cleanLine(note)).slice(0, MAX_NOTE_LENGTH).join(''),
          created_at: isoOf(nowMs),
          expires_at: isoOf(nowMs + days * DAY_MS),
          used_at: null,
        })
        .execute();
      return token;
    },
    async list() {
      const rows = await db
        .selectFrom('invitations')
        .select(['id', 'note', 'created_at', 'expires_at', 'used_at'])
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        note: row.note,
        createdAt: row.created_at,
        expiresAt: row.expires_at,
        usedAt: row.used_at,
      }));
    },
    async revoke(id) {
      const { numDeletedRows } = await db
        .deleteFrom('invitations')
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

/** The digest that is stored: the table alone lets nobody in. */
export function invitationDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

type InvitationParts = { readonly db: Kysely<Tables>; readonly clock: Clock };

/** Uses an invitation up, in one statement: of two who come with it at once one gets in. */
export async function spendInvitation(
  { db, clock }: InvitationParts,
  digest: string,
): Promise<string | undefined> {
  const usedAt = isoOf(clock.nowMs());
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ used_at: usedAt })
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .where('expires_at', '>', usedAt)
    .executeTakeFirst();
  return numUpdatedRows === 0n ? undefined : usedAt;
}

/**
 * Makes an account by an invitation. It is spent before the account is made; whoever is then refused
 * gives it back.
 */
export async function byInvitation<Value, Failure>(
  parts: InvitationParts,
  token: string | undefined,
  signUp: () => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | FailureOf<'invitation-needed' | 'invitation-spent'>>> {
  if (token === undefined) return err({ kind: 'invitation-needed' });
  const digest = invitationDigest(token);
  const usedAt = await spendInvitation(parts, digest);
  if (usedAt === undefined) return err({ kind: 'invitation-spent' });
  let isIn = false;
  try {
    const made = await signUp();
    isIn = made.ok;
    return made.ok ? ok(made.value) : made;
  } finally {
    if (!isIn) {
      const own = parts.db.updateTable('invitations').set({ used_at: null });
      await own.where('digest', '=', digest).where('used_at', '=', usedAt).execute();
    }
  }
}
