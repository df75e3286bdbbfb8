import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Ranges that belong to a machine, a network or nobody, as [address, bits]. */
const PRIVATE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
/** Without ::ffff:0:0/96, which would match all of IPv4: mapped addresses are held against the list above. */
const PRIVATE_V6 = [
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const;

const blocked = new BlockList();
for (const [address, bits] of PRIVATE_V4) blocked.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of PRIVATE_V6) blocked.addSubnet(address, bits, 'ipv6');

/** Whether an IP address is one that the public network does not lead to. @internal exported for the test */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  return version === 0 || blocked.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** Whether a server that calls public services only may call this host, as far as its name tells. */
export function isPublicHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0) return !isPrivateAddress(address);
  const name = hostname.replace(/\.$/, '');
  return name.includes('.') && !name.endsWith('.localhost');
}

/** Finds all addresses of a name. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (cause: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** Resolves a name for the socket itself, so that nothing comes between the check and the connection. */
export function publicLookup(resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (cause, found) => {
      if (cause) return done(cause, '', 0);
      const [first] = found;
      if (first === undefined || found.some(({ address }) => isPrivateAddress(address))) {
        return done(new Error('it leads to a private address'), '', 0);
      }
      if (options.all) return done(null, found);
      return done(null, first.address, first.family);
    });
  };
}
