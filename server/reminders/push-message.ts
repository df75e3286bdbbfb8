import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  ECDH,
  hkdfSync,
  type JsonWebKey,
  randomBytes,
  sign,
} from 'node:crypto';

/** Where a browser can be reached, and the keys that only it can open a message with. */
export type PushAddress = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

export type PushRequest = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** The key pair that tells the services of browsers that messages come from this server. */
export type ServerKey = { readonly jwk: JsonWebKey; readonly publicKey: string };

const RECORD_BYTES = 4_096;
/** What fits beside the head, the tag and the mark of the end. */
export const MAX_PAYLOAD_BYTES = 3_993;
const TOKEN_SECONDS = 12 * 3_600;
/** A push service keeps it for a browser that is away; later the moment is over. */
const KEPT_SECONDS = 3_600;

/** The public half, as a page hands it to its browser. */
export function serverKeyOf(jwk: JsonWebKey): ServerKey {
  const point = Buffer.concat([
    Buffer.from([4]),
    Buffer.from(jwk.x ?? '', 'base64url'),
    Buffer.from(jwk.y ?? '', 'base64url'),
  ]);
  return { jwk, publicKey: point.toString('base64url') };
}

/** Whether it is a point of the curve: nothing can be sealed with another. */
export function isPublicKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url').length > 0;
  } catch {
    return false;
  }
}

/** Encrypts a payload for one browser (RFC 8291): the service that carries it cannot read it. */
export function sealed({ p256dh, auth }: PushAddress, payload: Buffer): Buffer {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const theirs = Buffer.from(p256dh, 'base64url');
  const salt = randomBytes(16);
  const derive = (secret: Buffer, salted: Buffer, info: string | Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salted, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own.getPublicKey()]);
  const shared = derive(own.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const text = [cipher.update(payload), cipher.update(Buffer.from([2])), cipher.final()];
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_BYTES, 0);
  head[4] = own.getPublicKey().length;
  return Buffer.concat([salt, head, own.getPublicKey(), ...text, cipher.getAuthTag()]);
}

/** Makes the requests of one server. A token for each service is signed once an hour (RFC 8292). */
export function createPushRequests({ jwk, publicKey }: ServerKey, contact: string) {
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const tokens = new Map<string, { readonly token: string; readonly hour: number }>();
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  function tokenFor(aud: string, nowMs: number): string {
    const hour = Math.floor(nowMs / 3_600_000);
    const known = tokens.get(aud);
    if (known?.hour === hour) return known.token;
    const exp = Math.floor(nowMs / 1_000) + TOKEN_SECONDS;
    const said = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud, exp, sub: contact })}`;
    const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' });
    const token = `${said}.${signature.toString('base64url')}`;
    if (tokens.size >= MAX_SERVICES) tokens.clear();
    tokens.set(aud, { token, hour });
    return token;
  }

  return (address: PushAddress, payload: Buffer, nowMs: number): PushRequest => ({
    body: sealed(address, payload),
    headers: {
      authorization: `vapid t=${tokenFor(new URL(address.endpoint).origin, nowMs)}, k=${publicKey}`,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_SECONDS),
      urgency: 'normal',
    },
  });
}

/** Browsers know a handful of services; hostile ones may be named without end. */
const MAX_SERVICES = 100;
