import { createHmac } from 'node:crypto';
import { ABSOLUTE_LIFETIME_MS } from './session-lifetime.ts';
import { cookieKind, isSame, valuesUnder } from './signed-cookie.ts';

const TOKEN = /^[A-Za-z\d]{32}$/;

export type SessionCookie = {
  readonly name: string;
  readonly isSecure: boolean;
  /** The unchecked values that the browser sent. */
  readonly valuesIn: (cookieHeader: string | undefined) => readonly string[];
  /** The token of a value with our signature. */
  readonly tokenIn: (value: string) => string | undefined;
  readonly issue: (token: string) => string;
  readonly clear: string;
};

/** The session cookie in the account library's format (token, dot, HMAC in base64), which both can read. */
export function createSessionCookie(secret: string, publicUrl: string): SessionCookie {
  const { name, readNames, isSecure, attributes } = cookieKind('sid', publicUrl);

  function signatureOf(token: string): string {
    return createHmac('sha256', secret).update(token).digest('base64');
  }

  return {
    name,
    isSecure,
    valuesIn: (cookieHeader) => valuesUnder(readNames, cookieHeader ?? ''),
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
