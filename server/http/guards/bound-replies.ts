import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '#server/limits.ts';
import { RETRY_AFTER_SECONDS, Refused } from './failures.ts';
import { createLanes } from './lanes.ts';

/** What is smaller waits in the system's own buffers; what is larger goes out in such pieces. */
const PIECE_BYTES = 65_536;
/** An export says nothing of its length; it begins with a whole document. */
const STREAM_BYTES = 8_000_000;

/**
 * A document is dear to make and stays in memory until its caller has taken it: of each user one is
 * made at a time, and none while too much of the last ones is unread.
 */
export function boundReplies(app: FastifyInstance, limits: Limits): void {
  const lanes = createLanes(limits);
  const unread = createUnread(limits);
  const turns = new WeakMap<FastifyReply, () => void>();

  app.addHook('preHandler', async (request, reply) => {
    if (request.caller === null || !isRead(request)) return;
    const { userId } = request.caller;
    const leave = await lanes.enter(userId);
    turns.set(reply, leave);
    reply.raw.once('close', leave);
    if (isCut(reply)) {
      leave();
      throw new Refused(503, 'cut', 'The line was cut.'); // nobody hears it, and nothing is made
    }
    unread.refuseIfFull(userId);
  });

  app.addHook('onSend', async ({ caller, method }, reply, payload) => {
    turns.get(reply)?.();
    const bytes = sizeOf(payload);
    const isSmall = bytes <= PIECE_BYTES || method === 'HEAD';
    if (caller === null || isSmall || isCut(reply)) return payload;
    unread.refuseIfFull(caller.userId);
    unread.refuseIfAllFull();
    unread.add(caller.userId, bytes);
    onceTaken(reply, () => unread.add(caller.userId, -bytes));
    return typeof payload === 'string' ? inPieces(reply, Buffer.from(payload)) : payload;
  });
}

/** The stream's reply never ends; it has bounds of its own. */
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

/** Its close has been said, and is not said again. */
function isCut({ raw, request }: FastifyReply): boolean {
  return raw.destroyed || request.raw.socket.destroyed;
}

/** The socket's end too: a reply queued behind another on it never hears of its own. */
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

/** Piece by piece the line shows whether it moves. */
function inPieces(reply: FastifyReply, whole: Buffer): Readable {
  reply.header('content-length', whole.length);
  const count = Math.ceil(whole.length / PIECE_BYTES);
  const pieces = Array.from({ length: count }, (_, index) =>
    whole.subarray(index * PIECE_BYTES, (index + 1) * PIECE_BYTES),
  );
  return Readable.from(pieces);
}
