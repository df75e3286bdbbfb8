import { timingSafeEqual } from 'node:crypto';

const MAX_VALUE_LENGTH = 200;
const MAX_VALUES = 8;

type CookieKind = {
  readonly name: string;
  /** The names to read it by: on plain http also the one of release 0.1, until the release after the next. */
  readonly readNames: readonly string[];
  readonly isSecure: boolean;
  readonly attributes: string;
};

/**
 * Name and attributes of a cookie. Under https its name has the `__Host-` prefix; on plain http it has
 * the port, because browsers give the cookies of one port to all others of the host.
 */
export function cookieKind(plainName: string, publicUrl: string): CookieKind {
  const { protocol, port } = new URL(publicUrl);
  const isSecure = protocol === 'https:';
  const name = isSecure ? `__Host-${plainName}` : `${plainName}-${port || 80}`;
  return {
    name,
    readNames: isSecure ? [name] : [name, plainName],
    isSecure,
    attributes: `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  };
}

/**
 * The unchecked values that the browser sent under the names, in their order. There may be several of
 * one name: another program of the host or of its domain can set it too, and it may come first.
 */
export function valuesUnder(names: readonly string[], cookieHeader: string): readonly string[] {
  const pairs = cookieHeader.split(';').map((text) => text.trim());
  return names
    .flatMap((name) => {
      const ours = pairs.filter((text) => text.startsWith(`${name}=`));
      return ours.map((text) => text.slice(name.length + 1));
    })
    .filter((encoded) => encoded !== '' && encoded.length <= MAX_VALUE_LENGTH)
    .flatMap((encoded) => decoded(encoded) ?? [])
    .slice(0, MAX_VALUES);
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Compares in constant time. */
export function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
