import type { Kysely } from 'kysely';
import type { Clock } from '#server/clock.ts';
import type { Tables } from '#server/database/schema.ts';
import type { Caller } from './caller.ts';
import { createSessionCache } from './session-cache.ts';
import type { SessionCookie } from './session-cookie.ts';
import { endsAtMs, isoOf, msOf } from './session-lifetime.ts';
import { storedToken } from './session-tokens.ts';

/** How exactly "last used" is known; every request would be a write otherwise. */
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
  readonly isCurrent: boolean;
};

export type Sessions = {
  readonly callerOf: (cookieHeader: string | undefined) => Promise<Caller | undefined>;
  readonly list: (caller: Caller) => Promise<readonly SessionSummary[]>;
  /** False when the user has no such session: somebody else's is none of theirs. */
  readonly end: (userId: string, sessionId: string) => Promise<boolean>;
  readonly endOthers: (caller: Caller) => Promise<void>;
  /** For what ended sessions by other means: here, or on another server. */
  readonly forget: (userId: string) => void;
  /** `forget`, and tell those who hold streams. */
  readonly announceEnd: (userId: string) => void;
};

export function createSessions({ db, clock, cookie, onSessionsEnded }: SessionParts): Sessions {
  const cache = createSessionCache(clock);

  function announceEnd(userId: string): void {
    cache.forget(userId);
    onSessionsEnded(userId);
  }

  async function lookUp(value: string): Promise<Caller | undefined> {
    const token = cookie.tokenIn(value);
    if (token === undefined) return undefined;
    const keep = cache.keeper();
    const found = await sessionWith(db, token);
    if (found === undefined) return undefined;

    const now = clock.nowMs();
    const { id: sessionId, user_id: userId, email, display_name: displayName } = found;
    if (endsAtMs(found) <= now) {
      await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
      return undefined;
    }
    if (now - msOf(found.updated_at) >= TOUCH_AFTER_MS) await touch(sessionId, now);
    const caller = { userId, sessionId, email, displayName };
    keep(value, caller, endsAtMs(found));
    return caller;
  }

  async function touch(sessionId: string, now: number): Promise<void> {
    const query = db.updateTable('sessions').set({ updated_at: isoOf(now) });
    await query.where('id', '=', sessionId).execute();
  }

  return {
    async callerOf(cookieHeader) {
      const value = cookie.valueIn(cookieHeader);
      return value === undefined ? undefined : (cache.callerOf(value) ?? lookUp(value));
    },

    async list({ userId, sessionId }) {
      const rows = await db
        .selectFrom('sessions')
        .select(['id', 'created_at', 'updated_at', 'expires_at', 'user_agent'])
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

/** One join by hand: the library's own lookup costs twenty times as much and trusts its own clock. */
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
