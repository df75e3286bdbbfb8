import { fieldsOf, isId } from '#protocol/plain.ts';

const SIGN_UPS = ['open', 'closed', 'invited'] as const;

/** The ways to sign in that whoever keeps the server has switched on. */
export type SignInWays = {
  readonly password: boolean;
  /** Whether newcomers may make an account with a password: everybody, nobody, or by an invitation. */
  readonly signUp: (typeof SIGN_UPS)[number];
  /** The provider's name, for its button. */
  readonly oidc: { readonly label: string } | null;
  readonly passkey: boolean;
  /** The server sends mail: a forgotten password can be mended without the operator. */
  readonly mail: boolean;
};

/** What holds where nothing else is known. */
export const PASSWORD_ONLY: SignInWays = {
  password: true,
  signUp: 'open',
  oidc: null,
  passkey: false,
  mail: false,
};

export function parseSignInWays(said: unknown): SignInWays | undefined {
  const { password, signUp: wanted, oidc, passkey, mail } = fieldsOf(said);
  const signUp = SIGN_UPS.find((one) => one === wanted);
  const { label } = fieldsOf(oidc);
  if (typeof password !== 'boolean' || signUp === undefined) return undefined;
  return {
    password,
    signUp,
    oidc: typeof label === 'string' ? { label } : null,
    passkey: passkey === true,
    mail: mail === true,
  };
}

/** What became of a way through the provider: it stands behind `#sign-in=` where the browser is led back to. */
export type ProviderReturn =
  | 'provider-away'
  | 'provider-refused'
  | 'sign-in-over'
  | 'not-registered'
  | 'invitation-spent'
  | 'address-taken'
  | 'no-address'
  | 'answer-refused'
  | 'other-hunter'
  | 'connected'
  | 'again';

export const MAX_PASSKEY_NAME_LENGTH = 60;

/** A passkey as its user sees it. */
export type PasskeyEntry = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  /** A day. */
  readonly lastUsedOn: string | null;
};

/** The ways in that a signed-in user has. */
export type OwnWays = {
  readonly hasPassword: boolean;
  /** Somebody at the provider signs in as this user. */
  readonly isConnected: boolean;
  readonly passkeys: readonly PasskeyEntry[];
  /** Signed in a moment ago: where there is no password, that proves who asks. */
  readonly isFresh: boolean;
};

export function parseOwnWays(said: unknown): OwnWays | undefined {
  const { hasPassword, isConnected, passkeys, isFresh } = fieldsOf(said);
  if (typeof hasPassword !== 'boolean' || typeof isConnected !== 'boolean') return undefined;
  if (!Array.isArray(passkeys) || !passkeys.every(isPasskey)) return undefined;
  return { hasPassword, isConnected, passkeys, isFresh: isFresh === true };
}

function isPasskey(said: unknown): said is PasskeyEntry {
  const { id, name, createdAt, lastUsedOn } = fieldsOf(said);
  const areTexts = [name, createdAt, lastUsedOn ?? ''].every((text) => typeof text === 'string');
  return isId(id) && areTexts;
}
