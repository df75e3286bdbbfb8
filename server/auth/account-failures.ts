/** Every refusal of an account operation; server/http gives each its status. */
export type AccountFailure =
  | { readonly kind: 'not-an-email' }
  | { readonly kind: 'name-missing' }
  | { readonly kind: 'name-too-long' }
  | { readonly kind: 'password-too-short' }
  | { readonly kind: 'password-too-long' }
  | { readonly kind: 'password-too-easy' }
  | { readonly kind: 'email-taken' }
  | { readonly kind: 'no-match' }
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'too-many-attempts'; readonly retryAfterMs: number }
  | { readonly kind: 'rate-limited'; readonly retryAfterMs: number }
  | { readonly kind: 'busy' }
  | { readonly kind: 'no-such-session' }
  | { readonly kind: 'no-such-account' }
  | { readonly kind: 'link-spent' }
  | { readonly kind: 'invitation-needed' }
  | { readonly kind: 'invitation-spent' }
  | { readonly kind: 'too-many-tokens' }
  | { readonly kind: 'token-already-over' }
  | { readonly kind: 'no-such-token' }
  | { readonly kind: 'mail-off' }
  | { readonly kind: 'code-needed' }
  | { readonly kind: 'wrong-code' }
  | { readonly kind: 'too-many-codes'; readonly retryAfterMs: number }
  | { readonly kind: 'two-step-on' }
  | { readonly kind: 'two-step-off' }
  | { readonly kind: 'no-password' }
  | { readonly kind: 'password-off' }
  | { readonly kind: 'way-off' }
  | { readonly kind: 'provider-away'; readonly label: string }
  | { readonly kind: 'sign-in-again' }
  | { readonly kind: 'last-way-in' }
  | { readonly kind: 'too-many-passkeys' }
  | { readonly kind: 'no-such-passkey' }
  | { readonly kind: 'passkey-refused' };

export type FailureOf<Kind extends AccountFailure['kind']> = Extract<
  AccountFailure,
  { readonly kind: Kind }
>;
