import { createHmac, timingSafeEqual } from 'node:crypto';
import { ABSOLUTE_LIFETIME_MS } from './session-lifetime.ts';

const SECURE_NAME = '__Host-sid';
const PLAIN_NAME = 'sid';
const TOKEN = /^[A-Za-z\d]{32}$/;
const MAX_VALUE_LENGTH = 200;

export type SessionCookie = {
  readonly name: string;
  readonly isSecure: boolean;
  /** What the browser sent under our name, unchecked. */
  readonly valueIn: (cookieHeader: string | undefined) => string | undefined;
  /** The token in it, when we have signed it. */
  readonly tokenIn: (value: string) => string | undefined;
  readonly issue: (token: string) => string;
  readonly clear: string;
};

/** The account library's own format (token, dot, HMAC in base64), so that either can read both. */
export function createSessionCookie(secret: string, publicUrl: string): SessionCookie {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? SECURE_NAME : PLAIN_NAME;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

  function signatureOf(token: string): string {
    return createHmac('sha256', secret).update(token).digest('base64');
  }

  return {
    name,
    isSecure,
    valueIn: (cookieHeader) => valueUnder(name, cookieHeader ?? ''),
    tokenIn(value) {
      const dot = value.indexOf('.');
      const token = value.slice(0, Math.max(dot, 0));
      const isOurs = TOKEN.test(token) && isSame(value.slice(dot + 1), signatureOf(token));
      return isOurs ? token : undefined;
    },
    issue(token) {
      const value = encodeURIComponent(`${token}.${signatureOf(token)}`);
      return `${name}=${value}; Max-Age=${ABSOLUTE_LIFETIME_MS / 1000}; ${attributes}`;
    },
    clear: `${name}=; Max-Age=0; ${attributes}`,
  };
}

function valueUnder(name: string, cookieHeader: string): string | undefined {
  const prefix = `${name}=`;
  const pair = cookieHeader
    .split(';')
    .map((text) => text.trim())
    .find((text) => text.startsWith(prefix));
  const encoded = pair?.slice(prefix.length) ?? '';
  return encoded === '' || encoded.length > MAX_VALUE_LENGTH ? undefined : decoded(encoded);
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
