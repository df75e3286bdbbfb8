import { createHmac } from 'node:crypto';

type AccountEvent =
  | 'sign-up'
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-out'
  | 'attempts-limited'
  | 'passwords-busy'
  | 'password-changed'
  | 'name-changed'
  | 'password-check-failed'
  | 'password-reset'
  | 'reset-link-made'
  | 'sessions-ended'
  | 'account-deleted'
  | 'token-made'
  | 'token-revoked'
  | 'reset-link-mailed'
  | 'reset-mail-lost'
  | 'email-changed'
  | 'two-step-on'
  | 'two-step-off'
  | 'recovery-codes-made'
  | 'code-refused'
  | 'provider-failed'
  | 'provider-connected'
  | 'provider-disconnected'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-refused'
  | 'account-library';

/**
 * One line of the account log. It has no place for a password, a cookie or a token; an e-mail
 * stands in it as a hash.
 */
export type AccountLogEntry = {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: AccountEvent;
  readonly userId?: string;
  readonly accountHash?: string;
  readonly detail?: string;
  /** Where the request came from; last in the line, as docs/operations.md shows it to fail2ban. */
  readonly address?: string;
};

export type AccountLog = (entry: AccountLogEntry) => void;

/** Makes the hash that names an account in the log; only the secret leads back to the e-mail. */
export function createAccountHash(secret: string): (email: string) => string {
  return (email) => createHmac('sha256', secret).update(`log:${email}`).digest('hex').slice(0, 12);
}
