import { timingSafeEqual } from 'node:crypto';

const MAX_VALUE_LENGTH = 200;

type CookieKind = {
  readonly name: string;
  readonly isSecure: boolean;
  readonly attributes: string;
};

export function cookieKind(plainName: string, publicUrl: string): CookieKind {
  const isSecure = publicUrl.startsWith('https:');
  return {
    name: isSecure ? `__Host-${plainName}` : plainName,
    isSecure,
    attributes: `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  };
}

/** What the browser sent under the name, unchecked. */
export function valueUnder(name: string, cookieHeader: string): string | undefined {
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

export function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
