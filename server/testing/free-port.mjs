import { createServer } from 'node:net';

/**
 * A free port for a server that starts several times. It is below the ports that systems give to
 * clients: a client that retries while the server is down could get the server's own port.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const candidate = 20_000 + Math.floor(Math.random() * 12_000);
  const isFree = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(candidate, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return isFree ? candidate : freePort();
}
