import { isIP } from 'node:net';
import { hostname as machineName } from 'node:os';
import { Refused } from '#server/http/failures.ts';
import { parsedUrl } from '#server/startup/parsed-url.ts';

/** How the server is reached: PUBLIC_URL, or what HOST and PORT make of it where it is not set. */
export type PublicAddress = { readonly publicUrl: string; readonly isPublicUrlSet: boolean };

/**
 * Whether a host name is ours. A page of another site can have its own name resolve to our address
 * (DNS rebinding), and its requests then look like those of our pages: only the name tells.
 * Addresses and the names of a local network cannot be given out by anybody else.
 */
export function ownHosts(
  { publicUrl, isPublicUrlSet }: PublicAddress,
  machine = machineName(),
): (host: string) => boolean {
  const named = new Set([nameIn(new URL(publicUrl).host)]);
  if (isPublicUrlSet) return (host) => named.has(nameIn(host));

  const [label] = machine.split('.');
  for (const own of ['localhost', machine, label]) if (own) named.add(nameIn(own));
  return (host) => {
    const name = nameIn(host) ?? '';
    const isAddress = isIP(name.replace(/^\[|\]$/g, '')) > 0;
    return isAddress || named.has(name) || /.\.(local|localhost)$/.test(name);
  };
}

/** The name in a Host header, as a browser spells it; undefined for what is no host. */
function nameIn(host: string): string | undefined {
  if (/[\s/?#@\\]/.test(host)) return undefined;
  return parsedUrl(`http://${host}`)?.hostname.replace(/\.$/, '');
}

export function foreignHost(): Refused {
  const message =
    'This server does not know the name it was asked by. Its keeper sets PUBLIC_URL to the address it is opened at.';
  return new Refused(421, 'foreign-host', message);
}
