import { AsyncLocalStorage } from 'node:async_hooks';
import { APIError } from 'better-auth/api';
import { getAdapter } from 'better-auth/db/adapter';
import { betterAuth } from 'better-auth/minimal';
import { err, ok, type Result } from '#rules/result.ts';
import type { FailureOf } from './account-failures.ts';
import { ADDRESS_HEADER, type LibraryParts, libraryOptions } from './library-options.ts';
import { withHashedTokens } from './sessions/session-tokens.ts';

type NewSession = { readonly userId: string; readonly token: string };
export type LibraryCredentials = { readonly email: string; readonly password: string };
/** The browser and the address that a session is opened from. */
export type SessionOrigin = { readonly userAgent: string; readonly address: string };
export type SignUpRequest = LibraryCredentials & { readonly displayName: string };

/** The functions we use of better-auth. Its own 30 routes are not served: they answer with tokens. */
export type Library = {
  readonly signUp: (
    account: SignUpRequest,
    origin: SessionOrigin,
  ) => Promise<Result<NewSession, FailureOf<'email-taken' | 'busy'>>>;
  readonly signIn: (
    credentials: LibraryCredentials,
    origin: SessionOrigin,
  ) => Promise<Result<NewSession, FailureOf<'no-match' | 'busy'>>>;
  readonly openSession: (userId: string, origin: SessionOrigin) => Promise<string>;
};

class PasswordsBusy extends Error {}

const TAKEN = ['USER_ALREADY_EXISTS', 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'];

export async function openLibrary(parts: LibraryParts): Promise<Library> {
  const { database, passwords } = parts;
  /** The hash of a new account, made before the library opens its transaction: see `signUp`. */
  const prepared = new AsyncLocalStorage<string>();
  const options = libraryOptions(parts, {
    hash: async (password) => prepared.getStore() ?? orBusy(await passwords.hash(password)),
    verify: async ({ hash, password }) => orBusy(await passwords.verify(hash, password)),
  });
  const kyselyConfig = { db: database.db, type: database.engine, transaction: true };
  const adapter = withHashedTokens(await getAdapter({ ...options, database: kyselyConfig }));
  const auth = betterAuth({ ...options, database: () => adapter });
  const { internalAdapter } = await auth.$context;

  /**
   * Whether the e-mail has an account. Of two sign-ups at once the second fails without a reason
   * from the library.
   */
  async function isTaken(email: string, code: string): Promise<boolean> {
    if (code !== 'FAILED_TO_CREATE_USER') return TAKEN.includes(code);
    const query = database.db.selectFrom('users').select('id').where('email', '=', email);
    return (await query.executeTakeFirst()) !== undefined;
  }

  return {
    /**
     * Hashes first: inside the library's transaction it would hold SQLite's one connection for the whole
     * queue of hashes. It also takes the same time whether the e-mail has an account or not.
     */
    async signUp({ email, password, displayName: name }, origin) {
      const hashed = await passwords.hash(password);
      if (!hashed.ok) return hashed;
      const body = { email, password, name };
      try {
        const made = await prepared.run(hashed.value, () =>
          auth.api.signUpEmail({ body, headers: headersOf(origin) }),
        );
        if (made.token === null) throw new Error('A new account got no session');
        return ok({ userId: made.user.id, token: made.token });
      } catch (cause) {
        if (await isTaken(email, codeOf(cause))) return err({ kind: 'email-taken' });
        throw new Error('The account could not be made', { cause });
      }
    },

    async signIn(credentials, origin) {
      try {
        const { user, token } = await auth.api.signInEmail({
          body: credentials,
          headers: headersOf(origin),
        });
        return ok({ userId: user.id, token });
      } catch (cause) {
        if (cause instanceof PasswordsBusy) return err({ kind: 'busy' });
        if (codeOf(cause) === 'INVALID_EMAIL_OR_PASSWORD') return err({ kind: 'no-match' });
        throw new Error('The sign-in could not be checked', { cause });
      }
    },

    async openSession(userId, { userAgent, address: ipAddress }) {
      const { token } = await internalAdapter.createSession(userId, false, {
        userAgent,
        ipAddress,
      });
      return token;
    },
  };
}

function orBusy<Value>(result: Result<Value, unknown>): Value {
  if (result.ok) return result.value;
  throw new PasswordsBusy('Too many passwords are being checked');
}

function codeOf(cause: unknown): string {
  return cause instanceof APIError ? (cause.body?.code ?? '') : '';
}

function headersOf({ userAgent, address }: SessionOrigin): Headers {
  return new Headers({ 'user-agent': userAgent, [ADDRESS_HEADER]: address });
}
