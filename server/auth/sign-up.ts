import { ok, type Result } from '#rules/result.ts';
import type { FailureOf } from './account-failures.ts';
import {
  type AccountParts,
  logRefusal,
  type SignedIn,
  signedIn,
  userAgentOf,
  type Visit,
} from './account-parts.ts';
import { parseDisplayName } from './display-name.ts';
import { parseEmail } from './email.ts';
import { checkPassword, type PasswordRefused } from './password-rules.ts';
import { endSessionOf } from './sign-out.ts';

export type NewAccount = {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
};

export type SignUpFailure =
  | PasswordRefused
  | FailureOf<'not-an-email' | 'name-missing' | 'name-too-long' | 'email-taken' | 'busy'>;

export async function signUp(
  parts: AccountParts,
  wanted: NewAccount,
  visit: Visit,
): Promise<Result<SignedIn, SignUpFailure>> {
  const email = parseEmail(wanted.email);
  if (!email.ok) return email;
  const displayName = parseDisplayName(wanted.displayName);
  if (!displayName.ok) return displayName;
  const owner = { email: email.value, displayName: displayName.value };
  const password = checkPassword(wanted.password, owner);
  if (!password.ok) return password;

  const account = { ...owner, password: password.value };
  const made = await parts.library.signUp(account, userAgentOf(visit));
  const accountHash = parts.accountHash(email.value);
  if (!made.ok) {
    logRefusal(parts, made.failure, { accountHash });
    return made;
  }
  const { userId } = made.value;
  parts.log({ level: 'info', event: 'sign-up', userId, accountHash });
  await endSessionOf(parts, visit);
  return ok(await signedIn(parts, made.value, visit));
}
