import { parseSessions, type SessionEntry } from '#protocol/session-list.ts';
import { err, ok, type Result } from '#rules/result.ts';
import { type Call, type CallFailure, UNREADABLE } from '#web/platform/network.ts';

type Done = Promise<Result<unknown, CallFailure>>;

/** What a signed-in hunter can do about the account itself. */
export type Account = {
  readonly changePassword: (current: string, next: string) => Done;
  readonly sessions: () => Promise<Result<readonly SessionEntry[], CallFailure>>;
  readonly endSession: (id: string) => Done;
  readonly endOtherSessions: () => Done;
  readonly deleteAccount: (password: string) => Done;
};

export function accountOf(call: Call): Account {
  return {
    changePassword: (current, next) => call('POST', '/api/auth/change-password', { current, next }),
    sessions: async () => {
      const reply = await call('GET', '/api/auth/sessions');
      if (!reply.ok) return reply;
      const sessions = parseSessions(reply.value);
      return sessions ? ok(sessions) : err(UNREADABLE);
    },
    endSession: (id) => call('POST', '/api/auth/sessions/end', { id }),
    endOtherSessions: () => call('POST', '/api/auth/sessions/end-others', {}),
    deleteAccount: (password) => call('POST', '/api/auth/delete-account', { password }),
  };
}

/** The server's own words, or the contract's when it had none. */
export function wordsOf({ message }: CallFailure): string {
  return message || 'An error occurred';
}
