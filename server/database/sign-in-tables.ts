/** What a mail is about. */
export type MailKind =
  | 'reset'
  | 'confirm-email'
  | 'email-changed'
  | 'new-device'
  | 'new-way'
  | 'totp-off';

/** A mail that waits, or is over and kept for a day. */
type MailRow = {
  id: string;
  user_id: string;
  kind: MailKind;
  /** A hash of the address, for the limits of it. */
  recipient: string;
  /** Address and words, encrypted with a key that is made from AUTH_SECRET; empty once it is over. */
  sealed: string;
  state: 'waiting' | 'sent' | 'given-up';
  attempts: number;
  /** When it is tried next; while it is being sent, when others may try it; when it was over. */
  next_at: string;
  /** Later it would be of no use. */
  expires_at: string;
  /** The server that tried it last. */
  claimed_by: string | null;
  /** How the last attempt ended: the code of an answer, or a word for why there is none. */
  outcome: string | null;
  created_at: string;
};

/** An address that a user wants instead of theirs; its owner has to confirm it. */
type EmailChangeRow = {
  user_id: string;
  email: string;
  /** Of the token in the link. */
  digest: string;
  expires_at: string;
  created_at: string;
};

/** The second step of a user's sign-in: codes of an authenticator app. */
type TotpRow = {
  user_id: string;
  /** Encrypted with a key that is made from AUTH_SECRET. */
  secret: string;
  /** None until a first code has proved that the app has the secret: it is not asked for before. */
  confirmed_at: string | null;
  /** The step of the last code that was taken: none of it or before it is taken again. */
  last_step: number;
  /** Wrong codes since the last right one. */
  failures: number;
  /** No code is looked at before. */
  retry_at: string;
  created_at: string;
};

/** A code that stands in for the app, once. */
type RecoveryCodeRow = {
  user_id: string;
  digest: string;
  created_at: string;
  used_at: string | null;
};

/** The tables of mails and of what a sign-in asks for beside the password. */
export type SignInTables = {
  mails: MailRow;
  email_changes: EmailChangeRow;
  totp: TotpRow;
  recovery_codes: RecoveryCodeRow;
};
