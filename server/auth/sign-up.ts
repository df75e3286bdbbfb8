import { ok, type Result } from '#rules/result.ts';
import type { FailureOf } from './account-failures.ts';
import {
  type AccountServices,
  logRefusal,
  originOf,
  type SignedIn,
  signedIn,
  type Visit,
} from './account-services.ts';
import { parseDisplayName } from './display-name.ts';
import { parseEmail } from './email.ts';
import { byInvitation } from './invitations.ts';
import type { SignUpRequest } from './library.ts';
import { checkPassword, type PasswordRefused } from './passwords/password-rules.ts';
import { endSessionOf } from './sign-out.ts';

export type SignUpFailure =
  | PasswordRefused
  | FailureOf<
      | 'not-an-email'
      | 'name-missing'
      | 'name-too-long'
      | 'email-taken'
      | 'rate-limited'
      | 'busy'
      | 'invitation-needed'
      | 'invitation-spent'
    >;

/** What a newcomer sends; the token of an invitation counts only where one is needed. */
export type NewcomerRequest = SignUpRequest & { readonly invitation?: string | undefined };

export async function signUp(
  parts: AccountServices,
  wanted: NewcomerRequest,
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
  const make = () => parts.hashBudget.spendOn(() => parts.library.signUp(account, originOf(visit)));
  const made = await (parts.isByInvitation ? byInvitation(parts, wanted.invitation, make) : make());
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
