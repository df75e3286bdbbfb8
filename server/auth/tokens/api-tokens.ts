import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  isScope,
  type MadeToken,
  type TokenEntry,
  type TokenScope,
} from '#protocol/replies/api-tokens.ts';
import { localDateAt } from '#rules/activity/local-date.ts';
import { err, ok, type Result } from '#rules/result.ts';
import type { FailureOf } from '#server/auth/account-failures.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Tables } from '#server/database/schema.ts';

/** By this beginning a scanner finds a token that was published by mistake. */
const TOKEN_PREFIX = 'dg_pat_';
const SECRET_BYTES = 32;
const START_LENGTH = TOKEN_PREFIX.length + 4;
const MAX_WORKING = 50;
/** Ended ones are kept for their names, which the Chronicle shows. */
const MAX_KEPT = 200;

export type WantedToken = {
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly expiresAt: string | null;
};

export type ApiTokens = {
  /** The token is in the reply and nowhere else. */
  readonly create: (
    userId: string,
    wanted: WantedToken,
  ) => Promise<Result<MadeToken, FailureOf<'too-many-tokens' | 'token-already-over'>>>;
  /** The newest first, ended ones among them. */
  readonly list: (userId: string) => Promise<readonly TokenEntry[]>;
  /** False when there is none of this id that still works. */
  readonly revoke: (userId: string, id: string) => Promise<boolean>;
  /** Looked up anew at each request, so that a revoked token ends at once on every server. */
  readonly callerOf: (secret: string) => Promise<Caller | undefined>;
};

export function createApiTokens(db: Kysely<Tables>, clock: Clock): ApiTokens {
  const nowIso = () => new Date(clock.nowMs()).toISOString();

  async function noteUse(id: string, lastUsedOn: string | null): Promise<void> {
    const today = localDateAt(clock.nowMs(), 0, 0);
    if (lastUsedOn === today) return;
    await db.updateTable('api_tokens').set({ last_used_on: today }).where('id', '=', id).execute();
  }

  return {
    async create(userId, { name, scopes, expiresAt }) {
      const now = nowIso();
      if (expiresAt !== null && expiresAt <= now) return err({ kind: 'token-already-over' });
      const secret = TOKEN_PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
      const row = {
        id: randomUUID(),
        user_id: userId,
        name,
        digest: digestOf(secret),
        start: secret.slice(0, START_LENGTH),
        scopes: scopes.join(' '),
        created_at: now,
        expires_at: expiresAt,
        last_used_on: null,
        revoked_at: null,
      };
      return db.transaction().execute(async (trx) => {
        const kept = await rowsOf(trx, userId);
        if (kept.filter((one) => isWorking(one, now)).length >= MAX_WORKING) {
          return err({ kind: 'too-many-tokens' });
        }
        const ended = kept.filter((one) => !isWorking(one, now)).map(({ id }) => id);
        const forgotten = ended.slice(MAX_KEPT - MAX_WORKING - 1);
        if (forgotten.length > 0) {
          await trx.deleteFrom('api_tokens').where('id', 'in', forgotten).execute();
        }
        await trx.insertInto('api_tokens').values(row).execute();
        return ok({ secret, token: entryOf(row) });
      });
    },

    list: async (userId) => (await rowsOf(db, userId)).map(entryOf),

    async revoke(userId, id) {
      const { numUpdatedRows } = await db
        .updateTable('api_tokens')
        .set({ revoked_at: nowIso() })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async callerOf(secret) {
      const row = await db
        .selectFrom('api_tokens')
        .innerJoin('users', 'users.id', 'api_tokens.user_id')
        .selectAll('api_tokens')
        .select(['users.email', 'users.display_name'])
        .where('digest', '=', digestOf(secret))
        .executeTakeFirst();
      if (row === undefined || !isWorking(row, nowIso())) return undefined;
      await noteUse(row.id, row.last_used_on);
      const { id, name, scopes } = entryOf(row);
      return {
        userId: row.user_id,
        sessionId: '',
        email: row.email,
        displayName: row.display_name,
        token: { id, name, scopes },
      };
    },
  };
}

/** Ends every token of a user, because the password changed: whoever else knew it may have made some. */
export async function revokeAllTokens(
  db: Kysely<Tables>,
  userId: string,
  nowIso: string,
): Promise<void> {
  await db
    .updateTable('api_tokens')
    .set({ revoked_at: nowIso })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Without a salt: nobody can guess 256 random bits. */
function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

type TokenRow = Tables['api_tokens'];

function rowsOf(db: Kysely<Tables>, userId: string): Promise<TokenRow[]> {
  return db
    .selectFrom('api_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

function isWorking(row: Pick<TokenRow, 'revoked_at' | 'expires_at'>, now: string): boolean {
  return row.revoked_at === null && (row.expires_at === null || row.expires_at > now);
}

function entryOf(row: TokenRow): TokenEntry {
  return {
    id: row.id,
    name: row.name,
    start: row.start,
    scopes: row.scopes.split(' ').filter(isScope),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedOn: row.last_used_on,
    revokedAt: row.revoked_at,
  };
}
