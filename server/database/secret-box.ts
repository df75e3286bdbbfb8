import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What is encrypted; each purpose has a key of its own. */
type Purpose = 'duskgate webhook secrets' | 'duskgate mails' | 'duskgate totp secrets';

export type SecretBox = {
  /** Bound to the row's id: moved to another row it cannot be opened. */
  readonly seal: (secret: string, id: string) => string;
  /** None if it was sealed with another AUTH_SECRET, or for another row. */
  readonly open: (sealed: string, id: string) => string | undefined;
};

/** Encrypts secrets for the database: a copy of it alone is of no use. */
export function createSecretBox(authSecret: string, purpose: Purpose): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', purpose, 32));
  return {
    seal: (secret, id) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(id));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    open: (sealed, id) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv(CIPHER, key, nonce).setAAD(Buffer.from(id));
        decipher.setAuthTag(tag);
        const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
