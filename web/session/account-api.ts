import { parseSessions, type SessionEntry } from '#protocol/replies/sessions.ts';
import { parseUserRecord } from '#protocol/replies/user-record.ts';
import { err, ok, type Result } from '#rules/result.ts';
import { type Call, type CallFailure, UNREADABLE } from '#web/platform/network.ts';
import { rememberedAccount } from './restore-session.ts';

type AccountCallDone = Promise<Result<unknown, CallFailure>>;

/** What a signed-in hunter can do about the account itself. */
export type Account = {
  readonly changePassword: (current: string, next: string) => AccountCallDone;
  /** What this browser remembers of the account follows, and with it every screen. */
  readonly changeDisplayName: (displayName: string) => AccountCallDone;
  readonly sessions: () => Promise<Result<readonly SessionEntry[], CallFailure>>;
  readonly endSession: (id: string) => AccountCallDone;
  readonly endOtherSessions: () => AccountCallDone;
  readonly deleteAccount: (password: string) => AccountCallDone;
};

export function accountOf(call: Call): Account {
  return {
    changePassword: (current, next) => call('POST', '/api/auth/change-password', { current, next }),
    changeDisplayName: async (displayName) => {
      const reply = await call('POST', '/api/auth/display-name', { displayName });
      const user = reply.ok ? parseUserRecord(reply.value) : undefined;
      if (user) rememberedAccount.write({ user, isOver: false });
      return reply.ok && !user ? err(UNREADABLE) : reply;
    },
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
