import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, WIDE_LIMITS } from '#server/testing/house.ts';

const SOCKET_COUNT = 500;

let house: House;
beforeAll(async () => {
  house = await openHouse('sqlite', {
    DUSKGATE_LIMITS: `${WIDE_LIMITS},headersMs=1000,requestMs=2500`,
  });
});
afterAll(() => house.close());

/** Begins to speak, then lets a byte fall now and then; says what it heard once it is cut. */
async function slowly(opening: string): Promise<string> {
  const { hostname, port } = new URL(house.address);
  const socket: Socket = connect(Number(port), hostname);
  let heard = '';
  socket.setEncoding('utf8').on('data', (text) => {
    heard += text;
  });
  socket.on('error', () => {}); // cut while we were sending
  await once(socket, 'connect');
  socket.write(opening);
  const drip = setInterval(() => socket.write('x'), 200);
  if (!socket.closed) await once(socket, 'close');
  clearInterval(drip);
  return heard;
}

test.each([
  ['headers', 'GET /healthz HTTP/1.1\r\nX-Slow: '],
  [
    'a body',
    'POST /api/auth/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
  ],
])(
  '[SEC28] 500 sockets that never finish %s are cut, and everybody else is served meanwhile',
  async (what, opening) => {
    const slow = Promise.all(Array.from({ length: SOCKET_COUNT }, () => slowly(opening)));
    const hunter = await house.hunter(what.replace(' ', '-'));
    expect((await hunter.send('GET', '/api/sync/document')).status).toBe(200);

    const heard = await slow;

    expect(heard.filter((text) => text.startsWith('HTTP/1.1 200'))).toEqual([]);
    expect((await hunter.send('GET', '/api/sync/document')).status).toBe(200);
  },
);
