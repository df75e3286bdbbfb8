import { fieldsOf, isCount } from '#protocol/plain.ts';

/** How a user signs in. */
export type SigningInReply = {
  /** A code is asked for after the password. */
  readonly isOn: boolean;
  /** Recovery codes that were not used yet. */
  readonly codesLeft: number;
  /** The server sends mail: the e-mail can be changed. */
  readonly isMailOn: boolean;
};

/** What an authenticator app needs. */
export type TotpSetUp = { readonly secret: string; readonly label: string };

/** Digits of an app, or a recovery code with its signs. */
export const MAX_CODE_LENGTH = 40;

export function parseSigningIn(said: unknown): SigningInReply | undefined {
  const { isOn, codesLeft, isMailOn } = fieldsOf(said);
  return typeof isOn === 'boolean' && isCount(codesLeft)
    ? { isOn, codesLeft, isMailOn: isMailOn === true }
    : undefined;
}

export function parseTotpSetUp(said: unknown): TotpSetUp | undefined {
  const { secret, label } = fieldsOf(said);
  return typeof secret === 'string' && typeof label === 'string' ? { secret, label } : undefined;
}

export function parseRecoveryCodes(said: unknown): readonly string[] | undefined {
  const { recoveryCodes } = fieldsOf(said);
  const isList =
    Array.isArray(recoveryCodes) && recoveryCodes.every((code) => typeof code === 'string');
  return isList ? recoveryCodes : undefined;
}
