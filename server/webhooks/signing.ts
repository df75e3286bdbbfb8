import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 24;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A secret as the scheme spells it; the receiver checks signatures with it. */
export function newSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

type SignedMessage = { readonly id: string; readonly body: string; readonly nowMs: number };

/** The headers of one attempt: the id is the same at every attempt, the time and the signature are its own. */
export function signedHeaders(
  secret: string,
  { id, body, nowMs }: SignedMessage,
): Readonly<Record<string, string>> {
  const seconds = Math.floor(nowMs / 1_000);
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'Duskgate',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}

export type SecretBox = {
  readonly seal: (secret: string, endpointId: string) => string;
  /** None if it was sealed with another AUTH_SECRET, or for another endpoint. */
  readonly open: (sealed: string, endpointId: string) => string | undefined;
};

/** Encrypts secrets for the database: a copy of it alone signs nothing. */
export function createSecretBox(authSecret: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'duskgate webhook secrets', 32));
  return {
    seal: (secret, endpointId) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(endpointId));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    open: (sealed, endpointId) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv(CIPHER, key, nonce).setAAD(Buffer.from(endpointId));
        decipher.setAuthTag(tag);
        const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
