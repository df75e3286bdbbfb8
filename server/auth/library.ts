import { AsyncLocalStorage } from 'node:async_hooks';
import { APIError } from 'better-auth/api';
import { getAdapter } from 'better-auth/db/adapter';
import { betterAuth } from 'better-auth/minimal';
import { err, ok, type Result } from '#rules/result.ts';
import type { FailureOf } from './account-failures.ts';
import { type LibraryParts, libraryOptions } from './library-options.ts';
import { withHashedTokens } from './session-tokens.ts';

type Entered = { readonly userId: string; readonly token: string };
export type Credentials = { readonly email: string; readonly password: string };
type NewAccount = Credentials & { readonly displayName: string };

/** What we use of better-auth. Its handler stays shut: 30 paths, and tokens in its bodies. */
export type Library = {
  readonly signUp: (
    account: NewAccount,
    userAgent: string,
  ) => Promise<Result<Entered, FailureOf<'email-taken' | 'busy'>>>;
  readonly signIn: (
    credentials: Credentials,
    userAgent: string,
  ) => Promise<Result<Entered, FailureOf<'no-match' | 'busy'>>>;
  readonly openSession: (userId: string, userAgent: string) => Promise<string>;
};

class PasswordsBusy extends Error {}

const TAKEN = ['USER_ALREADY_EXISTS', 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'];

export async function openLibrary(parts: LibraryParts): Promise<Library> {
  const { database, passwords } = parts;
  /** The hash of a new account: made before the library opens its transaction, see `signUp`. */
  const prepared = new AsyncLocalStorage<string>();
  const options = libraryOptions(parts, {
    hash: async (password) => prepared.getStore() ?? orBusy(await passwords.hash(password)),
    verify: async ({ hash, password }) => orBusy(await passwords.verify(hash, password)),
  });
  const kyselyConfig = { db: database.db, type: database.engine, transaction: true };
  const adapter = withHashedTokens(await getAdapter({ ...options, database: kyselyConfig }));
  const auth = betterAuth({ ...options, database: () => adapter });
  const { internalAdapter } = await auth.$context;

  /** Two at once: the insert of the second fails, and the library does not say why. */
  async function isTaken(email: string, code: string): Promise<boolean> {
    if (code !== 'FAILED_TO_CREATE_USER') return TAKEN.includes(code);
    const query = database.db.selectFrom('users').select('id').where('email', '=', email);
    return (await query.executeTakeFirst()) !== undefined;
  }

  return {
    /**
     * Hashing inside the library's transaction would hold SQLite's one connection for the whole queue,
     * and every push with it. Made first, it also costs the same whether the e-mail is taken or not.
     */
    async signUp({ email, password, displayName: name }, userAgent) {
      const hashed = await passwords.hash(password);
      if (!hashed.ok) return hashed;
      const body = { email, password, name };
      try {
        const made = await prepared.run(hashed.value, () =>
          auth.api.signUpEmail({ body, headers: headersOf(userAgent) }),
        );
        if (made.token === null) throw new Error('A new account got no session');
        return ok({ userId: made.user.id, token: made.token });
      } catch (cause) {
        if (await isTaken(email, codeOf(cause))) return err({ kind: 'email-taken' });
        throw new Error('The account could not be made', { cause });
      }
    },

    async signIn(credentials, userAgent) {
      try {
        const { user, token } = await auth.api.signInEmail({
          body: credentials,
          headers: headersOf(userAgent),
        });
        return ok({ userId: user.id, token });
      } catch (cause) {
        if (cause instanceof PasswordsBusy) return err({ kind: 'busy' });
        if (codeOf(cause) === 'INVALID_EMAIL_OR_PASSWORD') return err({ kind: 'no-match' });
        throw new Error('The sign-in could not be checked', { cause });
      }
    },

    async openSession(userId, userAgent) {
      const { token } = await internalAdapter.createSession(userId, false, { userAgent });
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

function headersOf(userAgent: string): Headers {
  return new Headers({ 'user-agent': userAgent });
}
