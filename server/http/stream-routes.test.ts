import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { Hub } from '#server/realtime/hub.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { listening } from '#server/testing/stream-client.ts';
import { addStreamRoutes } from './stream-routes.ts';

const hub = new Hub();
const app = fastify({ forceCloseConnections: true });
app.decorateRequest('caller', null);
app.addHook('onRequest', async (request) => {
  request.caller = { userId: 'u1', sessionId: 's1', email: '', displayName: '' };
});
addStreamRoutes(app, {
  hub,
  positionOf: async () => ({ epoch: 'e', rev: 0 }),
  isStillSignedIn: async () => true,
  limits: { streamsPerUser: 8, streamsTotal: 8, slowReaderBytes: 65_536, heartbeatMs: 60_000 },
});
afterAll(() => app.close());

test('[SEC23] a reader that takes nothing in is cut before it fills the memory', async () => {
  const client = new ApiClient(await app.listen({ port: 0, host: '127.0.0.1' }));
  const stream = await listening(client);
  stream.stopReading();
  for (let rev = 1; hub.listenerCount > 0 && rev < 1_000_000; rev += 1) {
    hub.tell('u1', { epoch: 'x'.repeat(500), rev });
    if (rev % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(hub.listenerCount).toBe(0);
});
