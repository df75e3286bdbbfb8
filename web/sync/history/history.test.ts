import { expect, test, vi } from 'vitest';
import { err, ok } from '#rules/result.ts';
import { adding, done } from '#rules/testing/builders.ts';
import type { Call } from '#web/platform/network.ts';
import { openHistory } from './history.ts';
import { createMemoryHistoryStore } from './history-store.ts';

function entry(rev: number) {
  const command = done(adding(`q${rev}`));
  return { rev, key: command.key, xp: 0, recordedAt: '', command };
}

/** A server whose log has so many entries, and which counts how often it is asked for them. */
function aServer(count: number) {
  const server = { count, asked: 0, onAsked: () => {} };
  const call: Call = async (_method, path) => {
    server.asked += 1;
    server.onAsked();
    const since = Number(new URL(path, 'http://x').searchParams.get('since') ?? 0);
    const revs = Array.from({ length: server.count - since }, (_, index) => since + index + 1);
    return ok({ epoch: 'e1', rev: server.count, commands: revs.map(entry) });
  };
  return { server, call };
}

async function aTab(call: Call, store = createMemoryHistoryStore()) {
  const history = await openHistory({ uid: 'u1', call, store, wait: async () => {} });
  return {
    history,
    read: async (rev: number) => {
      const position = { epoch: 'e1', rev };
      await history.readQuietly(position);
      await vi.waitFor(() => expect(history.isWhole(position)).toBe(true));
    },
    revs: async () => {
      const { stretch } = history.reading();
      const revs: number[] = [];
      if (!stretch) return revs;
      for await (const rows of history.rows(stretch)) revs.push(...rows.map(({ rev }) => rev));
      return revs;
    },
  };
}

test('[N4] [CH5] what came with the reply to a push is in the history, and nothing is asked for it', async () => {
  const { server, call } = aServer(2);
  const { history, read, revs } = await aTab(call);
  await read(2);
  server.count = 4;
  history.append('e1', [entry(3), entry(4)]);
  await read(4);

  expect(server.asked).toBe(1);
  expect(await revs()).toEqual([4, 3, 2, 1]);
});

test('[CH5] entries that do not follow what is here, or are of another epoch, are left to be read', async () => {
  const { server, call } = aServer(2);
  const { history, read, revs } = await aTab(call);
  history.append('e1', [entry(1)]); // before anything was read
  await read(2);
  history.append('e1', [entry(4)]);
  history.append('e2', [entry(3)]);
  history.append('e1', [entry(2)]);
  expect(history.reading().stretch).toEqual({ epoch: 'e1', low: 1, top: 2 });

  server.count = 4;
  await read(4);
  expect(await revs()).toEqual([4, 3, 2, 1]);
});

test('[CH5] entries that come while a page is read make neither a gap nor a double', async () => {
  const { server, call } = aServer(2);
  const { history, read, revs } = await aTab(call);
  await read(2);
  server.count = 3;
  server.onAsked = () => history.append('e1', [entry(3), entry(4)]);
  await read(3);

  expect(history.reading().stretch?.top).toBe(4);
  expect(await revs()).toEqual([4, 3, 2, 1]);
});

test('[CH5] what one tab appended another tab does not ask for', async () => {
  const { server, call } = aServer(2);
  const store = createMemoryHistoryStore();
  const [pushing, reading] = [await aTab(call, store), await aTab(call, store)];
  await pushing.read(2);
  await reading.read(2);
  pushing.history.append('e1', [entry(3)]);
  await reading.read(3);

  expect(server.asked).toBe(1);
  expect(await reading.revs()).toEqual([3, 2, 1]);
});

test('[SM1] [D16] a tab gives back what another tab of its browser has stored of the log', async () => {
  const { server, call } = aServer(2);
  const store = createMemoryHistoryStore();
  const [pushing, asking] = [await aTab(call, store), await aTab(call, store)];
  await pushing.read(2);
  await asking.read(2);
  server.count = 3;
  pushing.history.append('e1', [entry(3)]);

  const stretch = await asking.history.stretch();
  expect(stretch).toMatchObject({ low: 1, top: 3 });
  expect(await asking.revs()).toEqual([3, 2, 1]);
});

test('[SM1] [D16] a tab gives back what another tab has stored of a newer epoch than its own', async () => {
  const { server, call } = aServer(2);
  let epoch = 'e1';
  const moved: Call = async (...asked) => {
    const reply = await call(...asked);
    return reply.ok ? ok({ ...Object(reply.value), epoch }) : reply;
  };
  const store = createMemoryHistoryStore();
  const [moving, staying] = [await aTab(moved, store), await aTab(moved, store)];
  await moving.read(2);
  await staying.read(2);
  [epoch, server.count] = ['e2', 3];
  moving.history.refresh();
  await vi.waitFor(() => expect(moving.history.isWhole({ epoch: 'e2', rev: 3 })).toBe(true));

  expect(await staying.history.stretch()).toMatchObject({ epoch: 'e2', low: 1, top: 3 });
  expect(await staying.revs()).toEqual([3, 2, 1]);
});

test('[D16] what is kept of an epoch that is over stays until it has been given back', async () => {
  const { call } = aServer(2);
  let epoch = 'e1';
  let isGivenBack = false;
  const moved: Call = async (...asked) => {
    const reply = await call(...asked);
    return reply.ok ? ok({ ...Object(reply.value), epoch }) : reply;
  };
  const store = createMemoryHistoryStore();
  const history = await openHistory({
    uid: 'u1',
    call: moved,
    store,
    wait: async () => {},
    canForget: () => isGivenBack,
  });
  const read = async () => {
    history.refresh();
    await vi.waitFor(() => expect(history.reading().isReading).toBe(false));
    return (await store.stretch())?.epoch;
  };
  expect(await read()).toBe('e1');
  epoch = 'e2';
  expect(await read()).toBe('e1');
  isGivenBack = true;
  expect(await read()).toBe('e2');
});

/** A log of so many entries, page by page; `most` is what the release of the server takes, `given` what fits on a page. */
function aLongLog(count: number, most: number, given = most) {
  const limits: number[] = [];
  const call: Call = async (_method, path) => {
    const { searchParams } = new URL(path, 'http://x');
    const limit = Number(searchParams.get('limit'));
    limits.push(limit);
    if (limit > most) return err({ code: 'bad-request', message: 'Too many.', status: 400 });
    const top = Math.min(count, Number(searchParams.get('before')) - 1);
    const revs = Array.from({ length: Math.min(limit, given, top) }, (_, index) => top - index);
    return ok({ epoch: 'e1', rev: count, commands: revs.map(entry) });
  };
  return { limits, call };
}

test('[CH5] who wants the whole log gets it in large pages, and from a server of an older release in small ones', async () => {
  const read = async (most: number) => {
    const { limits, call } = aLongLog(4_100, most);
    const { history, revs } = await aTab(call);
    history.readOn(1);
    await vi.waitFor(() => expect(history.reading().isReading).toBe(false));
    expect(limits).toEqual([200]);
    history.readOn(Number.POSITIVE_INFINITY);
    await vi.waitFor(() => expect(history.isWhole({ epoch: 'e1', rev: 4_100 })).toBe(true));
    const all = await revs();
    expect([all.length, all[0], all.at(-1)]).toEqual([4_100, 4_100, 1]);
    return limits;
  };
  expect(await read(2_000)).toEqual([200, 2_000, 2_000]);
  const ofOlder = await read(200);
  expect(ofOlder.filter((limit) => limit === 200)).toHaveLength(21);
});

test('[CH5] in a hurry the next two pages are under way while one is read, each once; quietly they are asked for afterwards', async () => {
  const lowsWhenAsked = async (want: 'readOn' | 'readQuietly') => {
    const { call } = aLongLog(6_200, 2_000);
    const lows: (number | undefined)[] = [];
    const { history } = await aTab((...asked) => {
      lows.push(history.reading().stretch?.low);
      return call(...asked);
    });
    history.readOn(1);
    await vi.waitFor(() => expect(history.reading().isReading).toBe(false));
    const position = { epoch: 'e1', rev: 6_200 };
    if (want === 'readOn') history.readOn(Number.POSITIVE_INFINITY);
    else await history.readQuietly(position);
    await vi.waitFor(() => expect(history.isWhole(position)).toBe(true));
    return lows.slice(-3);
  };
  expect(await lowsWhenAsked('readOn')).toEqual([6_001, 6_001, 6_001]);
  expect(await lowsWhenAsked('readQuietly')).toEqual([6_001, 4_001, 2_001]);
});

test('[CH5] where pages end early for their size, hardly one is asked for twice', async () => {
  const { limits, call } = aLongLog(6_200, 2_000, 400);
  const { history, revs } = await aTab(call);
  history.readOn(1);
  await vi.waitFor(() => expect(history.reading().isReading).toBe(false));
  history.readOn(Number.POSITIVE_INFINITY);
  await vi.waitFor(() => expect(history.isWhole({ epoch: 'e1', rev: 6_200 })).toBe(true));
  expect(await revs()).toHaveLength(6_200);
  expect(limits.length).toBeLessThanOrEqual(1 + 6_000 / 400 + 2);
});
