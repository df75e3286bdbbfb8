import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';
import { isPublicHost, publicLookup, type Resolve } from './addresses.ts';

/** Whom a server may call: services on the public network, or any, for tests and networks of one's own. */
export type Reach = 'public' | 'any';

/** How a call ended: with this status, or with none. */
type Posted = { readonly status: number } | { readonly failure: 'refused' | 'unreachable' };

export type Post = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
) => Promise<Posted>;

type PostOptions = {
  readonly reach: Reach;
  /** For the whole call: the name, the connection and the reply. */
  readonly timeoutMs: number;
  readonly socketsPerHost: number;
  /** Replaced by tests whose names change their addresses. */
  readonly resolve?: Resolve;
};

/** Of a reply nothing but the status is wanted: it may not keep us longer than this. */
const MAX_REPLY_BYTES = 65_536;

/** Whether a server of this reach would call the address at all. Names are looked up later. */
export function isCallable(url: URL, reach: Reach): boolean {
  if (url.username !== '' || url.password !== '') return false;
  if (reach === 'any') return url.protocol === 'https:' || url.protocol === 'http:';
  return url.protocol === 'https:' && isPublicHost(url.hostname);
}

/**
 * Posts to addresses that users have named. Redirects are not followed, private addresses are not
 * called unless the operator allows it, and neither a slow nor an endless reply holds anything up.
 */
export function createPost({ reach, timeoutMs, socketsPerHost, resolve }: PostOptions): Post {
  const pool = { keepAlive: true, maxSockets: socketsPerHost, timeout: timeoutMs };
  const guard = reach === 'public' ? { lookup: publicLookup(resolve) } : {};
  const agents = { secure: new Agent(pool), plain: new PlainAgent(pool) };

  return (address, headers, body) =>
    new Promise((resolve) => {
      const url = new URL(address);
      if (!isCallable(url, reach)) return resolve({ failure: 'refused' });
      const common = { method: 'POST', headers, ...guard };
      const call =
        url.protocol === 'https:'
          ? request(url, { ...common, agent: agents.secure })
          : plainRequest(url, { ...common, agent: agents.plain });
      const timer = setTimeout(() => call.destroy(new Error('it took too long')), timeoutMs);
      const end = (posted: Posted) => {
        clearTimeout(timer);
        resolve(posted);
      };
      let answered: Posted = { failure: 'unreachable' };
      call.once('error', () => end(answered));
      call.once('response', (reply) => {
        answered = { status: reply.statusCode ?? 0 }; // it stands, however the rest of the reply comes
        let size = 0;
        reply.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > MAX_REPLY_BYTES) call.destroy();
        });
        reply.once('error', () => {});
        reply.once('close', () => end(answered));
      });
      call.end(body);
    });
}
