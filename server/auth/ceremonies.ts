import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '#server/database/clock.ts';
import type { Tables } from '#server/database/schema.ts';
import type { Caller } from './caller.ts';
import { isoOf, msOf } from './sessions/session-lifetime.ts';
import { cookieKind, isSame, valuesUnder } from './sessions/signed-cookie.ts';

/** What is begun in one request and ended in another: a way through the provider, or a passkey's challenge. */
type CeremonyKind = 'provider' | 'passkey-new' | 'passkey-use';

const LIFETIME_MS: Readonly<Record<CeremonyKind, number>> = {
  provider: 10 * 60_000,
  'passkey-new': 5 * 60_000,
  'passkey-use': 5 * 60_000,
};

const SECRET = /^[\w-]{43}$/;
/** Stands where otherwise the mark of a user is. */
const NOBODYS = 'nobody:';

/** A text that only whoever holds the ceremony's secret can know: state, nonce, verifier, challenge. */
export type Derive = (label: string) => string;

/** A ceremony that was begun in this browser, and is ended now. */
export type TakenCeremony = {
  readonly derive: Derive;
  /** Nobody was signed in when it was begun. */
  readonly isNobodys: boolean;
  /** What it was begun with. */
  readonly note: string;
  /** Whether this user began it, in this session. */
  readonly isOf: (caller: Caller) => boolean;
};

export type Ceremonies = {
  /** Begins one, for the user who is signed in, or for nobody yet with something to remember until its end. */
  readonly begin: (
    holder?: Caller,
    note?: string,
  ) => Promise<{ derive: Derive; setCookie: string }>;
  /** Ends the one that this browser began: once, and not after its time. */
  readonly take: (cookieHeader: string | undefined) => Promise<TakenCeremony | undefined>;
  /** The Set-Cookie line that removes the cookie. */
  readonly clear: string;
};

type CeremonyParts = {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly publicUrl: string;
};

/**
 * Ties the two halves of a ceremony to one browser by a cookie with a secret. Everything else is made
 * from that secret; the table knows only that it is open, so that each can be ended once.
 */
export function createCeremonies(
  kind: CeremonyKind,
  { db, clock, publicUrl }: CeremonyParts,
): Ceremonies {
  const { name, attributes } = cookieKind(kind, publicUrl);
  const identifierOf = (derive: Derive) => `${kind}:${derive('row')}`;

  return {
    async begin(holder, note = '') {
      const secret = randomBytes(32).toString('base64url');
      const derive = deriver(secret);
      const nowMs = clock.nowMs();
      const nowIso = isoOf(nowMs);
      await db.deleteFrom('verifications').where('expires_at', '<', nowIso).execute();
      await db
        .insertInto('verifications')
        .values({
          id: randomBytes(16).toString('hex'),
          identifier: identifierOf(derive),
          value: holder ? markOf(derive, holder) : NOBODYS + note, // names nobody: it may stay after the account
          expires_at: isoOf(nowMs + LIFETIME_MS[kind]),
          created_at: nowIso,
          updated_at: nowIso,
        })
        .execute();
      const seconds = LIFETIME_MS[kind] / 1_000;
      return { derive, setCookie: `${name}=${secret}; Max-Age=${seconds}; ${attributes}` };
    },

    async take(cookieHeader = '') {
      for (const secret of valuesUnder([name], cookieHeader)) {
        if (!SECRET.test(secret)) continue;
        const derive = deriver(secret);
        const row = await db
          .deleteFrom('verifications')
          .where('identifier', '=', identifierOf(derive))
          .returning(['value', 'expires_at'])
          .executeTakeFirst();
        if (row === undefined || msOf(row.expires_at) <= clock.nowMs()) continue;
        const isNobodys = row.value.startsWith(NOBODYS);
        return {
          derive,
          isNobodys,
          note: isNobodys ? row.value.slice(NOBODYS.length) : '',
          isOf: (caller) => isSame(row.value, markOf(derive, caller)),
        };
      }
      return undefined;
    },

    clear: `${name}=; Max-Age=0; ${attributes}`,
  };
}

function deriver(secret: string): Derive {
  return (label) => createHmac('sha256', secret).update(label).digest('base64url');
}

function markOf(derive: Derive, { userId, sessionId }: Caller): string {
  return derive(`of ${userId} ${sessionId}`);
}
