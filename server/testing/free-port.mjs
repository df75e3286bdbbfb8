import { createServer } from 'node:net';

/**
 * Below the ports a system lends to clients: one that retries while the server is down could be
 * lent the server's own, connect to itself, and the server would not come back.
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
