import { expect, test } from 'vitest';
import type { PaidDeed } from '#rules/chronicle/deed.ts';
import { err, ok } from '#rules/result.ts';
import { adding, done, finishing } from '#rules/testing/builders.ts';
import type { Call } from '#web/platform/network.ts';
import { openChronicle, restAfter } from './chronicle-reader.ts';
import type { ChronicleStore, Stretch } from './chronicle-store.ts';

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

function aStore() {
  const kept: { stretch?: Stretch; pages: PaidDeed[][] } = { pages: [] };
  const store: ChronicleStore = {
    read: async () => ({
      deeds: kept.pages.flat().sort((one, other) => Number(other.rev) - Number(one.rev)),
      ...(kept.stretch && { stretch: kept.stretch }),
    }),
    keep: (stretch, page) => {
      kept.stretch = stretch;
      kept.pages.push([...page]);
    },
    forget: () => {
      delete kept.stretch;
      kept.pages = [];
    },
    close: () => {},
  };
  return { kept, store };
}

const waits: number[] = [];
const wait = async (ms: number) => void waits.push(ms);

function opened(call: Call, store: ChronicleStore) {
  const chronicle = openChronicle({ call, store: Promise.resolve(store), wait });
  const settled = () =>
    new Promise<void>((resolve) => {
      const leave = chronicle.subscribe(() => {
        if (chronicle.reading().isReading) return;
        leave();
        resolve();
      });
    });
  return {
    chronicle,
    revs: () => chronicle.reading().deeds.map(({ rev }) => rev),
    after: async (act: () => void) => {
      const done = settled();
      act();
      await done;
    },
  };
}

const evens = (from: number, to: number) =>
  Array.from({ length: Math.max(0, (from - to) / 2 + 1) }, (_, index) => from - 2 * index);

test('[CH5] the newest page comes first, and the others only when somebody looks for them', async () => {
  const { server, call } = aServer(1_000);
  const { chronicle, revs, after } = opened(call, aStore().store);
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
  const { kept, store } = aStore();
  const first = opened(call, store);
  await first.after(first.chronicle.refresh);
  await first.after(() => first.chronicle.readOn(9));
  server.count = 900;
  server.isDown = true;
  const offline = opened(call, store);
  await offline.after(offline.chronicle.refresh);
  expect(offline.revs()).toEqual(evens(450, 2));
  expect(offline.chronicle.reading().failure?.message).toBe('Nobody there.');

  server.isDown = false;
  server.asked = [];
  await offline.after(offline.chronicle.refresh);
  expect(offline.revs()).toEqual(evens(900, 2));
  expect(server.asked.every((path) => path.includes('since='))).toBe(true);
  expect(kept.stretch).toEqual({ epoch: 'e1', low: 1, top: 900 });
});

test('[CH5] after the server was restored the old history is forgotten', async () => {
  const { server, call } = aServer(300);
  const { kept, store } = aStore();
  const { chronicle, revs, after } = opened(call, store);
  await after(chronicle.refresh);
  server.epoch = 'e2';
  server.count = 100;
  await after(chronicle.refresh);
  expect(revs()).toEqual(evens(100, 2));
  expect(kept.stretch?.epoch).toBe('e2');
});

test('[CH5] a server that is asked too often is given its time, and nothing is read twice', async () => {
  const { server, call } = aServer(600);
  const { chronicle, revs, after } = opened(call, aStore().store);
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
  const { chronicle, after } = opened(call, aStore().store);
  await after(chronicle.refresh);
  expect(chronicle.reading()).toMatchObject({ deeds: [], isComplete: true });
});
