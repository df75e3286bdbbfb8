import { unreachable } from '#rules/unreachable.ts';
import type { AccountFailure } from './account-failures.ts';
import { MAX_NAME_CHARACTERS } from './display-name.ts';
import { MAX_PASSWORD_CHARACTERS, MIN_PASSWORD_CHARACTERS } from './passwords/password-rules.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/**
 * What a person reads of a refusal. Only a sign-up tells whether an e-mail has an account, because
 * it must.
 */
export function messageOf(failure: AccountFailure): string {
  switch (failure.kind) {
    case 'not-an-email':
      return 'This does not look like an e-mail address.';
    case 'name-missing':
      return 'Choose a hunter name.';
    case 'name-too-long':
      return `This hunter name is too long. Use at most ${MAX_NAME_CHARACTERS} characters.`;
    case 'password-too-short':
      return `This password is too short. Use at least ${MIN_PASSWORD_CHARACTERS} characters.`;
    case 'password-too-long':
      return `This password is too long. Use at most ${MAX_PASSWORD_CHARACTERS} characters.`;
    case 'password-too-easy':
      return `This password is too easy to guess. Use at least ${MIN_PASSWORD_CHARACTERS} characters that are not a common word.`;
    case 'email-taken':
      return 'There is already a hunter with this e-mail. Sign in instead.';
    case 'no-match':
      return 'That e-mail and password do not match.';
    case 'wrong-password':
      return 'That is not your current password.';
    case 'too-many-attempts':
      return `Too many wrong passwords. Try again ${inWords(failure.retryAfterMs)}.`;
    case 'rate-limited':
      return `Too many requests. Try again ${inWords(failure.retryAfterMs)}.`;
    case 'busy':
      return 'Too many hunters are at the gate. Try again in a few seconds.';
    case 'no-such-session':
      return 'This session has already ended.';
    case 'no-such-account':
      return 'There is no hunter with this e-mail.';
    case 'link-spent':
      return 'This link has been used or has expired. Ask for a new one.';
    case 'invitation-needed':
      return 'New hunters come by invitation here. Ask whoever keeps this server for a link.';
    case 'invitation-spent':
      return 'This invitation was used or taken back, or it has expired. Ask for a new one.';
    case 'too-many-tokens':
      return 'You have as many tokens as one hunter can hold. Revoke one first.';
    case 'token-already-over':
      return 'The end date must be ahead.';
    case 'no-such-token':
      return 'This token has already ended.';
    case 'mail-off':
      return 'This server sends no mail. Ask whoever keeps it.';
    case 'code-needed':
      return 'Enter the code of your authenticator app.';
    case 'wrong-code':
      return 'That code is not right, or has been used.';
    case 'too-many-codes':
      return `Too many wrong codes. Try again ${inWords(failure.retryAfterMs)}, or use a recovery code.`;
    case 'two-step-on':
      return 'Two-step sign-in is on already.';
    case 'two-step-off':
      return 'Two-step sign-in is not on.';
    case 'no-password':
      return 'This hunter has no password. Whoever keeps this server can make you a link that sets one.';
    case 'password-off':
      return 'Passwords are switched off here. Sign in another way.';
    case 'way-off':
      return 'This way to sign in is switched off here.';
    case 'provider-away':
      return `${failure.label} cannot be reached right now. Try again later, or sign in another way.`;
    case 'sign-in-again':
      return 'Sign in once more, then do this within ten minutes.';
    case 'last-way-in':
      return 'This is your only way in. Add another one first.';
    case 'too-many-passkeys':
      return 'You have as many passkeys as one hunter can hold. Remove one first.';
    case 'no-such-passkey':
      return 'This passkey has already been removed.';
    case 'passkey-refused':
      return 'This passkey did not open the gate. Try again, or sign in another way.';
    default:
      return unreachable(failure);
  }
}

function inWords(waitMs: number): string {
  const isLong = waitMs > MINUTE_MS;
  const count = Math.ceil(waitMs / (isLong ? MINUTE_MS : SECOND_MS));
  return `in ${count} ${isLong ? 'minute' : 'second'}${count === 1 ? '' : 's'}`;
}
