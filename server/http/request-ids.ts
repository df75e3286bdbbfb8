import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { TrustedProxies } from '#server/startup/config.ts';
import { underRequestId } from '#server/startup/log.ts';
import { clientAddress } from './client-address.ts';

const HEADER = 'x-request-id';
/** What a proxy may name a request: nothing that could end a log line or a header. */
const TAKEN = /^[\w.-]{6,64}$/;
const MADE_LENGTH = 12;

/** Names each request: as the proxy in front did, if it is one that we trust, or anew. */
export function requestIds(trusted: TrustedProxies): (request: IncomingMessage) => string {
  const isTrusted = trustedPeers(trusted);
  return ({ headers, socket }) => {
    const given = headers[HEADER];
    const isTaken = typeof given === 'string' && TAKEN.test(given) && isTrusted(socket);
    return isTaken ? given : randomUUID().slice(-MADE_LENGTH);
  };
}

/** Whether the other end of a connection is a trusted proxy; hops count from there. */
function trustedPeers(trusted: TrustedProxies) {
  if (typeof trusted === 'number') return () => trusted > 0;
  const proxies = new BlockList();
  for (const proxy of trusted) {
    const [address = '', bits] = proxy.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return ({ remoteAddress = '' }: { readonly remoteAddress?: string | undefined }) => {
    const address = clientAddress({ ip: remoteAddress });
    return proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  };
}

/** Says the id in every reply, and keeps it for every line of the log until the reply is made. */
export function addRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADER, request.id);
    underRequestId(request.id, done);
  });
}
