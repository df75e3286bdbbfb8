import { expect, test, vi } from 'vitest';
import { paidCommand } from '#rules/chronicle/paid-command.ts';
import { err, ok } from '#rules/result.ts';
import { adding, done, finishing } from '#rules/testing/builders.ts';
import type { Call } from '#web/platform/network.ts';
import { isWhole, openHistory, restAfter } from '#web/sync/history/history.ts';
import { createMemoryHistoryStore } from '#web/sync/history/history-store.ts';
import { openLogReader } from './log-reader.ts';

/** A server with a log of so many clears, every second entry something nobody is paid for. */
function aServer(count: number) {
  const server = { epoch: 'e1', count, asked: [] as string[], isDown: false, isBusyOnce: false };
  const entry = (rev: number) => {
    const command = rev % 2 === 0 ? done(finishing(`q${rev}`)) : done(adding(`q${rev}`));
    return { rev, key: command.key, xp: rev % 2 === 0 ? 25 : 0, command };
  };
  const call: Call = async (_method, path) => {
    server.asked.push(path);
    const failed = { code: 'unavailable', message: 'Nobody there.', status: 503 };
    if (server.isDown) return err(failed);
    if (server.isBusyOnce) {
      server.isBusyOnce = false;
      return err({ ...failed, status: 429, retryAfterMs: 10 });
    }
    const query = new URL(path, 'http://x').searchParams;
    const [since, before] = ['since', 'before'].map((name) => query.get(name));
    const revs = Array.from({ length: server.count }, (_, index) => index + 1);
    const wanted = since
      ? revs.filter((rev) => rev > Number(since)).slice(0, 200)
      : revs.filter((rev) => rev < Number(before)).slice(-200);
    const ordered = since ? wanted : wanted.reverse();
    return ok({ epoch: server.epoch, rev: server.count, commands: ordered.map(entry) });
  };
  return { server, call };
}

const waits: number[] = [];
const wait = async (ms: number) => void waits.push(ms);

async function opened(call: Call, store = createMemoryHistoryStore()) {
  const kept = await openHistory({ uid: 'u1', call, store, wait });
  const chronicle = openLogReader(kept, paidCommand);
  return {
    kept,
    chronicle,
    revs: () => chronicle.reading().parts.map(({ rev }) => rev),
    /** Until nothing more is read, of the network or the disk. */
    after: async (act: () => void) => {
      act();
      await vi.waitFor(() => {
        if (chronicle.reading().isReading) throw new Error('still reading');
      });
    },
  };
}

const evens = (from: number, to: number) =>
  Array.from({ length: Math.max(0, (from - to) / 2 + 1) }, (_, index) => from - 2 * index);

test('[CH5] the newest page comes first, and the others only when somebody looks for them', async () => {
  const { server, call } = aServer(1_000);
  const { chronicle, revs, after } = await opened(call);
  await after(chronicle.refresh);
  expect(revs()).toEqual(evens(1_000, 802));
  expect(server.asked).toHaveLength(1);
  await after(() => chronicle.readOn(2));
  expect(revs()).toEqual(evens(1_000, 402));
  await after(() => chronicle.readOn(Number.POSITIVE_INFINITY));
  expect(revs()).toEqual(evens(1_000, 2));
  expect(chronicle.reading().isComplete).toBe(true);
});

test('[CH5] what was read once is there without a network, and only what is new is asked for', async () => {
  const { server, call } = aServer(450);
  const store = createMemoryHistoryStore();
  const first = await opened(call, store);
  await first.after(first.chronicle.refresh);
  await first.after(() => first.chronicle.readOn(9));
  server.count = 900;
  server.isDown = true;
  const offline = await opened(call, store);
  await offline.after(offline.chronicle.refresh);
  expect(offline.revs()).toEqual(evens(450, 2));
  expect(offline.chronicle.reading().failure?.message).toBe('Nobody there.');

  server.isDown = false;
  server.asked = [];
  await offline.after(offline.chronicle.refresh);
  expect(offline.revs()).toEqual(evens(900, 2));
  expect(server.asked.every((path) => path.includes('since='))).toBe(true);
  expect(await store.stretch()).toEqual({ epoch: 'e1', low: 1, top: 900 });
});

test('[CH5] after the server was restored the old history is forgotten', async () => {
  const { server, call } = aServer(300);
  const store = createMemoryHistoryStore();
  const { chronicle, revs, after } = await opened(call, store);
  await after(chronicle.refresh);
  server.epoch = 'e2';
  server.count = 100;
  await after(chronicle.refresh);
  expect(revs()).toEqual(evens(100, 2));
  expect(await store.stretch()).toMatchObject({ epoch: 'e2' });
});

test('[CH5] a server that is asked too often is given its time, and nothing is read twice', async () => {
  const { server, call } = aServer(600);
  const { chronicle, revs, after } = await opened(call);
  server.isBusyOnce = true;
  await after(chronicle.refresh);
  await after(() => chronicle.readOn(Number.POSITIVE_INFINITY));
  expect(revs()).toEqual(evens(600, 2));
  expect(waits).toContain(10);
  const pages = [1, 150, 4_000].map((count) => restAfter(ok(undefined), count));
  expect(pages).toEqual([0, 250, 250]); // 300 a minute is what the server allows
});

test('[CH5] an empty log is read to its end at once', async () => {
  const { call } = aServer(0);
  const { chronicle, after } = await opened(call);
  await after(chronicle.refresh);
  expect(chronicle.reading()).toMatchObject({ parts: [], isComplete: true });
});

test('[CH5] [CH6] quietly the whole log comes to the device, a page every quarter of a second, and then nothing more is asked', async () => {
  const { server, call } = aServer(1_000);
  const { kept, revs, after } = await opened(call);
  const position = { epoch: 'e1', rev: 1_000 };
  waits.length = 0;
  await after(() => kept.readQuietly(position));
  await vi.waitFor(() => expect(revs()).toEqual(evens(1_000, 2)));
  expect(waits).toEqual([250, 250, 250, 250]);
  expect(isWhole(kept.reading().stretch, position)).toBe(true);

  server.asked = [];
  await after(() => kept.readQuietly(position));
  expect(server.asked).toEqual([]);
  server.count = 1_001;
  await after(() => kept.readQuietly({ epoch: 'e1', rev: 1_001 }));
  await vi.waitFor(() => expect(kept.reading().stretch?.top).toBe(1_001));
  expect(server.asked).toHaveLength(1);
});

test('[CH5] two tabs that cut the log into other pages keep each entry once, and what they read hangs together', async () => {
  const { server, call } = aServer(300);
  const store = createMemoryHistoryStore();
  const [one, other] = [await opened(call, store), await opened(call, store)];
  await one.after(one.chronicle.refresh);
  server.count = 350;
  await other.after(other.chronicle.refresh);
  await one.after(() => one.chronicle.readOn(9));
  expect(await store.stretch()).toEqual({ epoch: 'e1', low: 1, top: 350 });
  const third = await opened(call, store);
  server.isDown = true;
  await third.after(third.chronicle.refresh);
  expect(third.revs()).toEqual(evens(350, 2));
});

test('[CH5] a closed log asks for nothing more', async () => {
  const { server, call } = aServer(1_000);
  const { kept, after } = await opened(call);
  await after(kept.refresh);
  kept.close();
  kept.readOn(9);
  await Promise.resolve();
  expect(server.asked).toHaveLength(1);
});
