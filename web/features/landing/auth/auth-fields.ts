import type { AuthMode } from './auth-words.ts';

export type AuthFields = {
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
};

export type MissingFields = Partial<Record<keyof AuthFields, string>>;

/** Only what is missing: whether it is good enough, the server says in its own words. */
export function missingIn(mode: AuthMode, fields: AuthFields): MissingFields {
  const isNameMissing = mode === 'sign-up' && fields.displayName.trim() === '';
  return {
    ...(isNameMissing && { displayName: 'Choose a hunter name.' }),
    ...(fields.email.trim() === '' && { email: 'Enter your email.' }),
    ...(fields.password === '' && { password: 'Enter your password.' }),
  };
}
