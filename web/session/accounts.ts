import { parseUserRecord, type UserRecord } from '#protocol/replies/user-record.ts';
import { err, ok, type Result } from '#rules/result.ts';
import { deviceFlag, PLAIN_TEXT } from '#web/platform/device-flag.ts';
import { type Call, type CallFailure, UNREADABLE } from '#web/platform/network.ts';

/** Whoever keeps the server has switched models off. Known without a network, like the account. */
export const serverAiOff = deviceFlag('duskgate.ai-off', PLAIN_TEXT);

export type SignInCredentials = {
  readonly email: string;
  readonly password: string;
  /** Of an authenticator app, or a recovery code. */
  readonly code?: string;
};
export type SignUpDetails = Omit<SignInCredentials, 'code'> & {
  readonly displayName: string;
  /** The token of an invitation, for servers that ask for one. */
  readonly invitation?: string;
};
export type EnteredAccount = Result<UserRecord, CallFailure>;

/** Asks for a session by any of the ways to sign in. */
export async function enterAccount(
  call: Call,
  path: string,
  body: unknown,
): Promise<EnteredAccount> {
  const reply = await call('POST', path, body);
  return reply.ok ? readUser(reply.value) : reply;
}

/** The account calls of the contract. A person waits for each, so none is tried again by itself. */
export function accountCalls(call: Call) {
  const enter = (path: string, body: unknown) => enterAccount(call, path, body);
  return {
    signUp: (wanted: SignUpDetails) => enter('/api/auth/sign-up', wanted),
    signIn: (credentials: SignInCredentials) => enter('/api/auth/sign-in', credentials),
    /** Whose session this browser has: null when the server says that it has none. */
    session: async (): Promise<Result<UserRecord | null, CallFailure>> => {
      const reply = await call('GET', '/api/auth/session');
      if (!reply.ok) return reply;
      return Object(reply.value).user === null ? ok(null) : readUser(reply.value);
    },
    signOut: () => call('POST', '/api/auth/sign-out', {}),
    /** Refused when the link has been used or has expired. */
    checkResetLink: (token: string) => call('POST', '/api/auth/reset-link', { token }),
    /** Sets a new password by a link. */
    resetPassword: (token: string, password: string) =>
      call('POST', '/api/auth/reset-password', { token, password }),
  };
}

function readUser(said: unknown): EnteredAccount {
  const user = parseUserRecord(said);
  if (Object(said).isAiOff === true) serverAiOff.write('yes');
  else if (user) serverAiOff.clear();
  return user === undefined ? err(UNREADABLE) : ok(user);
}

/** The server's rule for a new password, for a person. */
export const PASSWORD_RULE = 'At least 8 characters, and no common word.';
