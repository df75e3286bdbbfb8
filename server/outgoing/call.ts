import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';
import { isPublicHost, publicLookup, type Resolve } from './addresses.ts';

/** Whom a server may call: services on the public network, or any, for tests and networks of one's own. */
export type Reach = 'public' | 'any';

/** What is sent; a request with a body is a POST, one without a GET. */
type OutgoingCall = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
};

/** How a call ended: with this status, or with none. */
type Called =
  | {
      readonly status: number;
      /** The header of that name, as it came. */
      readonly retryAfter: string | undefined;
      /** Undefined if it did not come whole: too long, too slow or cut. */
      readonly body: Buffer | undefined;
    }
  | { readonly failure: 'refused' | 'unreachable' };

export type CallOut = (url: string, message: OutgoingCall) => Promise<Called>;

export type OutgoingOptions = {
  readonly reach: Reach;
  /** For the whole call: the name, the connection and the reply. */
  readonly timeoutMs: number;
  readonly socketsPerHost: number;
  /** Replaced by tests whose names change their addresses. */
  readonly resolve?: Resolve;
};

/** A reply may not keep us longer than this. */
const MAX_REPLY_BYTES = 65_536;

/** Whether a server of this reach would call the address at all. Names are looked up later. */
export function isCallable(url: URL, reach: Reach): boolean {
  if (url.username !== '' || url.password !== '') return false;
  if (reach === 'any') return url.protocol === 'https:' || url.protocol === 'http:';
  return url.protocol === 'https:' && isPublicHost(url.hostname);
}

/**
 * Calls addresses that others have named. Redirects are not followed, private addresses are not
 * called unless the operator allows it, and neither a slow nor an endless reply holds anything up.
 */
export function createCall({
  reach,
  timeoutMs,
  socketsPerHost,
  resolve,
}: OutgoingOptions): CallOut {
  const pool = { keepAlive: true, maxSockets: socketsPerHost, timeout: timeoutMs };
  const guard = reach === 'public' ? { lookup: publicLookup(resolve) } : {};
  const agents = { secure: new Agent(pool), plain: new PlainAgent(pool) };

  return (address, { headers, body }) =>
    new Promise((resolve) => {
      const url = new URL(address);
      if (!isCallable(url, reach)) return resolve({ failure: 'refused' });
      const common = { method: body === undefined ? 'GET' : 'POST', headers, ...guard };
      const call =
        url.protocol === 'https:'
          ? request(url, { ...common, agent: agents.secure })
          : plainRequest(url, { ...common, agent: agents.plain });
      const timer = setTimeout(() => call.destroy(new Error('it took too long')), timeoutMs);
      const end = (called: Called) => {
        clearTimeout(timer);
        resolve(called);
      };
      let answered: Called = { failure: 'unreachable' };
      call.once('error', () => end(answered));
      call.once('response', (reply) => {
        const status = reply.statusCode ?? 0;
        const retryAfter = reply.headers['retry-after'];
        answered = { status, retryAfter, body: undefined }; // the status stands, however the rest of the reply comes
        const chunks: Buffer[] = [];
        let size = 0;
        reply.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > MAX_REPLY_BYTES) call.destroy();
          else chunks.push(chunk);
        });
        reply.once('error', () => {});
        reply.once('end', () => {
          answered = { status, retryAfter, body: Buffer.concat(chunks) };
        });
        reply.once('close', () => end(answered));
      });
      call.end(body);
    });
}
