import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { Position } from '#protocol/sync-messages.ts';
import { Hub } from '#server/realtime/hub.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { listening, StreamClient } from '#server/testing/stream-client.ts';
import { answerErrors } from './failures.ts';
import { addStreamRoutes } from './stream-routes.ts';

const START: Position = { epoch: 'e', rev: 0 };
const STREAMS_PER_USER = 3;
const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

type Slow = {
  readonly lookUp?: () => Promise<void>;
  readonly positionOf?: () => Promise<Position>;
};

async function aStreamApp({ lookUp = async () => {}, positionOf = async () => START }: Slow = {}) {
  const hub = new Hub();
  const app = fastify({ forceCloseConnections: true });
  apps.push(app);
  answerErrors(app);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    await lookUp();
    request.caller = { userId: 'u1', sessionId: 's1', email: '', displayName: '' };
  });
  addStreamRoutes(app, {
    hub,
    positionOf,
    isStillSignedIn: async () => true,
    limits: {
      streamsPerUser: STREAMS_PER_USER,
      streamsTotal: 100,
      slowReaderBytes: 65_536,
      heartbeatMs: 600_000,
    },
  });
  return { hub, app, client: new ApiClient(await app.listen({ port: 0, host: '127.0.0.1' })) };
}

/** Holds whoever comes until it is opened, and says when somebody has come. */
function aGate() {
  const events = new EventEmitter();
  const opened = once(events, 'open');
  const reached = once(events, 'reach');
  const pass = async () => {
    events.emit('reach');
    await opened;
  };
  return { pass, reached, open: () => events.emit('open') };
}

/** Asks for a stream, and hangs up while the server is still busy with it. */
async function askAndHangUp(app: FastifyInstance, client: ApiClient, reached: Promise<unknown>) {
  const { port, host } = new URL(client.address);
  const arrived = once(app.server, 'connection');
  const line = connect(Number(port), '127.0.0.1');
  line.write(`GET /api/sync/stream HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  const [served] = await arrived;
  await reached;
  const noticed = once(served, 'close');
  line.destroy();
  await noticed;
}

test('[SEC23] a reader that takes nothing in is cut before it fills the memory', async () => {
  const { hub, client } = await aStreamApp();
  const stream = await listening(client);
  stream.stopReading();
  for (let rev = 1; hub.listenerCount > 0 && rev < 1_000_000; rev += 1) {
    hub.tell('u1', { epoch: 'x'.repeat(500), rev });
    if (rev % 100 === 0) await setImmediate();
  }
  expect(hub.listenerCount).toBe(0);
});

test('[SEC23] a line that is cut while its history is looked up keeps no place', async () => {
  const gate = aGate();
  const { hub, app, client } = await aStreamApp({
    positionOf: async () => {
      await gate.pass();
      return START;
    },
  });
  await askAndHangUp(app, client, gate.reached);
  gate.open();
  await setImmediate();
  expect(hub.listenerCount).toBe(0);
});

test('[SEC23] a line that is cut while its session is looked up keeps no place', async () => {
  const gate = aGate();
  const { hub, app, client } = await aStreamApp({ lookUp: gate.pass });
  await askAndHangUp(app, client, gate.reached);
  gate.open();
  await setImmediate();
  expect(hub.listenerCount).toBe(0);
  expect((await listening(client)).told).toEqual(expect.any(Array));
});

test('[SEC23] however many come at once, a user gets as many streams as the limit says', async () => {
  const gate = aGate();
  let arrivedCount = 0;
  const { hub, client } = await aStreamApp({
    lookUp: async () => {
      arrivedCount += 1;
    },
    positionOf: async () => {
      await gate.pass();
      return START;
    },
  });
  const asked = Array.from({ length: 4 * STREAMS_PER_USER }, () => StreamClient.open(client));
  await expect.poll(() => arrivedCount).toBe(asked.length);
  await setImmediate();
  gate.open();
  const opened = await Promise.all(asked);
  expect(opened.filter((one) => one instanceof StreamClient)).toHaveLength(STREAMS_PER_USER);
  expect(opened.filter((one) => one === 503)).toHaveLength(3 * STREAMS_PER_USER);
  expect(hub.listenerCountOf('u1')).toBe(STREAMS_PER_USER);
});
