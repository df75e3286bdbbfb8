import type { Acknowledged, Outbox, OutboxChange, OutboxEntry, StoredBase } from './outbox.ts';

/** All that a device stores for one user: the outbox, the base and the acknowledged tail. */
export type StoredOutbox = Outbox & {
  readonly stored?: StoredBase;
  readonly acknowledged: readonly Acknowledged[];
  readonly nextSeq: number;
};

export const EMPTY_OUTBOX: StoredOutbox = {
  pending: [],
  acknowledged: [],
  refused: [],
  nextSeq: 1,
};

/**
 * Above every number that an earlier database or fallback gave, because no device records a hundred
 * commands in a millisecond. What a tab still knows of a lost database is written into the next one.
 */
export function firstSeqAt(nowMs: number): number {
  return nowMs * 100;
}

/** In the order of `seq`; of two entries with one number the later in the lists stays. */
function merged<One extends OutboxEntry>(...lists: readonly (readonly One[])[]): One[] {
  const entries = new Map(lists.flat().map((entry) => [entry.seq, entry]));
  return [...entries.values()].sort((one, other) => one.seq - other.seq);
}

export function waitingAgain({ acknowledgedAtMs: _then, ...entry }: Acknowledged): OutboxEntry {
  return { ...entry, isSent: true };
}

/** Carries out a transaction's change in memory, for the stores that are no database. */
export function applyChange(outbox: StoredOutbox, change: OutboxChange): StoredOutbox {
  const { add = [], put = [], remove = [], acknowledge = [], base } = change;
  const { acknowledged, refused } = { ...outbox, ...change };
  const gone = new Set(remove);
  const added = add.map((entry, index): OutboxEntry => ({ ...entry, seq: outbox.nextSeq + index }));
  const pending = merged(outbox.pending, put, added);
  return {
    ...outbox,
    ...(base && { position: base.position, stored: base.stored }),
    pending: pending.filter(({ seq }) => !gone.has(seq)),
    acknowledged: merged(acknowledged, acknowledge),
    refused,
    nextSeq: outbox.nextSeq + add.length,
  };
}
