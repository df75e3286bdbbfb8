import { err, ok, type Result } from '#rules/result.ts';
import type { FailureOf } from '#server/auth/account-failures.ts';

import { localPart } from '#server/auth/email.ts';
import { isMonotonous, letters, unitOf } from './password-patterns.ts';
import { isCommonPassword } from './password-readings.ts';

export const MIN_PASSWORD_CHARACTERS = 8;
export const MAX_PASSWORD_CHARACTERS = 128;

type Owner = { readonly email: string; readonly displayName: string };
export type PasswordRefused = FailureOf<
  'password-too-short' | 'password-too-long' | 'password-too-easy'
>;

/** Refuses a password that is too short, too long or easy to guess. It is never shortened or changed. */
export function checkPassword(password: string, owner: Owner): Result<string, PasswordRefused> {
  const length = Array.from(password).length;
  if (length < MIN_PASSWORD_CHARACTERS) return err({ kind: 'password-too-short' });
  if (length > MAX_PASSWORD_CHARACTERS) return err({ kind: 'password-too-long' });
  return isEasyToGuess(password, owner) ? err({ kind: 'password-too-easy' }) : ok(password);
}

function isEasyToGuess(password: string, owner: Owner): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return isMonotonous(plain) || isCommonPassword(unitOf(plain)) || isOfOwner(plain, owner);
}

/** Whether a password is the owner's e-mail or name, with or without digits. */
function isOfOwner(plain: string, { email, displayName }: Owner): boolean {
  const name = displayName.normalize('NFKC').toLowerCase();
  const known = [email, localPart(email), name, ...name.split(/\s+/)];
  const core = letters(plain);
  return known.some((word) => word === plain || (core !== '' && letters(word) === core));
}
