import { adding, done, NOON } from '#rules/testing/builders.ts';
import { freshPostgresUrl } from './postgres-database.ts';
import { stallingProxy } from './stalling-proxy.ts';
import { startTestServer } from './test-server.ts';

/** Above the server's own time limit for a query, far below that of TCP. */
const PATIENCE_MS = 25_000;

/** A server whose database hangs while a push is under way. */
export async function startHungServer() {
  const proxy = await stallingProxy(await freshPostgresUrl());
  const server = await startTestServer('postgres', { DATABASE_URL: proxy.url });
  const hunter = await server.hunter('patient');
  await hunter.push([done(adding('before'))]);
  const { uid, epoch, rev: baseRev } = hunter;
  // Several open connections: the push must hang on one of them, not wait for a new one.
  await Promise.all(Array.from({ length: 8 }, () => hunter.send('GET', '/api/sync/document')));

  /** Status and Retry-After; undefined where nobody answered in time. */
  async function ask(path: string, withinMs = PATIENCE_MS, body?: unknown) {
    const post = {
      method: 'POST',
      headers: { cookie: hunter.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const signal = AbortSignal.timeout(withinMs);
    const asked = fetch(`${server.address}${path}`, { signal, ...(body !== undefined && post) });
    const reply = await asked.catch(() => undefined);
    return reply && [reply.status, reply.headers.get('retry-after')];
  }

  proxy.stall();
  const commands = [done(adding('during'))];
  const push = { uid, deviceId: 'd1', epoch, baseRev, now: NOON, commands };
  return {
    server,
    hunter,
    ask,
    pushed: ask('/api/sync/push', PATIENCE_MS, push),
    /** New connections work again; those that hang stay so. */
    strand: proxy.strand,
    close: async () => {
      await server.close();
      proxy.close();
    },
  };
}
