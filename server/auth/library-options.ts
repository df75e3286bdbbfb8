import type { BetterAuthOptions } from 'better-auth/types';
import type { Clock } from '#server/database/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { AccountLog } from './account-log.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { SessionCookie } from './sessions/session-cookie.ts';
import { ABSOLUTE_LIFETIME_MS, isoOf } from './sessions/session-lifetime.ts';

export type LibraryParts = {
  readonly database: Database;
  readonly secret: string;
  readonly publicUrl: string;
  readonly clock: Clock;
  readonly log: AccountLog;
  readonly passwords: Passwords;
  readonly cookie: SessionCookie;
};

type PasswordFunctions = NonNullable<
  NonNullable<BetterAuthOptions['emailAndPassword']>['password']
>;

/** Lengths are checked by us in characters; the library counts UTF-16 units. */
const MAX_PASSWORD_UNITS = 1_024;

/** How we hand the library the address of a visitor; it trusts none of the headers that visitors send. */
export const ADDRESS_HEADER = 'x-duskgate-address';

const TIMES = { createdAt: 'created_at', updatedAt: 'updated_at' };

export function libraryOptions(
  { secret, publicUrl, clock, log, cookie }: LibraryParts,
  password: PasswordFunctions,
) {
  const madeNow = () => {
    const now = new Date(clock.nowMs());
    return { createdAt: now, updatedAt: now };
  };

  return {
    appName: 'Duskgate',
    baseURL: publicUrl,
    trustedOrigins: originsOf(publicUrl),
    secrets: [{ version: 1, value: secret }], // else BETTER_AUTH_SECRETS of the environment would win
    telemetry: { enabled: false },
    logger: { level: 'error', log: toLog(log) },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 1,
      maxPasswordLength: MAX_PASSWORD_UNITS,
      password,
    },
    user: {
      modelName: 'users',
      fields: { name: 'display_name', emailVerified: 'email_verified', ...TIMES },
      additionalFields: {
        lastLogin: { type: 'string', required: false, input: false, fieldName: 'last_login' },
      },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...TIMES,
      },
      expiresIn: ABSOLUTE_LIFETIME_MS / 1000,
      disableSessionRefresh: true,
    },
    account: {
      modelName: 'accounts',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...TIMES,
      },
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', ...TIMES },
    },
    /** Stores the times of our clock: the library would take the machine's. */
    databaseHooks: {
      user: {
        create: {
          before: async (user) => ({
            data: { ...user, ...madeNow(), lastLogin: isoOf(clock.nowMs()) },
          }),
        },
      },
      session: {
        create: {
          before: async (session, context) => {
            const expiresAt = new Date(clock.nowMs() + ABSOLUTE_LIFETIME_MS);
            const ipAddress = context?.headers?.get(ADDRESS_HEADER) ?? session.ipAddress;
            return { data: { ...session, ...madeNow(), expiresAt, ipAddress } };
          },
        },
      },
      account: {
        create: { before: async (account) => ({ data: { ...account, ...madeNow() } }) },
      },
    },
    advanced: {
      ipAddress: { disableIpTracking: true },
      useSecureCookies: false, // the prefix would become __Secure-; the attribute is set below
      cookies: {
        session_token: {
          name: cookie.name,
          attributes: { secure: cookie.isSecure, path: '/', sameSite: 'lax', httpOnly: true },
        },
      },
    },
  } as const satisfies BetterAuthOptions;
}

/**
 * The trusted origins: a browser on this machine may use either name, which the library takes for
 * two sites.
 */
function originsOf(publicUrl: string): string[] {
  const { protocol, hostname, port } = new URL(publicUrl);
  const isLoopback = ['localhost', '127.0.0.1'].includes(hostname);
  if (!isLoopback) return [new URL(publicUrl).origin];
  return ['localhost', '127.0.0.1'].map((host) => new URL(`${protocol}//${host}:${port}`).origin);
}

/** Logs the message of an error only: lower levels quote e-mails, and error objects quote rows. */
function toLog(log: AccountLog) {
  return (_level: string, message: string, ...causes: readonly unknown[]): void => {
    const words = causes.flatMap((cause) => (cause instanceof Error ? [cause.message] : []));
    log({ level: 'error', event: 'account-library', detail: [message, ...words].join(': ') });
  };
}
