import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closing waits for every open connection. Browsers keep answered ones and open spare ones, so
 * without this each Ctrl-C would wait for its whole grace period.
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
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
