import { createHmac, randomBytes } from 'node:crypto';
import { cookieKind, isSame, valuesUnder } from './signed-cookie.ts';

const MARK = /^[\w-]{22}$/;
const YEAR_SECONDS = 365 * 86_400;

export type DeviceCookie = {
  /** The mark of a device that has signed in to this account before. */
  readonly knownIn: (cookieHeader: string | undefined, email: string) => string | undefined;
  /** The Set-Cookie line; a device keeps its mark. */
  readonly issue: (cookieHeader: string | undefined, email: string) => string;
  readonly clear: string;
};

/**
 * Marks devices that have signed in, so that failed attempts from elsewhere do not count against
 * them. It opens no session.
 */
export function createDeviceCookie(secret: string, publicUrl: string): DeviceCookie {
  const { name, readNames, attributes } = cookieKind('device', publicUrl);

  function signatureOf(mark: string, email: string): string {
    return createHmac('sha256', secret).update(`device:${mark}:${email}`).digest('base64url');
  }

  function knownIn(cookieHeader = '', email: string): string | undefined {
    return valuesUnder(readNames, cookieHeader)
      .map((value) => value.split('.'))
      .find(
        ([mark = '', signature = '']) =>
          MARK.test(mark) && isSame(signature, signatureOf(mark, email)),
      )?.[0];
  }

  return {
    knownIn,
    issue(cookieHeader, email) {
      const mark = knownIn(cookieHeader, email) ?? randomBytes(16).toString('base64url');
      const value = `${mark}.${signatureOf(mark, email)}`;
      return `${name}=${value}; Max-Age=${YEAR_SECONDS}; ${attributes}`;
    },
    clear: `${name}=; Max-Age=0; ${attributes}`,
  };
}
