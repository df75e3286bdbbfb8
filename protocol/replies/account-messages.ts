import * as v from 'valibot';
import { id } from '#protocol/scalars.ts';
import { MAX_CODE_LENGTH } from './two-step.ts';

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
/** The code of an app, or a recovery code. */
const code = v.pipe(v.string(), v.maxLength(MAX_CODE_LENGTH, 'is too long'));
const resetToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'is not a link of ours'));
const invitation = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'is not an invitation'));

export const signUpBody = v.strictObject({
  email,
  password,
  displayName,
  invitation: v.exactOptional(invitation),
});
/** A newcomer may bring an invitation to the provider, where one is needed. */
export const startProviderBody = v.strictObject({ invitation: v.exactOptional(invitation) });
export const signInBody = v.strictObject({ email, password, code: v.optional(code) });
export const changePasswordBody = v.strictObject({ current: password, next: password });
export const displayNameBody = v.strictObject({ displayName });
export const endSessionBody = v.strictObject({ id });
export const deleteAccountBody = v.strictObject({ password });
export const forgotPasswordBody = v.strictObject({ email });
export const changeEmailBody = v.strictObject({ email, password });
export const confirmEmailBody = v.strictObject({ token: resetToken });
export const startTwoStepBody = v.strictObject({ password });
export const confirmTwoStepBody = v.strictObject({ code });
export const twoStepProofBody = v.strictObject({ password, code });
export const resetLinkBody = v.strictObject({ token: resetToken });
export const resetPasswordBody = v.strictObject({ token: resetToken, password });
