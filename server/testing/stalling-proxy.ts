import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type StallingProxy = {
  /** The address of the database through the proxy. */
  readonly url: string;
  /** Stops passing data: connections stay open and new ones are accepted, without an answer. */
  readonly stall: () => void;
  /** Serves new connections again; those that stalled stay so. */
  readonly strand: () => void;
  readonly close: () => void;
};

/** A proxy before a database that can hang, as a network does, without an error. */
export async function stallingProxy(databaseUrl: string): Promise<StallingProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isStalled = false;

  function keep(socket: Socket, other: Socket): void {
    sockets.add(socket);
    socket.on('data', (chunk) => other.write(chunk));
    if (isStalled) socket.pause(); // after the listener, which would start it
    socket.on('error', () => {}); // its close is handed on
    socket.once('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  }

  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    keep(near, far);
    keep(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: ownPort } = server.address() as AddressInfo; // it listens on TCP
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${ownPort}`;

  return {
    url: url.href,
    stall: () => {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    strand: () => {
      isStalled = false;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
