import { err, ok, type Result } from '#rules/result.ts';
import type { FailureOf } from './account-failures.ts';

import { localPart } from './email.ts';
import { isMonotonous, letters, unitOf } from './password-patterns.ts';
import { isCommonPassword } from './password-readings.ts';

export const MIN_PASSWORD_CHARACTERS = 8;
export const MAX_PASSWORD_CHARACTERS = 128;

type Owner = { readonly email: string; readonly displayName: string };
export type PasswordRefused = FailureOf<
  'password-too-short' | 'password-too-long' | 'password-too-easy'
>;

/** Any characters will do; what matters is that nobody guesses them. Nothing is cut or folded. */
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

/** The first thing a guesser tries: the e-mail or the name, with a year behind it. */
function isOfOwner(plain: string, { email, displayName }: Owner): boolean {
  const name = displayName.normalize('NFKC').toLowerCase();
  const known = [email, localPart(email), name, ...name.split(/\s+/)];
  const core = letters(plain);
  return known.some((word) => word === plain || (core !== '' && letters(word) === core));
}
