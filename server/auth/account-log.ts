import { createHmac } from 'node:crypto';

type AccountEvent =
  | 'sign-up'
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-out'
  | 'attempts-limited'
  | 'passwords-busy'
  | 'password-changed'
  | 'password-check-failed'
  | 'password-reset'
  | 'reset-link-made'
  | 'sessions-ended'
  | 'account-deleted'
  | 'account-library';

/** Nothing here can hold a password, a cookie or a token; an e-mail only as `accountHash`. */
export type AccountLogEntry = {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: AccountEvent;
  readonly userId?: string;
  readonly accountHash?: string;
  readonly detail?: string;
};

export type AccountLog = (entry: AccountLogEntry) => void;

/** The same account has the same hash in every line, and nobody without the secret can tell which. */
export function createAccountHash(secret: string): (email: string) => string {
  return (email) => createHmac('sha256', secret).update(`log:${email}`).digest('hex').slice(0, 12);
}
