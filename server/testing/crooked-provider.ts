import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Fields = Record<string, unknown>;

export type CrookedProvider = {
  readonly issuer: string;
  /** Changes the header and the claims of the next ID tokens. */
  twist: (header: Fields, claims: Fields) => { header: Fields; claims: Fields };
  /** Makes a token of what it signs; by default with its key. */
  seal: (signed: string, key: KeyObject) => string;
  /** Changes what it says of itself. */
  discovery: Fields;
  /** What it says of a person beside the ID token. */
  userinfo: Fields;
  /** The statuses of its addresses, if they are not 200. */
  readonly statuses: Map<string, number>;
  /** The nonce of the sign-in whose code comes next. */
  nonce: string;
  readonly asked: string[];
  /** Makes a new key and forgets the former. */
  readonly rotateKeys: () => void;
  readonly close: () => Promise<void>;
};

export const CROOKED_CLIENT = 'duskgate';

/** A provider that answers every code, with an ID token as honest or as forged as the test wants it. */
export async function startCrookedProvider(nowMs: () => number): Promise<CrookedProvider> {
  let keyCount = 0;
  let pair = newPair();
  function newPair() {
    keyCount += 1;
    return { ...generateKeyPairSync('ec', { namedCurve: 'P-256' }), kid: `key-${keyCount}` };
  }
  const server = createServer((request, reply) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    crooked.asked.push(path);
    request.resume();
    reply.statusCode = crooked.statuses.get(path) ?? 200;
    reply.setHeader('content-type', 'application/json');
    reply.end(JSON.stringify(answers[path]?.() ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const issuer = `http://localhost:${port}`;

  function idToken(): string {
    const now = Math.floor(nowMs() / 1000);
    const { header, claims } = crooked.twist(
      { alg: 'ES256', kid: pair.kid, typ: 'JWT' },
      {
        iss: issuer,
        aud: CROOKED_CLIENT,
        sub: 'ada',
        nonce: crooked.nonce,
        iat: now,
        exp: now + 60,
        email: 'ada@crooked.example',
        email_verified: true,
      },
    );
    return crooked.seal(`${encoded(header)}.${encoded(claims)}`, pair.privateKey);
  }
  const answers: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      userinfo_endpoint: `${issuer}/me`,
      ...crooked.discovery,
    }),
    '/jwks': () => ({
      keys: [{ ...pair.publicKey.export({ format: 'jwk' }), kid: pair.kid, use: 'sig' }],
    }),
    '/token': () => ({ id_token: idToken(), access_token: 'a', token_type: 'Bearer' }),
    '/me': () => crooked.userinfo,
  };
  const crooked: CrookedProvider = {
    issuer,
    twist: (header, claims) => ({ header, claims }),
    seal: signedBy,
    discovery: {},
    userinfo: { sub: 'ada' },
    statuses: new Map(),
    nonce: '',
    asked: [],
    rotateKeys: () => {
      pair = newPair();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return crooked;
}

export function signedBy(signed: string, key: KeyObject): string {
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

function encoded(fields: Fields): string {
  return Buffer.from(JSON.stringify(fields)).toString('base64url');
}
