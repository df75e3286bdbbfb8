import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { Position } from '#protocol/replies/sync-messages.ts';
import { answerErrors } from '#server/http/failures.ts';
import { Hub } from '#server/realtime/hub.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { listening, StreamClient } from '#server/testing/stream-client.ts';
import { addStreamRoutes, beatMs } from './stream-routes.ts';

const START: Position = { epoch: 'e', rev: 0 };
const STREAMS_PER_USER = 3;
const STREAMS_PER_ADDRESS = 4;
const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

type Slow = {
  readonly lookUp?: () => Promise<void>;
  readonly positionOf?: () => Promise<Position>;
  readonly isClientAddressKnown?: boolean;
};

async function aStreamApp({
  lookUp = async () => {},
  positionOf = async () => START,
  isClientAddressKnown = false,
}: Slow = {}) {
  const hub = new Hub();
  const app = fastify({ forceCloseConnections: true, trustProxy: isClientAddressKnown });
  apps.push(app);
  answerErrors(app);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    await lookUp();
    const userId = request.headers.cookie || 'u1';
    request.caller = { userId, sessionId: 's1', email: '', displayName: '' };
  });
  addStreamRoutes(app, {
    checkClaim: async () => {},
    hub,
    positionOf,
    isClientAddressKnown,
    isStillSignedIn: async () => true,
    limits: {
      streamsPerUser: STREAMS_PER_USER,
      streamsPerAddress: STREAMS_PER_ADDRESS,
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
    hub.notify('u1', { epoch: 'x'.repeat(500), rev });
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
  expect((await listening(client)).received).toEqual(expect.any(Array));
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

/** Opens streams of different users one after the other, and says how each was answered. */
async function openedBy(client: ApiClient, names: readonly string[], forwardedFor = '') {
  const opened: (StreamClient | number)[] = [];
  for (const name of names) {
    const device = Object.assign(new ApiClient(client.address), { cookie: name, forwardedFor });
    opened.push(await StreamClient.open(device));
  }
  return opened;
}

const statuses = (opened: readonly (StreamClient | number)[]) =>
  opened.map((one) => (typeof one === 'number' ? one : 200));

test('[SEC23] one address gets as many streams as the limit says, whoever its users are, and a closed one is free again', async () => {
  const { hub, client } = await aStreamApp({ isClientAddressKnown: true });
  const opened = await openedBy(client, ['a', 'b', 'c', 'd', 'e']);
  expect(statuses(opened)).toEqual([200, 200, 200, 200, 503]);
  expect(statuses(await openedBy(client, ['e'], '198.51.100.7'))).toEqual([200]);

  const [first] = opened;
  if (first instanceof StreamClient) first.close();
  await expect.poll(() => hub.listenerCountOf('a')).toBe(0);
  expect(statuses(await openedBy(client, ['f']))).toEqual([200]);
});

test('[SEC23] where all visitors may share the address of a proxy, addresses are not counted', async () => {
  const { client } = await aStreamApp();
  expect(statuses(await openedBy(client, ['a', 'b', 'c', 'd', 'e']))).toEqual(Array(5).fill(200));
});

test('[PF5] streams that were opened together do not beat together, and none later than the heartbeat', () => {
  const beats = [0, 0.25, 0.5, 0.75, 1].map((chance) => beatMs(20_000, chance));
  expect(beats).toEqual([14_000, 15_500, 17_000, 18_500, 20_000]);
});
