import type { AuthMode } from './auth-words.ts';

export type AuthFields = {
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
};

/** What is wrong with which field. */
export type FieldProblems = Partial<Record<keyof AuthFields, string>>;

/** The problems of empty fields. Whether a value is good enough is the server's to say. */
export function missingIn(mode: AuthMode, fields: AuthFields): FieldProblems {
  const isNameMissing = mode === 'sign-up' && fields.displayName.trim() === '';
  return {
    ...(isNameMissing && { displayName: 'Choose a hunter name.' }),
    ...(fields.email.trim() === '' && { email: 'Enter your email.' }),
    ...(fields.password === '' && { password: 'Enter your password.' }),
  };
}

/** The server's refusals that concern one field. A wrong pair is mended at the password. */
const FIELD_OF: Readonly<Record<string, keyof AuthFields>> = {
  'name-missing': 'displayName',
  'name-too-long': 'displayName',
  'not-an-email': 'email',
  'email-taken': 'email',
  'no-match': 'password',
  'password-too-short': 'password',
  'password-too-long': 'password',
  'password-too-easy': 'password',
};

/** The server's refusals of a code of two-step sign-in. */
export function isAboutCode({ code }: { readonly code: string }): boolean {
  return code === 'wrong-code' || code === 'too-many-codes';
}

/** A refusal at its field; undefined when it concerns none. */
export function refusedField(refusal: {
  readonly code: string;
  readonly message: string;
}): FieldProblems | undefined {
  const field = Object.hasOwn(FIELD_OF, refusal.code) ? FIELD_OF[refusal.code] : undefined;
  return field && refusal.message !== '' ? { [field]: refusal.message } : undefined;
}
