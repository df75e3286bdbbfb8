import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Command } from '#rules/commands/command.ts';
import { done, finishing } from '#rules/testing/builders.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';
import { figure, report } from './measure.ts';
import { RawConnection } from './raw-connection.ts';
import { boardOfQuests, tenYearsOfDays } from './years-of-play.ts';

const KB = 1_024;
/** With its reply a device has all it needs: no request follows. */
const MAX_PUSH_UP = 800;
const MAX_PUSH_DOWN = 1_400;
const BATCH = 200;
/** As a browser names things: both are made by crypto.randomUUID. */
const DEVICE = '5f0d2f6e-3c1b-4d6a-9f57-0e8c2a7b1d43';
const QUEST = '0b9a7c1e-84d2-4f5b-a3c6-7d1e2f3a4b5c';

let house: TestServer;
beforeAll(async () => {
  house = await startTestServer('sqlite');
});
afterAll(() => house.close());

async function played(name: string, commands: readonly Command[]): Promise<ApiClient> {
  const client = await house.hunter(name);
  for (let from = 0; from < commands.length; from += BATCH) {
    await client.push(commands.slice(from, from + BATCH));
  }
  return client;
}

describe.each([
  ['10 quests', 'small', () => boardOfQuests(10)],
  ['1,000 quests and ten years', 'large', () => [...tenYearsOfDays(), ...boardOfQuests(1_000)]],
])('with %s', (what, name, history) => {
  test('one completion costs one request of at most 800 B up and 1,400 B down, and a device that listens under 1 KB up and 2 KB down', async () => {
    const hunter = await played(name, history());
    const { uid, epoch, rev: baseRev, cookie } = hunter;
    const [pusher, listener, reader] = await Promise.all(
      [1, 2, 3].map(() => RawConnection.open(house.address)),
    );
    if (!(pusher && listener && reader)) throw new Error('three connections were opened');
    await pusher.send('GET', '/healthz', cookie);
    await reader.send('GET', '/healthz', cookie);
    await listener.openStream('/api/sync/stream', cookie);

    const known = await reader.send('GET', `/api/sync/log?since=${baseRev}`, cookie);
    const { proof } = JSON.parse(known.body);
    const commands = [done(finishing(QUEST, { title: 'Read ten pages of the blue book' }))];
    const now = new Date().toISOString();
    const push = { uid, deviceId: DEVICE, epoch, baseRev, now, commands };
    const pushed = await pusher.send('POST', '/api/sync/push', cookie, JSON.stringify(push), proof);
    const told = await listener.hears(`"rev":${baseRev + 1}`);
    const base = encodeURIComponent(`${epoch} ${baseRev} ${proof}`);
    const tail = await reader.send('GET', `/api/sync/log?since=${baseRev}`, cookie, '', base);

    const [{ command: _sent, ...stored }] = JSON.parse(tail.body).commands;
    expect(JSON.parse(pushed.body)).toMatchObject({
      results: [{ status: 'applied' }],
      tail: [stored],
    });
    expect(JSON.parse(tail.body)).toMatchObject({ commands: [{ key: `done:${QUEST}` }] });
    const received = told.bytesDown + tail.bytesDown;
    report(
      `${what}, the device that completes: ${pushed.bytesUp} B up, ${pushed.bytesDown} B down`,
    );
    report(
      `${what}, a device that listens: ${tail.bytesUp} B up, ${received} B down (event ${told.bytesDown}, log tail ${tail.bytesDown})`,
    );
    const bytes = { what: `One completion with ${what}`, unit: 'B' } as const;
    const [up, down] = [pushed.bytesUp, pushed.bytesDown];
    figure({
      ...bytes,
      id: `push-up-${name}`,
      value: up,
      limit: { most: MAX_PUSH_UP },
      note: 'up',
    });
    figure({
      ...bytes,
      id: `push-down-${name}`,
      value: down,
      limit: { most: MAX_PUSH_DOWN },
      note: 'down',
    });
    expect(tail.bytesUp).toBeLessThan(KB);
    expect(received).toBeLessThan(2 * KB);
    for (const connection of [pusher, listener, reader]) connection.close();
  });
});
