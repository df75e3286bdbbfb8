import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Position } from '#protocol/sync-messages.ts';
import type { Hub } from '#server/realtime/hub.ts';
import { callerIn } from './caller-in.ts';
import { RETRY_AFTER_SECONDS, Refused } from './failures.ts';

export type StreamParts = {
  readonly hub: Hub;
  readonly positionOf: (userId: string) => Promise<Position>;
  readonly isStillSignedIn: (request: FastifyRequest) => Promise<boolean>;
  readonly limits: {
    readonly streamsPerUser: number;
    readonly streamsTotal: number;
    readonly slowReaderBytes: number;
    readonly heartbeatMs: number;
  };
};

/** What a browser waits before it comes back; the contract says five seconds. */
const RETRY_MS = 5_000;

/** Says only where history stands: a device fetches what it is missing with its own session. */
export function addStreamRoutes(app: FastifyInstance, parts: StreamParts): void {
  const farewells = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const farewell of farewells) farewell();
  });

  // A HEAD would hold a line open that nobody reads.
  app.get('/api/sync/stream', { exposeHeadRoute: false }, async (request, reply) => {
    const { userId } = callerIn(request);
    refuseTooMany(parts, userId);
    reply.hijack();
    if (reply.raw.destroyed) return; // cut while the session was looked up: its close has been said
    // Nothing is awaited before this: a line cut while it opens must not keep its place for ever.
    const { end, begin } = openStream(request, reply, { parts, userId });
    farewells.add(end);
    reply.raw.once('close', () => {
      end();
      farewells.delete(end);
    });
    begin();
  });
}

function refuseTooMany({ hub, limits }: StreamParts, userId: string): void {
  const isFull =
    hub.listenerCountOf(userId) >= limits.streamsPerUser ||
    hub.listenerCount >= limits.streamsTotal;
  if (isFull) {
    throw new Refused(503, 'too-many-streams', 'Too many devices listen.', RETRY_AFTER_SECONDS);
  }
}

type Opening = { readonly parts: StreamParts; readonly userId: string };

type Stream = { readonly begin: () => void; readonly end: () => void };

function openStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { parts, userId }: Opening,
): Stream {
  const { hub, limits } = parts;
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    connection: 'keep-alive',
    'x-accel-buffering': 'no',
  });
  raw.write(`retry: ${RETRY_MS}\n\n`);

  const tell = ({ epoch, rev }: Position) => {
    raw.write(`data: ${JSON.stringify({ epoch, rev })}\n\n`);
    if (raw.writableLength > limits.slowReaderBytes) raw.destroy();
  };
  const end = () => {
    clearInterval(heartbeat);
    leave();
    raw.end();
  };
  /** Heals a missed event, and notices a session that ended without a word. */
  const beat = async () => {
    if (raw.destroyed || !(await parts.isStillSignedIn(request))) return end();
    tell(await parts.positionOf(userId));
  };
  const beatOrEnd = () => {
    beat().catch(end);
  };

  const heartbeat = setInterval(beatOrEnd, limits.heartbeatMs);
  const leave = hub.listen(userId, { tell, doubt: beatOrEnd });
  const begin = () => {
    parts.positionOf(userId).then(tell, end);
  };
  return { begin, end };
}
