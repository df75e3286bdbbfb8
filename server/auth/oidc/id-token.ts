import {
  constants,
  createPublicKey,
  type JsonWebKey,
  type KeyObject,
  type VerifyKeyObjectInput,
  verify,
} from 'node:crypto';
import { fieldsOf } from '#protocol/plain.ts';
import { err, ok, type Result } from '#rules/result.ts';

/** A key of the provider, as it publishes it. */
export type ProviderKey = {
  readonly kty?: unknown;
  readonly crv?: unknown;
  readonly use?: unknown;
  readonly alg?: unknown;
  readonly kid?: unknown;
};

type Algorithm = {
  readonly kty: string;
  readonly hash: string | null;
  readonly options?: Omit<VerifyKeyObjectInput, 'key'>;
  readonly crv?: string;
};

const pss = {
  padding: constants.RSA_PKCS1_PSS_PADDING,
  saltLength: constants.RSA_PSS_SALTLEN_DIGEST,
} as const;
const ieee = { dsaEncoding: 'ieee-p1363' } as const;

/**
 * The signatures that are believed: with a public key only. `none` and those by a shared secret are
 * not among them, whatever the provider says it can do.
 */
const ALGORITHMS: Readonly<Record<string, Algorithm>> = {
  RS256: { kty: 'RSA', hash: 'sha256' },
  RS384: { kty: 'RSA', hash: 'sha384' },
  RS512: { kty: 'RSA', hash: 'sha512' },
  PS256: { kty: 'RSA', hash: 'sha256', options: pss },
  PS384: { kty: 'RSA', hash: 'sha384', options: pss },
  PS512: { kty: 'RSA', hash: 'sha512', options: pss },
  ES256: { kty: 'EC', crv: 'P-256', hash: 'sha256', options: ieee },
  ES384: { kty: 'EC', crv: 'P-384', hash: 'sha384', options: ieee },
  ES512: { kty: 'EC', crv: 'P-521', hash: 'sha512', options: ieee },
  EdDSA: { kty: 'OKP', hash: null },
  Ed25519: { kty: 'OKP', hash: null, crv: 'Ed25519' },
};

const MAX_LENGTH = 16_384;
/** How far the provider's clock may be off. */
const SKEW_MS = 60_000;

export type Expected = {
  readonly issuer: string;
  readonly clientId: string;
  readonly nonce: string;
  readonly nowMs: number;
};

/** What an ID token says, once it is believed. */
export type Claims = Person & { readonly sub: string };

/** What providers tell of a person, beside an id. */
type Person = {
  readonly email?: unknown;
  readonly email_verified?: unknown;
  readonly name?: unknown;
  readonly preferred_username?: unknown;
};

/** What an ID token says of itself. */
type SaidClaims = Person & {
  readonly iss?: unknown;
  readonly aud?: unknown;
  readonly azp?: unknown;
  readonly exp?: unknown;
  readonly iat?: unknown;
  readonly nbf?: unknown;
  readonly nonce?: unknown;
  readonly sub?: unknown;
};

type ReadToken = {
  readonly header: { readonly alg?: unknown; readonly kid?: unknown; readonly crit?: unknown };
  readonly claims: SaidClaims;
  readonly signed: Buffer;
  readonly signature: Buffer;
};

/** Checks an ID token; the failure says for the log what is wrong, and quotes nothing of it. */
export function checkIdToken(
  token: unknown,
  keys: readonly ProviderKey[],
  expected: Expected,
): Result<Claims, string> {
  const read = readToken(token);
  if (read === undefined) return err('the ID token cannot be read');
  const algorithm = algorithmOf(read);
  if (algorithm === undefined) return err('the ID token is not signed by a key pair');
  const fitting = keysFor(read, algorithm, keys);
  if (fitting.length === 0) return err(UNKNOWN_KEY);
  const isSigned = fitting.some((key) =>
    verify(algorithm.hash, read.signed, { key, ...algorithm.options }, read.signature),
  );
  if (!isSigned) return err('the signature of the ID token is wrong');
  return checkClaims(read.claims, expected);
}

/** The keys may have been changed since they were fetched: whoever gets it fetches them anew. */
export const UNKNOWN_KEY = 'the ID token is signed by a key that the provider does not publish';

function readToken(token: unknown): ReadToken | undefined {
  if (typeof token !== 'string' || token.length > MAX_LENGTH) return undefined;
  const parts = token.split('.');
  const [header = '', claims = '', signature = ''] = parts;
  if (parts.length !== 3 || !parts.every((part) => /^[\w-]+$/.test(part))) return undefined;
  try {
    return {
      header: objectIn(header),
      claims: objectIn(claims),
      signed: Buffer.from(`${header}.${claims}`),
      signature: Buffer.from(signature, 'base64url'),
    };
  } catch {
    return undefined;
  }
}

function objectIn(part: string): Readonly<Record<string, unknown>> {
  return fieldsOf(JSON.parse(Buffer.from(part, 'base64url').toString('utf8')));
}

function algorithmOf({ header }: ReadToken): Algorithm | undefined {
  const { alg, crit } = header;
  if (typeof alg !== 'string' || crit !== undefined) return undefined;
  return Object.hasOwn(ALGORITHMS, alg) ? ALGORITHMS[alg] : undefined;
}

function keysFor(
  { header }: ReadToken,
  { kty, crv }: Algorithm,
  keys: readonly ProviderKey[],
): readonly KeyObject[] {
  return keys
    .filter(
      (key) =>
        key.kty === kty &&
        (crv === undefined || key.crv === crv) &&
        (key.use === undefined || key.use === 'sig') &&
        (key.alg === undefined || key.alg === header.alg) &&
        (header.kid === undefined || key.kid === header.kid),
    )
    .flatMap((key) => publicKey(key) ?? []);
}

function publicKey(key: ProviderKey): KeyObject | undefined {
  try {
    return createPublicKey({ key: key as JsonWebKey, format: 'jwk' }); // Node checks what is in it
  } catch {
    return undefined;
  }
}

function checkClaims(
  claims: SaidClaims,
  { issuer, clientId, nonce, nowMs }: Expected,
): Result<Claims, string> {
  const { iss, aud, azp, exp, iat, nbf, sub } = claims;
  const audiences = [aud].flat();
  if (iss !== issuer) return err('the ID token is of another issuer');
  if (!audiences.includes(clientId)) return err('the ID token is for another client');
  const isShared = audiences.length > 1 || azp !== undefined;
  if (isShared && azp !== clientId) return err('the ID token is for another client');
  if (claims.nonce !== nonce) return err('the ID token is of another sign-in');
  if (!isAfter(exp, nowMs - SKEW_MS)) return err('the ID token is over');
  if (isAfter(iat, nowMs + SKEW_MS) || isAfter(nbf, nowMs + SKEW_MS)) {
    return err('the ID token is of the future: compare the clocks');
  }
  if (typeof sub !== 'string' || sub === '' || sub.length > 255) {
    return err('the ID token names nobody');
  }
  return ok({ ...claims, sub });
}

/** Times are in seconds; what is no time is after nothing. */
function isAfter(seconds: unknown, ms: number): boolean {
  return typeof seconds === 'number' && seconds * 1_000 > ms;
}
