import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Position } from '#protocol/replies/sync-messages.ts';
import { RETRY_AFTER_SECONDS, Refused } from '#server/http/failures.ts';
import { addressSpender } from '#server/http/guards/rate-limit.ts';
import type { Hub } from '#server/realtime/hub.ts';
import { callerIn } from './request-input.ts';
import type { CheckClaim } from './sync-routes.ts';

export type StreamRouteParts = {
  readonly hub: Hub;
  readonly positionOf: (userId: string) => Promise<Position>;
  /**
   * Whether `request.ip` is the visitor's: only then do streams of one address count. Behind a proxy
   * that TRUST_PROXY does not name, all visitors have the proxy's.
   */
  readonly isClientAddressKnown: boolean;
  readonly checkClaim: CheckClaim;
  readonly isStillSignedIn: (request: FastifyRequest) => Promise<boolean>;
  readonly limits: {
    readonly streamsPerUser: number;
    readonly streamsPerAddress: number;
    readonly streamsTotal: number;
    readonly slowReaderBytes: number;
    readonly heartbeatMs: number;
  };
};

/** How long a browser waits before it reconnects; the contract says five seconds. */
const RETRY_MS = 5_000;
/** The shortest heartbeat, as a share of the longest. */
const SHORTEST_BEAT = 0.7;

/** The event stream. It sends positions in the log only: a device fetches what it lacks with its own session. */
export function addStreamRoutes(app: FastifyInstance, parts: StreamRouteParts): void {
  const openStreams = new Set<() => void>();
  const addresses = new Map<string, number>();
  app.addHook('preClose', async () => {
    for (const endStream of openStreams) endStream();
  });

  // Without HEAD, which would hold open a connection that nobody reads.
  app.get('/api/sync/stream', { exposeHeadRoute: false }, async (request, reply) => {
    const { userId } = callerIn(request);
    const address = parts.isClientAddressKnown ? addressSpender(request.ip) : undefined;
    refuseTooMany(parts, userId, addresses.get(address ?? '') ?? 0);
    reply.hijack();
    if (reply.raw.destroyed) return; // closed while the session was looked up: no `close` event will come
    // Nothing is awaited before this: a connection closed meanwhile must not stay counted.
    const { end, begin } = openStream(request, reply, { parts, userId });
    openStreams.add(end);
    if (address !== undefined) countAddress(addresses, address, 1);
    reply.raw.once('close', () => {
      end();
      openStreams.delete(end);
      if (address !== undefined) countAddress(addresses, address, -1);
    });
    begin();
  });
}

function countAddress(addresses: Map<string, number>, address: string, change: 1 | -1): void {
  const count = (addresses.get(address) ?? 0) + change;
  if (count > 0) addresses.set(address, count);
  else addresses.delete(address);
}

function refuseTooMany({ hub, limits }: StreamRouteParts, userId: string, ofAddress: number): void {
  const isFull =
    ofAddress >= limits.streamsPerAddress ||
    hub.listenerCountOf(userId) >= limits.streamsPerUser ||
    hub.listenerCount >= limits.streamsTotal;
  if (isFull) {
    throw new Refused(503, 'too-many-streams', 'Too many devices listen.', RETRY_AFTER_SECONDS);
  }
}

/** Sends the headers of a hijacked reply that is written bit by bit; no proxy may collect or change it. */
export function sendStreamHeaders(reply: FastifyReply, contentType: string): void {
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, {
    'content-type': contentType,
    'cache-control': 'no-store, no-transform',
    connection: 'keep-alive',
    'x-accel-buffering': 'no',
  });
}

/**
 * Each stream has a beat of its own: thousands that come back together after a restart would otherwise ask
 * the database together for ever, and everybody else would wait for them. @internal
 */
export function beatMs(heartbeatMs: number, chance: number): number {
  return Math.round(heartbeatMs * (SHORTEST_BEAT + (1 - SHORTEST_BEAT) * chance));
}

type StreamOpening = { readonly parts: StreamRouteParts; readonly userId: string };

type Stream = { readonly begin: () => void; readonly end: () => void };

function openStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { parts, userId }: StreamOpening,
): Stream {
  const { hub, limits } = parts;
  const { raw } = reply;
  sendStreamHeaders(reply, 'text/event-stream');
  raw.write(`retry: ${RETRY_MS}\n\n`);

  const notify = ({ epoch, rev }: Position) => {
    raw.write(`data: ${JSON.stringify({ epoch, rev })}\n\n`);
    if (raw.writableLength > limits.slowReaderBytes) raw.destroy();
  };
  const end = () => {
    clearInterval(heartbeat);
    leave();
    raw.end();
  };
  /** Sends the position again, in case an event was lost, and ends the stream of an ended session. */
  const beat = async () => {
    if (raw.destroyed || !(await parts.isStillSignedIn(request))) return end();
    notify(await parts.positionOf(userId));
  };
  const beatOrEnd = () => {
    beat().catch(end);
  };

  const heartbeat = setInterval(beatOrEnd, beatMs(limits.heartbeatMs, Math.random()));
  const leave = hub.listen(userId, { notify, recheck: beatOrEnd });
  const begin = () => {
    parts
      .checkClaim(request)
      .then(() => parts.positionOf(userId))
      .then(notify, end);
  };
  return { begin, end };
}
