import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RETRY_AFTER_SECONDS, Refused } from '#server/http/failures.ts';
import type { Limits } from '#server/startup/limits.ts';
import type { FairTurns } from './fair-turns.ts';
import { createUserQueues } from './user-queues.ts';

/** Smaller replies fit into the buffers of the system; larger ones are sent in such pieces. */
const PIECE_BYTES = 65_536;
const JSON_TYPE = 'application/json; charset=utf-8';
/** Assumed size of an export, whose length is unknown: it begins with a whole document. */
const STREAM_BYTES = 8_000_000;

/**
 * Limits what reads cost. A HEAD makes no reply. Reads of one user run one at a time, take turns with
 * other users, and are refused while too much of the earlier replies is unread.
 */
export function boundReplies(app: FastifyInstance, limits: Limits, fairTurns: FairTurns): void {
  const queues = createUserQueues(limits);
  const unread = createUnread(limits);
  const turns = new WeakMap<FastifyReply, () => void>();

  app.addHook('preHandler', async (request, reply) => {
    if (request.caller === null || !isRead(request)) return;
    // A stream, because the length of what GET would send is not known.
    if (request.method === 'HEAD') return reply.type(JSON_TYPE).send(Readable.from([]));
    const { userId } = request.caller;
    const leaveQueue = await queues.enter(userId);
    reply.raw.once('close', leaveQueue);
    refuseIfCut(reply, leaveQueue);
    const leaveTurn = await fairTurns.enter(userId);
    const leave = () => {
      leaveTurn();
      leaveQueue();
    };
    turns.set(reply, leave);
    reply.raw.once('close', leave);
    refuseIfCut(reply, leave);
    unread.refuseIfFull(userId);
  });

  app.addHook('onSend', async ({ caller, method }, reply, payload) => {
    turns.get(reply)?.();
    const bytes = sizeOf(payload);
    if (caller === null || method === 'HEAD') return payload;
    fairTurns.charge(caller.userId, bytes);
    if (bytes <= PIECE_BYTES || isCut(reply)) return payload;
    unread.refuseIfFull(caller.userId);
    unread.refuseIfAllFull();
    unread.add(caller.userId, bytes);
    onceTaken(reply, () => unread.add(caller.userId, -bytes));
    return typeof payload === 'string' ? inPieces(reply, Buffer.from(payload)) : payload;
  });
}

/** Gives the place to the next if nobody is there to read the reply. */
function refuseIfCut(reply: FastifyReply, leave: () => void): void {
  if (!isCut(reply)) return;
  leave();
  throw new Refused(503, 'cut', 'The line was cut.');
}

/** Whether it is a read; the event stream has limits of its own. */
function isRead({ method, routeOptions }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && routeOptions.url !== '/api/sync/stream';
}

function createUnread({ unreadBytesPerUser, unreadBytesTotal }: Limits) {
  const ofUsers = new Map<string, number>();
  let total = 0;
  return {
    refuseIfFull(userId: string): void {
      if ((ofUsers.get(userId) ?? 0) >= unreadBytesPerUser) throw tooMuchUnread();
    },
    refuseIfAllFull(): void {
      if (total >= unreadBytesTotal) throw tooMuchUnread();
    },
    add(userId: string, bytes: number): void {
      total += bytes;
      const ofUser = (ofUsers.get(userId) ?? 0) + bytes;
      if (ofUser > 0) ofUsers.set(userId, ofUser);
      else ofUsers.delete(userId);
    },
  };
}

function tooMuchUnread(): Refused {
  const message = 'Too much of what was asked for is still on its way.';
  return new Refused(503, 'unread', message, RETRY_AFTER_SECONDS);
}

function sizeOf(payload: unknown): number {
  if (typeof payload === 'string') return Buffer.byteLength(payload);
  return payload instanceof Readable ? STREAM_BYTES : 0;
}

/** Whether the connection is closed already, in which case no `close` event will come. */
function isCut({ raw, request }: FastifyReply): boolean {
  return raw.destroyed || request.raw.socket.destroyed;
}

/**
 * Calls back when the reply is taken or lost. Listens to the socket too: a reply queued behind
 * another gets no `close`.
 */
function onceTaken({ raw, request }: FastifyReply, release: () => void): void {
  const { socket } = request.raw;
  const end = () => {
    raw.off('close', end);
    socket.off('close', end);
    release();
  };
  raw.once('close', end);
  socket.once('close', end);
}

/** The reply as a stream of pieces, which shows whether the reader takes them. */
function inPieces(reply: FastifyReply, whole: Buffer): Readable {
  reply.header('content-length', whole.length);
  const count = Math.ceil(whole.length / PIECE_BYTES);
  const pieces = Array.from({ length: count }, (_, index) =>
    whole.subarray(index * PIECE_BYTES, (index + 1) * PIECE_BYTES),
  );
  return Readable.from(pieces);
}
