import type { Config } from './config.ts';

/** Given as HOST, these open the door to everybody and are nobody's address. */
const EVERY_ADDRESS = ['0.0.0.0', '[::]'];
const LOOPBACK = /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/;

/** What the operator reads once the server is open; `address` is PUBLIC_URL with the port it got. */
export function openingLines({ publicUrl }: Config, address: string): readonly string[] {
  const { hostname, protocol } = new URL(publicUrl);
  if (EVERY_ADDRESS.includes(hostname)) {
    const here = Object.assign(new URL(address), { hostname: '127.0.0.1' });
    return [
      `Duskgate is open at ${here.origin}`,
      'People on other machines can sign in once PUBLIC_URL is the address they open it at.',
    ];
  }
  const opened = `Duskgate is open at ${address}`;
  if (protocol === 'https:' || LOOPBACK.test(hostname)) return [opened];
  return [opened, 'This is plain http: passwords travel unprotected on that network.'];
}
