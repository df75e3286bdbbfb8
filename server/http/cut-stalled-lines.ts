import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const LOOKS = 4;

type Line = { sentBytes: number; looksWithoutMove: number };

/** Node has limits for who speaks slowly, and none for who does not listen. */
export function cutStalledLines(app: FastifyInstance, writeStallMs: number): void {
  const lines = new Map<Socket, Line>();
  app.server.on('connection', (socket) => {
    lines.set(socket, { sentBytes: 0, looksWithoutMove: 0 });
    socket.once('close', () => lines.delete(socket));
  });

  const looking = setInterval(() => {
    for (const [socket, line] of lines) {
      const sentBytes = socket.bytesWritten - socket.writableLength;
      const isMoving = socket.writableLength === 0 || sentBytes !== line.sentBytes;
      line.sentBytes = sentBytes;
      line.looksWithoutMove = isMoving ? 0 : line.looksWithoutMove + 1; // counted: a busy server may look late
      if (line.looksWithoutMove >= LOOKS) socket.destroy();
    }
  }, writeStallMs / LOOKS).unref();
  app.addHook('onClose', async () => clearInterval(looking));
}
