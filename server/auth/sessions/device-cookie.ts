import { createHmac, randomBytes } from 'node:crypto';
import { cookieKind, isSame, valueUnder } from './signed-cookie.ts';

const MARK = /^[\w-]{22}$/;
const YEAR_SECONDS = 365 * 86_400;

export type DeviceCookie = {
  /** The device's own mark, when it has signed in to this account before. */
  readonly knownIn: (cookieHeader: string | undefined, email: string) => string | undefined;
  /** A device keeps its mark. */
  readonly issue: (cookieHeader: string | undefined, email: string) => string;
  readonly clear: string;
};

/** Lets nobody in: wrong guesses made elsewhere do not count against a device its owner has used. */
export function createDeviceCookie(secret: string, publicUrl: string): DeviceCookie {
  const { name, attributes } = cookieKind('device', publicUrl);

  function signatureOf(mark: string, email: string): string {
    return createHmac('sha256', secret).update(`device:${mark}:${email}`).digest('base64url');
  }

  function knownIn(cookieHeader = '', email: string): string | undefined {
    const [mark = '', signature = ''] = valueUnder(name, cookieHeader)?.split('.') ?? [];
    const isOurs = MARK.test(mark) && isSame(signature, signatureOf(mark, email));
    return isOurs ? mark : undefined;
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
