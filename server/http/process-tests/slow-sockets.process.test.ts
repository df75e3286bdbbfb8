import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adding, done } from '#rules/testing/builders.ts';
import { sample } from '#rules/testing/sample.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { startTestServer, type TestServer, WIDE_LIMITS } from '#server/testing/test-server.ts';

/** The second reply stalls a little later than the first, and is looked at every 1.25 s. */
const SECOND_CUT_MS = 2_500;
const SOCKET_COUNT = sample(100, 500);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('sqlite', {
    DUSKGATE_LIMITS: `${WIDE_LIMITS},headersMs=1000,requestMs=2500,writeStallMs=5000,unreadBytesPerUser=15000000`,
  });
});
afterAll(() => server.close());

/** Sends the opening, then a byte now and then; gives back what it received until it was cut. */
async function slowly(opening: string): Promise<string> {
  const { hostname, port } = new URL(server.address);
  const socket: Socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('utf8').on('data', (text) => {
    received += text;
  });
  socket.on('error', () => {}); // cut while we were sending
  await once(socket, 'connect');
  socket.write(opening);
  const drip = setInterval(() => socket.write('x'), 200);
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve)); // `once` of events fails at an error
  clearInterval(drip);
  return received;
}

test.each([
  ['headers', 'GET /healthz HTTP/1.1\r\nX-Slow: '],
  [
    'a body',
    'POST /api/auth/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
  ],
])(
  '[SEC28] sockets that never finish %s are cut, and everybody else is served meanwhile',
  async (what, opening) => {
    const slow = Promise.all(Array.from({ length: SOCKET_COUNT }, () => slowly(opening)));
    const hunter = await server.hunter(what.replace(' ', '-'));
    expect((await hunter.send('GET', '/api/sync/document')).status).toBe(200);

    const received = await slow;

    expect(received.filter((text) => text.startsWith('HTTP/1.1 200'))).toEqual([]);
    expect((await hunter.send('GET', '/api/sync/document')).status).toBe(200);
  },
);

/** So large that no buffer of the system takes the reply in; a field we do not know is kept. */
async function fillBoard(hunter: ApiClient): Promise<void> {
  await hunter.push([done(adding('q1'))]);
  await server.sql(`update game_data set updated_at = '2020-01-01T00:00:00.000Z',
    doc = substr(doc, 1, length(doc) - 1) || ',"later":"' || hex(zeroblob(5000000)) || '"}'
    where user_id = '${hunter.uid}'`);
}

/** Asks, takes the first bytes of the answer and no more. */
async function askWithoutReading(cookie: string): Promise<Socket> {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {}); // cut
  socket.write(`GET /api/sync/document HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

/** What had come before the line was cut, or all that came. */
async function restOf(socket: Socket): Promise<string> {
  let received = '';
  socket.setEncoding('latin1').on('data', (text) => {
    received += text;
  });
  setTimeout(() => socket.destroy(), 1_000); // a whole answer leaves the line open
  await new Promise((resolve) => socket.once('close', resolve));
  const [head = '', body = ''] = received.split('\r\n\r\n');
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
  return `${head.slice(9, 12)} ${body.length < length ? 'cut' : 'whole'}`;
}

test('[SEC28] who asks 100 times and does not read holds two documents in memory, is cut, and keeps nobody waiting', async () => {
  const [deaf, other] = [await server.hunter('deaf'), await server.hunter('other')];
  await fillBoard(deaf);
  const statusOf = async (hunter: ApiClient) =>
    (await hunter.send('GET', '/api/sync/document')).status;

  const sockets = await Promise.all(
    Array.from({ length: 100 }, () => askWithoutReading(deaf.cookie)),
  );
  expect([await statusOf(deaf), await statusOf(other)]).toEqual([503, 200]);

  await expect.poll(() => statusOf(deaf)).toBe(200); // one of the two is cut
  await new Promise((resolve) => setTimeout(resolve, SECOND_CUT_MS));
  const answers = await Promise.all(sockets.map(restOf));
  expect(answers.filter((answer) => answer === '200 cut')).toHaveLength(2);
  expect(answers.filter((answer) => /^(429|503) whole$/.test(answer))).toHaveLength(98);
});
