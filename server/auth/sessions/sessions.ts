import type { Kysely } from 'kysely';
import type { Caller } from '#server/auth/caller.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Tables } from '#server/database/schema.ts';
import { createSessionCache } from './session-cache.ts';
import type { SessionCookie } from './session-cookie.ts';
import { endsAtMs, isoOf, msOf } from './session-lifetime.ts';
import { storedToken } from './session-tokens.ts';

/** "Last used" is stored at most so often: otherwise every request would be a write. */
const TOUCH_AFTER_MS = 3_600_000;

type SessionParts = {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly cookie: SessionCookie;
  readonly onSessionsEnded: (userId: string) => void;
};

export type SessionSummary = {
  readonly id: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly userAgent: string;
  /** Where it was last used, to the hour; empty if that is not known. */
  readonly address: string;
  readonly isCurrent: boolean;
};

export type Sessions = {
  readonly callerOf: (
    cookieHeader: string | undefined,
    address?: string,
  ) => Promise<Caller | undefined>;
  readonly list: (caller: Caller) => Promise<readonly SessionSummary[]>;
  /** False when the user has no such session. */
  readonly end: (userId: string, sessionId: string) => Promise<boolean>;
  readonly endOthers: (caller: Caller) => Promise<void>;
  /** Drops the user from the cache, for sessions that ended elsewhere. */
  readonly forget: (userId: string) => void;
  /** `forget`, and tells the open streams and other servers. */
  readonly announceEnd: (userId: string) => void;
};

export function createSessions({ db, clock, cookie, onSessionsEnded }: SessionParts): Sessions {
  const cache = createSessionCache(clock);

  function announceEnd(userId: string): void {
    cache.forget(userId);
    onSessionsEnded(userId);
  }

  async function lookUp(value: string, address?: string): Promise<Caller | undefined> {
    const token = cookie.tokenIn(value);
    if (token === undefined) return undefined;
    const store = cache.startStoring();
    const found = await sessionWith(db, token);
    if (found === undefined) return undefined;

    const now = clock.nowMs();
    const { id: sessionId, user_id: userId, email, display_name: displayName } = found;
    if (endsAtMs(found) <= now) {
      await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
      return undefined;
    }
    if (now - msOf(found.updated_at) >= TOUCH_AFTER_MS) await touch(sessionId, now, address);
    const caller = { userId, sessionId, email, displayName };
    store(value, caller, endsAtMs(found));
    return caller;
  }

  async function touch(sessionId: string, now: number, address?: string): Promise<void> {
    const from = address && { ip_address: address };
    const query = db.updateTable('sessions').set({ updated_at: isoOf(now), ...from });
    await query.where('id', '=', sessionId).execute();
  }

  return {
    async callerOf(cookieHeader, address) {
      for (const value of cookie.valuesIn(cookieHeader)) {
        const caller = cache.callerOf(value) ?? (await lookUp(value, address));
        if (caller !== undefined) return caller;
      }
      return undefined;
    },

    async list({ userId, sessionId }) {
      const rows = await db
        .selectFrom('sessions')
        .select(['id', 'created_at', 'updated_at', 'expires_at', 'user_agent', 'ip_address'])
        .where('user_id', '=', userId)
        .orderBy('updated_at', 'desc')
        .execute();
      return rows
        .filter((row) => endsAtMs(row) > clock.nowMs())
        .map((row) => ({
          id: row.id,
          createdAt: isoOf(row.created_at),
          lastUsedAt: isoOf(row.updated_at),
          userAgent: row.user_agent ?? '',
          address: row.ip_address ?? '',
          isCurrent: row.id === sessionId,
        }));
    },

    async end(userId, sessionId) {
      const ended = await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('id', '=', sessionId)
        .executeTakeFirst();
      if (ended.numDeletedRows === 0n) return false;
      announceEnd(userId);
      return true;
    },

    async endOthers({ userId, sessionId }) {
      await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('id', '!=', sessionId)
        .execute();
      announceEnd(userId);
    },

    forget: cache.forget,
    announceEnd,
  };
}

/**
 * The session of a token with its user. Our own query: the library's takes twenty times as long and
 * uses the machine's clock.
 */
function sessionWith(db: Kysely<Tables>, token: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.created_at',
      'sessions.updated_at',
      'sessions.expires_at',
      'users.email',
      'users.display_name',
    ])
    .where('sessions.token', '=', storedToken(token))
    .executeTakeFirst();
}
