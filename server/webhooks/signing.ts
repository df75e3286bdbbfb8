import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 24;

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
