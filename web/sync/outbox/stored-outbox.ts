import type { Position } from '#protocol/sync-messages.ts';
import type { Acknowledged, Change, Entry, RefusedDeed, StoredBase } from './journal.ts';

/** All that one hunter's log keeps on a device. */
export type Contents = {
  readonly place?: Position;
  readonly stored?: StoredBase;
  readonly pending: readonly Entry[];
  readonly acknowledged: readonly Acknowledged[];
  readonly refused: readonly RefusedDeed[];
  readonly nextSeq: number;
};

export const NO_CONTENTS: Contents = {
  pending: [],
  acknowledged: [],
  refused: [],
  nextSeq: 1,
};

function bySeq(one: Entry, other: Entry): number {
  return one.seq - other.seq;
}

/** A later entry takes the place of an earlier one with its number. */
function merged<One extends Entry>(...lists: readonly (readonly One[])[]): One[] {
  const entries = new Map(lists.flat().map((entry) => [entry.seq, entry]));
  return [...entries.values()].sort(bySeq);
}

export function waitingAgain({ acknowledgedAtMs: _then, ...entry }: Acknowledged): Entry {
  return { ...entry, isSent: true };
}

/** What a transaction makes of the log, for every store that has none of its own. */
export function changed(contents: Contents, change: Change): Contents {
  const { add = [], put = [], remove = [], acknowledge = [], base } = change;
  const { acknowledged, refused, isReopening = false } = { ...contents, ...change };
  const gone = new Set(remove);
  const reopened = isReopening ? acknowledged.map(waitingAgain) : [];
  const added = add.map((entry, index): Entry => ({ ...entry, seq: contents.nextSeq + index }));
  const pending = merged(reopened, contents.pending, put, added);
  return {
    ...contents,
    ...(base && { place: base.place, stored: base.stored }),
    pending: pending.filter(({ seq }) => !gone.has(seq)),
    acknowledged: merged(isReopening ? [] : acknowledged, acknowledge),
    refused,
    nextSeq: contents.nextSeq + add.length,
  };
}
