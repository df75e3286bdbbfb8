import * as v from 'valibot';
import { id } from '#protocol/scalars.ts';
import { line } from '#protocol/text.ts';
import { MAX_PASSKEY_NAME_LENGTH } from './sign-in-ways.ts';

/** Roughly what the largest passkey needs. */
const MAX_ENCODED = 2_800;
const MAX_TRANSPORTS = 8;

const encoded = v.pipe(
  v.string(),
  v.regex(/^[\w-]+$/, 'must be base64url'),
  v.maxLength(MAX_ENCODED, 'is too long'),
);
const transport = v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/, 'is no transport'));

/** What a browser says of a passkey that it has made, without what nobody reads. */
const passkeyMade = v.object({
  id: encoded,
  rawId: encoded,
  response: v.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: v.optional(v.pipe(v.array(transport), v.maxLength(MAX_TRANSPORTS)), []),
  }),
});
export type PasskeyMade = v.InferOutput<typeof passkeyMade>;

/** How a passkey answered a challenge. */
const passkeyAnswer = v.object({
  id: encoded,
  rawId: encoded,
  response: v.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded,
  }),
});
export type PasskeyAnswer = v.InferOutput<typeof passkeyAnswer>;

export const newPasskeyBody = v.strictObject({
  name: line(MAX_PASSKEY_NAME_LENGTH),
  credential: passkeyMade,
});
export const passkeySignInBody = v.strictObject({ credential: passkeyAnswer });
export const removePasskeyBody = v.strictObject({ id });
