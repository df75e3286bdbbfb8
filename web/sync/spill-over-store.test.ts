import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { storedDocument } from '#rules/document/stored-document.ts';
import { adding, done } from '#rules/testing/builders.ts';
import type { Intent } from './decide.ts';
import type { LogStore } from './log-store.ts';
import { createMemoryStore } from './memory-store.ts';
import { createSpillOverStore } from './spill-over-store.ts';

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

function settling(rev: number, acknowledged: readonly number[]): Intent {
  const position = { epoch: 'e1', rev };
  const settlement = {
    knownEpoch: undefined,
    nowMs: 0,
    position,
    stored,
    acknowledged,
    refused: [],
    parked: [],
    recorded: [],
  };
  return { kind: 'settle', settlement };
}

/** A disk with a switch: while it is full, nothing can be written and everything can be read. */
function aDisk() {
  const kept = createMemoryStore({ deviceId: 'd1', keep: () => true });
  let isFull = false;
  const disk: LogStore = {
    ...kept,
    commit: (intent) => (isFull ? Promise.reject(new Error('full')) : kept.commit(intent)),
  };
  return {
    disk,
    contents: kept.contents,
    setFull: (next: boolean) => {
      isFull = next;
    },
  };
}

function keysOf(entries: readonly { readonly command: { readonly key: string } }[]): string[] {
  return entries.map(({ command }) => command.key);
}

test('[N4] a deed that the full disk cannot take stays in memory, and later ones queue behind it', async () => {
  const { disk, contents, setFull } = aDisk();
  const store = createSpillOverStore(disk, () => false);
  await store.commit(append('kept'));
  setFull(true);
  const { standing } = await store.commit(append('first'));
  setFull(false);
  const later = await store.commit(append('second'));

  expect(standing.isVolatile).toBe(true);
  expect(keysOf(later.standing.pending)).toEqual(['add:kept', 'add:first', 'add:second']);
  expect(keysOf(contents().pending)).toEqual(['add:kept']);
});

test('[N4] once all of it has arrived, the disk is trusted again and has the base, the cursor and nothing waiting', async () => {
  const { disk, contents, setFull } = aDisk();
  const store = createSpillOverStore(disk, () => false);
  await store.commit(append('kept'));
  setFull(true);
  const { standing } = await store.commit(append('spilled'));
  setFull(false);
  const settled = await store.commit(
    settling(
      2,
      standing.pending.map(({ seq }) => seq),
    ),
  );

  expect(settled.standing).toMatchObject({ isVolatile: false, pending: [] });
  expect(contents().pending).toEqual([]);
  expect(contents().place).toMatchObject({ rev: 2 });
  expect(keysOf(contents().acknowledged)).toEqual(['add:kept', 'add:spilled']);
});

test('[N4] a disk that stays full keeps the old base: after a reload everything is asked for again', async () => {
  const { disk, contents, setFull } = aDisk();
  const store = createSpillOverStore(disk, () => false);
  await store.commit(append('kept'));
  setFull(true);
  const { standing } = await store.commit(append('spilled'));
  const settled = await store.commit(
    settling(
      2,
      standing.pending.map(({ seq }) => seq),
    ),
  );

  expect(settled.standing).toMatchObject({ isVolatile: true, pending: [] });
  expect(keysOf(contents().pending)).toEqual(['add:kept']);
  expect(contents().place).toBeUndefined();
});

test('[N9] a database that another tab erased is not replaced by memory', async () => {
  const { disk, setFull } = aDisk();
  const store = createSpillOverStore(disk, () => true);
  setFull(true);

  await expect(store.commit(append('late'))).rejects.toThrow('full');
});
