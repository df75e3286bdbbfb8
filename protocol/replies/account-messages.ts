import * as v from 'valibot';
import { id } from './scalars.ts';

/** Rough bounds only: what an e-mail, a name or a password must be, the account says in its own words. */
const EMAIL_UNITS = 320;
const NAME_UNITS = 400;
const PASSWORD_UNITS = 1_024;

const email = v.pipe(v.string(), v.maxLength(EMAIL_UNITS, 'is too long'));
const displayName = v.pipe(v.string(), v.maxLength(NAME_UNITS, 'is too long'));
/** Two halves of a character would become one and the same replacement sign in the hash. */
const password = v.pipe(
  v.string(),
  v.maxLength(PASSWORD_UNITS, 'is too long'),
  v.check((text) => text.isWellFormed(), 'must be text'),
);
const resetToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'is not a reset link'));

export const signUpBody = v.strictObject({ email, password, displayName });
export const signInBody = v.strictObject({ email, password });
export const changePasswordBody = v.strictObject({ current: password, next: password });
export const endSessionBody = v.strictObject({ id });
export const deleteAccountBody = v.strictObject({ password });
export const resetPasswordBody = v.strictObject({ token: resetToken, password });
