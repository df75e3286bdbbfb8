import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends idle connections when the server closes. Browsers keep answered ones and open spare ones, and
 * closing waits for all of them: each Ctrl-C would take its whole grace period.
 */
export function drainConnections(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  let isClosing = false;

  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}

const SAY_EVERY_MS = 60_000;

/** Closes connections past the limit before they are read, and says so at most once a minute. */
export function capConnections(app: FastifyInstance, connectionsTotal: number): void {
  let saidAtMs = Number.NEGATIVE_INFINITY;
  app.server.maxConnections = connectionsTotal;
  app.server.on('drop', () => {
    if (performance.now() - saidAtMs < SAY_EVERY_MS) return;
    saidAtMs = performance.now();
    app.log.warn({ event: 'connections-full', connectionsTotal }, 'connections are closed unread');
  });
}

const LOOKS = 4;

type Connection = { sentBytes: number; looksWithoutMove: number };

/** Ends connections that have not taken a byte of their reply for so long; Node has no limit for that. */
export function cutStalledConnections(app: FastifyInstance, writeStallMs: number): void {
  const connections = new Map<Socket, Connection>();
  app.server.on('connection', (socket) => {
    connections.set(socket, { sentBytes: 0, looksWithoutMove: 0 });
    socket.once('close', () => connections.delete(socket));
  });

  const looking = setInterval(() => {
    for (const [socket, connection] of connections) {
      const sentBytes = socket.bytesWritten - socket.writableLength;
      const isMoving = socket.writableLength === 0 || sentBytes !== connection.sentBytes;
      connection.sentBytes = sentBytes;
      connection.looksWithoutMove = isMoving ? 0 : connection.looksWithoutMove + 1; // counted: a busy server may look late
      if (connection.looksWithoutMove >= LOOKS) socket.destroy();
    }
  }, writeStallMs / LOOKS).unref();
  app.addHook('onClose', async () => clearInterval(looking));
}
