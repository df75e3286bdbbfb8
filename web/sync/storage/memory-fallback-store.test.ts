import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { storedDocument } from '#rules/document/stored-document.ts';
import { adding, done } from '#rules/testing/builders.ts';
import type { Intent } from '#web/sync/outbox/decide.ts';
import type { LostEntries } from '#web/sync/outbox/decide-settle.ts';
import { createStoreWithMemoryFallback } from './memory-fallback-store.ts';
import { createMemoryStore } from './memory-store.ts';
import type { OutboxStore } from './outbox-store.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const stored = { rules: 1, document: storedDocument(EMPTY_DOCUMENT) };

function append(questId: string): Intent {
  const entries = [{ command: done(adding(questId)) }];
  return { kind: 'append', entries, refused: [], releases: [], nowMs: 0 };
}

function settling(
  rev: number,
  acknowledged: readonly number[],
  epoch = 'e1',
  lost: LostEntries = { entries: [], rev: 1 },
): Intent {
  const position = { epoch, rev };
  const settlement = {
    knownEpoch: 'e1',
    nowMs: 0,
    position,
    stored,
    acknowledged,
    refused: [],
    parked: [],
    recorded: [],
    lost,
  };
  return { kind: 'settle', settlement };
}

/** A disk with a switch: while it is full, nothing can be written and everything can be read. */
function aDisk() {
  const kept = createMemoryStore({ deviceId: 'd1', keep: () => true });
  let isFull = false;
  let isLost = false;
  const tried = <Value>(run: () => Promise<Value>, isHindered: boolean) =>
    isHindered ? Promise.reject(new Error('full')) : run();
  const disk: OutboxStore = {
    ...kept,
    read: (known) => tried(() => kept.read(known), isLost),
    commit: (intent) => tried(() => kept.commit(intent), isFull || isLost),
    deviceId: () => tried(kept.deviceId, isFull),
  };
  return {
    disk,
    outbox: kept.outbox,
    setFull: (next: boolean) => {
      isFull = next;
    },
    /** Not even read. */
    setLost: (next: boolean) => {
      isLost = next;
    },
  };
}

let nowMs = 1_000;

function aStore(disk: OutboxStore, isGone = false): OutboxStore {
  return createStoreWithMemoryFallback({
    disk,
    nowMs: () => {
      nowMs += 1;
      return nowMs;
    },
    newId: () => 'd-new',
    isGone: () => isGone,
  });
}

/** What waits by then has arrived. */
async function arrive(store: OutboxStore, rev: number, epoch?: string): Promise<void> {
  const { pending } = await store.read();
  const seqs = pending.map(({ seq }) => seq);
  const { acknowledged, position } = await store.kept();
  const lost = { entries: acknowledged, rev: position?.rev ?? 0 };
  await store.commit(settling(rev, seqs, epoch, lost));
}

function keysOf(entries: readonly { readonly command: { readonly key: string } }[]): string[] {
  return entries.map(({ command }) => command.key);
}

test('[N15] a command that the full disk cannot take stays in memory, and later ones queue behind it', async () => {
  const { disk, outbox, setFull } = aDisk();
  const store = aStore(disk);
  await store.commit(append('kept'));
  setFull(true);
  const { snapshot } = await store.commit(append('first'));
  setFull(false);
  const later = await store.commit(append('second'));

  expect(snapshot.isVolatile).toBe(true);
  expect(keysOf(later.snapshot.pending)).toEqual(['add:kept', 'add:first', 'add:second']);
  expect(keysOf(outbox().pending)).toEqual(['add:kept']);
});

test('[N15] once all of it has arrived, the disk is trusted again and has the base, the cursor and nothing waiting', async () => {
  const { disk, outbox, setFull } = aDisk();
  const store = aStore(disk);
  await store.commit(append('kept'));
  setFull(true);
  const { snapshot } = await store.commit(append('fallback'));
  setFull(false);
  const settled = await store.commit(
    settling(
      2,
      snapshot.pending.map(({ seq }) => seq),
    ),
  );

  expect(settled.snapshot).toMatchObject({ isVolatile: false, pending: [] });
  expect(outbox().pending).toEqual([]);
  expect(outbox().position).toMatchObject({ rev: 2 });
  expect(keysOf(outbox().acknowledged)).toEqual(['add:kept', 'add:fallback']);
});

test('[N15] a disk that stays full keeps the old base: after a reload everything is asked for again', async () => {
  const { disk, outbox, setFull } = aDisk();
  const store = aStore(disk);
  await store.commit(append('kept'));
  setFull(true);
  const { snapshot } = await store.commit(append('fallback'));
  const settled = await store.commit(
    settling(
      2,
      snapshot.pending.map(({ seq }) => seq),
    ),
  );

  expect(settled.snapshot).toMatchObject({ isVolatile: true, pending: [] });
  expect(keysOf(outbox().pending)).toEqual(['add:kept']);
  expect(outbox().position).toBeUndefined();
});

test('[N9] a database that another tab erased is not replaced by memory', async () => {
  const { disk, setFull } = aDisk();
  const store = aStore(disk, true);
  setFull(true);

  await expect(store.commit(append('late'))).rejects.toThrow('full');
});

test('[N15] a second fallback takes no place of the first in what was acknowledged', async () => {
  const { disk, outbox, setFull } = aDisk();
  const store = aStore(disk);
  for (const [at, id] of ['one', 'two'].entries()) {
    setFull(true);
    await store.commit(append(id));
    setFull(false);
    await arrive(store, at + 1);
  }

  expect(keysOf(outbox().acknowledged)).toEqual(['add:one', 'add:two']);
});

test('[D5] a server restored while commands were in memory is given back the tail on the disk, too', async () => {
  const { disk, outbox, setFull } = aDisk();
  const store = aStore(disk);
  await store.commit(append('old'));
  await arrive(store, 1);
  setFull(true);
  await store.commit(append('fallback'));
  setFull(false);
  await arrive(store, 1, 'e2');
  expect(keysOf((await store.read()).pending)).toEqual(['add:old']);
  await arrive(store, 2, 'e2');

  expect(outbox().position).toEqual({ epoch: 'e2', rev: 2 });
  expect(keysOf(outbox().pending)).toEqual([]);
  expect(keysOf(outbox().acknowledged)).toEqual(['add:old', 'add:fallback']);
});

test('[D5] a disk on which another tab found a newer history keeps it, and what had arrived in ours waits again', async () => {
  const { disk, outbox, setFull } = aDisk();
  const store = aStore(disk);
  await arrive(store, 1);
  setFull(true);
  await store.commit(append('fallback'));
  setFull(false);
  await disk.commit(settling(5, [], 'e2'));
  await arrive(store, 2);

  expect(outbox().position).toEqual({ epoch: 'e2', rev: 5 });
  expect(keysOf(outbox().pending)).toEqual(['add:fallback']);
});

test('[S10] [D4] what was taken back or refused in memory does not come again from the disk', async () => {
  const { disk, outbox, setFull } = aDisk();
  const store = aStore(disk);
  const command = done(adding('undone'));
  const held = { ...append('undone'), entries: [{ command, heldUntilMs: 5_000 }] };
  await store.commit(held as Intent); // one that is held
  await store.commit(append('bad'));
  setFull(true);
  await store.commit(append('fallback'));
  await store.commit({ kind: 'withdraw', keys: ['add:undone'], nowMs: 0 });
  const [bad, inMemory] = (await store.read()).pending;
  const refusal = settling(1, [inMemory?.seq ?? 0]) as Extract<Intent, { kind: 'settle' }>; // it is one
  const refused = [{ seq: bad?.seq ?? 0, reason: 'no' }];
  setFull(false);
  await store.commit({ ...refusal, settlement: { ...refusal.settlement, refused } });

  expect(outbox().pending).toEqual([]);
  expect(keysOf(outbox().refused)).toEqual(['add:bad']);
});

test('[N15] a disk that the browser took away: what waited goes on in memory, and a new disk has all of it, base and refusals', async () => {
  const first = aDisk();
  const second = aDisk();
  let disk = first.disk;
  const store = aStore({
    ...disk,
    read: (known) => disk.read(known),
    commit: (intent) => disk.commit(intent),
  });
  const bad = { command: done(adding('bad')), reason: 'no' };
  await store.commit({ kind: 'append', entries: [], refused: [bad], releases: [], nowMs: 0 });
  await arrive(store, 1);
  await store.commit(append('kept'));
  first.setLost(true);
  const { snapshot } = await store.commit({ kind: 'hold', keys: [], untilMs: 0, nowMs: 0 });
  expect(snapshot).toMatchObject({ isVolatile: true, position: { rev: 1 } });
  expect(keysOf(snapshot.pending)).toEqual(['add:kept']);

  disk = second.disk; // opened again, and empty
  await arrive(store, 2);
  expect((await store.read()).isVolatile).toBe(false);
  expect(second.outbox()).toMatchObject({ position: { rev: 2 }, stored, pending: [] });
  expect(keysOf(second.outbox().refused)).toEqual(['add:bad']);
});

test('[N15] a lost disk with nothing waiting is opened again at once', async () => {
  const first = aDisk();
  const second = aDisk();
  let disk = first.disk;
  const store = aStore({
    ...disk,
    read: (known) => disk.read(known),
    commit: (one) => disk.commit(one),
  });
  await arrive(store, 7);
  first.setLost(true);
  const lost = disk;
  disk = {
    ...second.disk,
    read: lost.read,
    commit: (one) => (one.kind === 'resume' ? second.disk.commit(one) : lost.commit(one)),
  };
  const { snapshot } = await store.commit({ kind: 'hold', keys: [], untilMs: 0, nowMs: 0 });

  expect(snapshot).toMatchObject({ isVolatile: false, position: { rev: 7 } });
  expect(second.outbox()).toMatchObject({ position: { rev: 7 }, stored });
});

test('[N15] a full disk that knows no name for this device does not keep it shut', async () => {
  const { disk, setFull } = aDisk();
  setFull(true);

  expect(await aStore(disk).deviceId()).toBe('d-new');
});
