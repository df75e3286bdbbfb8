import { parsedUrl } from './parsed-url.ts';

/** Host names as browsers have them: `new URL` also accepts `*.b` and `a,b`. */
export const NAMED_HOST = /^([a-z\d_]([a-z\d._-]*[a-z\d_])?|\[[\da-f:.]+\])$/;

/** This machine, or a private network. */
export const PRIVATE_HOST =
  /^(localhost|.+\.(localhost|local|lan|internal)|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+|\[::1\]|\[f[cd][\da-f:]+\])$/;

/** What is said of a setting that `parseServiceUrl` refuses. */
export const SERVICE_URL = 'an https address, or http to this machine or a private network';

/** Refuses `http:x` and `postgres:x`, which `new URL` would accept. */
export function parseUrl(text: string, protocols: readonly string[]): URL | undefined {
  const url = /^[a-z]+:\/\//i.test(text) ? parsedUrl(text) : undefined;
  return url && protocols.includes(url.protocol) ? url : undefined;
}

export function parseWebUrl(text: string): URL | undefined {
  const url = parseUrl(text, ['http:', 'https:']);
  return url && NAMED_HOST.test(url.hostname) ? url : undefined;
}

/** Plain http only to this machine or a private network: what is sent there is secret. */
export function parseServiceUrl(text: string): string | undefined {
  const url = parseWebUrl(text);
  if (url === undefined) return undefined;
  return url.protocol === 'https:' || PRIVATE_HOST.test(url.hostname) ? text : undefined;
}

export function parseOrigin(text: string): string | undefined {
  const url = parseWebUrl(text);
  return url?.href === `${url?.origin}/` ? url?.origin : undefined;
}
