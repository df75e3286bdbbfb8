import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { err, ok, type Result } from '#rules/result.ts';
import { createAttemptLimiter } from '#server/auth/attempt-limiter.ts';
import { valuesUnder } from '#server/auth/sessions/signed-cookie.ts';

const IDLE_MS = 30 * 60_000;
const ABSOLUTE_MS = 12 * 3_600_000;
/** More than anybody opens; past it the oldest ends. */
const MAX_SESSIONS = 20;
const EVERYBODY = 'operator';

/** A browser in which the operator's secret was entered. It is in memory only: a restart ends it. */
export type OperatorSession = {
  /** Stands in every form, and a form without it does nothing. */
  readonly formToken: string;
  /** Told once, on the next page. */
  notice: string | undefined;
};

type OpenedSession = OperatorSession & { readonly openedMs: number; usedMs: number };

type EntryRefused = { readonly kind: 'wrong' } | { readonly kind: 'wait'; readonly ms: number };

export type OperatorSessions = {
  /** The Set-Cookie line of a new session, if the secret is the right one. */
  readonly enter: (secret: string) => Promise<Result<string, EntryRefused>>;
  readonly find: (cookieHeader: string | undefined) => OperatorSession | undefined;
  /** The Set-Cookie line that ends it. */
  readonly leave: (cookieHeader: string | undefined) => string;
};

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Compares in constant time, whatever the lengths. */
function isSameText(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(digestOf(one)), Buffer.from(digestOf(other)));
}

export function isFormTokenOf({ formToken }: OperatorSession, sent: string): boolean {
  return isSameText(formToken, sent);
}

/**
 * Sessions of the operator's page. They have nothing to do with accounts: another secret, another
 * cookie. Wrong secrets are counted together, wherever they come from.
 */
export function createOperatorSessions(
  { secret, port }: { readonly secret: string; readonly port: number },
  nowMs: () => number = () => performance.now(),
): OperatorSessions {
  const name = `duskgate-operator-${port}`; // browsers give cookies to every port of a host
  const attributes = 'Path=/operator; HttpOnly; SameSite=Strict';
  const attempts = createAttemptLimiter({ nowMs });
  const sessions = new Map<string, OpenedSession>();
  const keysIn = (cookieHeader = '') => valuesUnder([name], cookieHeader).map(digestOf);

  function open(): string {
    const token = randomBytes(32).toString('base64url');
    const formToken = randomBytes(32).toString('base64url');
    const now = nowMs();
    sessions.set(digestOf(token), { formToken, notice: undefined, openedMs: now, usedMs: now });
    const [oldest] = sessions.keys();
    if (sessions.size > MAX_SESSIONS && oldest !== undefined) sessions.delete(oldest);
    return `${name}=${token}; ${attributes}`;
  }

  return {
    async enter(sent) {
      const tried = await attempts.attempt(
        EVERYBODY,
        async () => (isSameText(secret, sent) ? ok(true) : err({ kind: 'wrong' as const })),
        () => true,
      );
      if (tried.ok) return ok(open());
      const { failure } = tried;
      return failure.kind === 'wrong'
        ? err(failure)
        : err({ kind: 'wait', ms: failure.retryAfterMs });
    },
    find(cookieHeader) {
      const now = nowMs();
      for (const key of keysIn(cookieHeader)) {
        const session = sessions.get(key);
        if (session === undefined) continue;
        if (now - session.usedMs > IDLE_MS || now - session.openedMs > ABSOLUTE_MS) {
          sessions.delete(key);
          continue;
        }
        session.usedMs = now;
        return session;
      }
      return undefined;
    },
    leave(cookieHeader) {
      for (const key of keysIn(cookieHeader)) sessions.delete(key);
      return `${name}=; ${attributes}; Max-Age=0`;
    },
  };
}
