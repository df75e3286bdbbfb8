import * as v from 'valibot';
import { id } from '#protocol/scalars.ts';

/** Rough bounds: the rules for e-mail, name and password are in `server/auth`, with their own messages. */
const EMAIL_UNITS = 320;
const NAME_UNITS = 400;
const PASSWORD_UNITS = 1_024;

const email = v.pipe(v.string(), v.maxLength(EMAIL_UNITS, 'is too long'));
const displayName = v.pipe(v.string(), v.maxLength(NAME_UNITS, 'is too long'));
/** Well-formed text only: any half of a character would become the same sign before it is hashed. */
const password = v.pipe(
  v.string(),
  v.maxLength(PASSWORD_UNITS, 'is too long'),
  v.check((text) => text.isWellFormed(), 'must be text'),
);
const resetToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'is not a reset link'));

export const signUpBody = v.strictObject({ email, password, displayName });
export const signInBody = v.strictObject({ email, password });
export const changePasswordBody = v.strictObject({ current: password, next: password });
export const displayNameBody = v.strictObject({ displayName });
export const endSessionBody = v.strictObject({ id });
export const deleteAccountBody = v.strictObject({ password });
export const resetLinkBody = v.strictObject({ token: resetToken });
export const resetPasswordBody = v.strictObject({ token: resetToken, password });
