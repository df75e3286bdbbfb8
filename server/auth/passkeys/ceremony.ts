import type {
  AuthenticationResponseJSON,
  AuthenticatorTransportFuture,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { PasskeyAnswer, PasskeyMade } from '#protocol/replies/passkey-messages.ts';

/** Loaded at the first use: most servers never need it. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** Whom passkeys are made for: the host of PUBLIC_URL, for ever. */
export type RelyingParty = { readonly id: string; readonly origin: string };

export type StoredPasskey = {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string;
};

type NewPasskeyOptions = {
  readonly rp: RelyingParty;
  readonly challenge: string;
  readonly user: { readonly id: string; readonly email: string; readonly displayName: string };
  readonly known: readonly StoredPasskey[];
};

const TIMEOUT_MS = 5 * 60_000;

/** What the device is asked for: a passkey that it finds by itself, and that asks for its owner. */
export async function creationOptions({ rp, challenge, user, known }: NewPasskeyOptions) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Duskgate',
    rpID: rp.id,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.displayName,
    challenge: bytesOf(challenge),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transportsIn(transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Without a list of passkeys: the device offers those that it has for us. */
export async function requestOptions(rp: RelyingParty, challenge: string) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: rp.id,
    challenge: bytesOf(challenge),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  });
}

/** The new passkey, if it was made for this challenge here; undefined otherwise. */
export async function checkMade(
  made: PasskeyMade,
  rp: RelyingParty,
  challenge: string,
): Promise<StoredPasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  try {
    if (await namesMaker(made)) return undefined;
    const response: RegistrationResponseJSON = {
      ...made,
      response: { ...made.response, transports: transportsIn(made.response.transports.join(' ')) },
      type: 'public-key',
      clientExtensionResults: {},
    };
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: true,
    });
    if (!verified) return undefined;
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: made.response.transports.join(' '),
    };
  } catch {
    return undefined;
  }
}

/**
 * Whether it brings certificates of its maker. None were asked for, and to check them the library would
 * call addresses that stand in them.
 */
async function namesMaker({ response }: PasskeyMade): Promise<boolean> {
  const { decodeAttestationObject } = await helpers();
  const statement = decodeAttestationObject(bytesOf(response.attestationObject));
  const isPlain = ['none', 'packed'].includes(statement.get('fmt'));
  return !isPlain || statement.get('attStmt').get('x5c') !== undefined;
}

/** The new count of a passkey that answered this challenge; undefined if it did not. */
export async function checkUsed(
  used: PasskeyAnswer,
  stored: StoredPasskey,
  { rp, challenge }: { readonly rp: RelyingParty; readonly challenge: string },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const response: AuthenticationResponseJSON = {
    ...used,
    type: 'public-key',
    clientExtensionResults: {},
  };
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: true,
      credential: {
        id: stored.credentialId,
        publicKey: bytesOf(stored.publicKey),
        counter: stored.counter,
        transports: transportsIn(stored.transports),
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

/** In a memory of its own: pieces of Node's shared one are refused by the library's types. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64url'));
}

function transportsIn(text: string): AuthenticatorTransportFuture[] {
  return text.split(' ').filter((one) => one !== '') as AuthenticatorTransportFuture[]; // hints only, given back as they came
}
