import { parseUserRecord, type UserRecord } from '#protocol/user-record.ts';
import { err, ok, type Result } from '#rules/result.ts';
import { type Call, type CallFailure, UNREADABLE } from '#web/platform/network.ts';

export type Credentials = { readonly email: string; readonly password: string };
export type NewAccount = Credentials & { readonly displayName: string };
export type Entered = Result<UserRecord, CallFailure>;

/** The account calls of the contract. A person waits for each, so none is tried again by itself. */
export function accountCalls(call: Call) {
  async function enter(path: string, body?: unknown): Promise<Entered> {
    const reply = await call(body === undefined ? 'GET' : 'POST', path, body);
    if (!reply.ok) return reply;
    const user = parseUserRecord(reply.value);
    return user === undefined ? err(UNREADABLE) : ok(user);
  }
  return {
    signUp: (wanted: NewAccount) => enter('/api/auth/sign-up', wanted),
    signIn: (credentials: Credentials) => enter('/api/auth/sign-in', credentials),
    session: () => enter('/api/auth/session'),
    signOut: () => call('POST', '/api/auth/sign-out', {}),
  };
}
