import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { storedDocument } from '#rules/document/stored-document.ts';
import { adding, done } from '#rules/testing/builders.ts';
import { sample } from '#rules/testing/sample.ts';
import { createStoreWithMemoryFallback } from './memory-fallback-store.ts';
import { createMemoryStore } from './memory-store.ts';
import type { OutboxStore } from './outbox-store.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

type Turn =
  | 'act'
  | 'act-held'
  | 'undo'
  | 'sync'
  | 'fill'
  | 'empty'
  | 'lose'
  | 'act-elsewhere'
  | 'sync-elsewhere'
  | 'back-up'
  | 'restore';

const ALWAYS: readonly Turn[] = ['act', 'act', 'act-held', 'undo', 'sync', 'sync', 'fill', 'empty'];
const stored = { rules: 1, document: storedDocument(EMPTY_DOCUMENT) };
const HELD_UNTIL_MS = 1;

/** A disk that may be full, or be taken away and come back empty. */
function aDisk() {
  let kept = createMemoryStore({ deviceId: 'd1', keep: () => true });
  let isFull = false;
  let isLost = false;
  const disk: OutboxStore = {
    ...kept,
    kept: async () => kept.kept(),
    read: async (known) => {
      if (isLost) throw new Error('lost');
      return kept.read(known);
    },
    commit: async (intent) => {
      if (isFull || (isLost && intent.kind !== 'resume')) throw new Error('not now');
      isLost = false;
      return kept.commit(intent);
    },
  };
  return {
    disk,
    fill: (next: boolean) => {
      isFull = next;
    },
    lose: () => {
      isLost = true;
      kept = createMemoryStore({ deviceId: 'd1', keep: () => true });
    },
  };
}

/** A server that may be restored, and one hunter's tab; another tab has the disk for itself. */
class World {
  readonly accepted = new Set<string>();
  keys: ReadonlySet<string> = new Set();
  #backup: ReadonlySet<string> = new Set();
  #epoch = 1;
  #nowMs = 1;
  #count = 0;
  readonly #disk = aDisk();
  readonly #tab = createStoreWithMemoryFallback({
    disk: this.#disk.disk,
    nowMs: () => ++this.#nowMs,
    newId: () => 'd1',
    isGone: () => false,
  });

  async play(turn: Turn): Promise<void> {
    const { disk } = this.#disk;
    switch (turn) {
      case 'act':
        return this.#act(this.#tab);
      case 'act-held':
        return this.#act(this.#tab, HELD_UNTIL_MS);
      case 'undo':
        return this.#undo();
      case 'sync':
        return this.sync(this.#tab);
      case 'act-elsewhere':
        return this.#act(disk).catch(() => {}); // not accepted
      case 'sync-elsewhere':
        return this.sync(disk).catch(() => {});
      case 'lose':
        this.#disk.lose();
        return this.#hold([]); // as the tab does when it hears of it
      case 'back-up':
        this.#backup = this.keys;
        return;
      case 'restore':
        this.#epoch += 1;
        this.keys = this.#backup;
        return;
      default:
        this.#disk.fill(turn === 'fill');
    }
  }

  async #act(store: OutboxStore, heldUntilMs?: number): Promise<void> {
    const command = done(adding(`q${++this.#count}`));
    const entries = [{ command, ...(heldUntilMs && { heldUntilMs }) }];
    await store.commit({ kind: 'append', entries, refused: [], releases: [], nowMs: 0 });
    this.accepted.add(command.key);
  }

  async #undo(): Promise<void> {
    const { pending } = await this.#tab.read();
    const keys = pending.flatMap(({ heldUntilMs, command }) => (heldUntilMs ? command.key : []));
    const { answer } = await this.#tab.commit({ kind: 'withdraw', keys, nowMs: 0 });
    if (answer.isDone) for (const key of keys) this.accepted.delete(key);
  }

  async #hold(keys: readonly string[]): Promise<void> {
    await this.#tab.commit({ kind: 'hold', keys, untilMs: 0, nowMs: 0 });
  }

  async sync(store: OutboxStore): Promise<void> {
    const { position } = await store.read();
    const { answer } = await store.commit({ kind: 'claim', maxCount: 3, nowMs: 0 });
    const { acknowledged } = await store.kept();
    this.keys = new Set([...this.keys, ...answer.entries.map(({ command }) => command.key)]);
    const settlement = {
      nowMs: 0,
      position: { epoch: `e${this.#epoch}`, rev: this.keys.size },
      knownEpoch: position?.epoch,
      stored,
      acknowledged: answer.entries.map(({ seq }) => seq),
      refused: [],
      parked: [],
      recorded: [],
      lost: {
        entries: acknowledged.filter(({ command }) => !this.keys.has(command.key)),
        rev: position?.rev ?? 0,
      },
    };
    await store.commit({ kind: 'settle', settlement });
  }

  /** The disk is well again, and what is held may leave. */
  async rest(): Promise<void> {
    this.#disk.fill(false);
    await this.#hold([...this.accepted]);
    for (let round = 0; round < 60; round += 1) await this.sync(this.#tab);
  }

  snapshot() {
    return this.#disk.disk.read();
  }
}

async function live(turns: readonly Turn[]): Promise<void> {
  const world = new World();
  for (const turn of turns) await world.play(turn);
  await world.rest();
  expect([...world.keys].sort()).toEqual([...world.accepted].sort());
  expect(await world.snapshot()).toMatchObject({ pending: [], position: { rev: world.keys.size } });
}

function lives(...more: readonly Turn[]) {
  return fc.array(fc.constantFrom(...ALWAYS, ...more), { maxLength: 40 });
}

test('[N15] [D5] [S10] a disk that is full now and then, a second tab and a restored server: nothing is lost, and nothing taken back returns', async () => {
  const turns = lives('act-elsewhere', 'sync-elsewhere', 'back-up', 'restore');
  await fc.assert(fc.asyncProperty(turns, live), { numRuns: sample(100, 1_000) });
});

test('[N15] a disk that is taken away and comes back empty costs no command', async () => {
  await fc.assert(fc.asyncProperty(lives('lose', 'lose'), live), { numRuns: sample(100, 1_000) });
});
