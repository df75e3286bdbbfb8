import { byteLength } from '#protocol/byte-length.ts';
import { unreachable } from '#rules/unreachable.ts';
import { decideResume, type Resumption } from './decide-resume.ts';
import { decideSettle, type Settlement } from './decide-settle.ts';
import type { Answer, Change, Decision, Entry, Journal, NewEntry, RefusedDeed } from './journal.ts';
import { refusing, withoutRefused } from './refusals.ts';

/** What a tab wants of the local log; decided inside the transaction that carries it out. */
export type Intent =
  | {
      readonly kind: 'append';
      readonly entries: readonly NewEntry[];
      readonly refused: readonly RefusedDeed[];
      /** Held deeds that this one releases. */
      readonly releases: readonly string[];
      readonly nowMs: number;
    }
  | {
      readonly kind: 'hold';
      readonly keys: readonly string[];
      readonly untilMs: number;
      readonly nowMs: number;
    }
  | { readonly kind: 'withdraw'; readonly keys: readonly string[]; readonly nowMs: number }
  | { readonly kind: 'claim'; readonly maxCount: number; readonly nowMs: number }
  | { readonly kind: 'settle'; readonly settlement: Settlement }
  | { readonly kind: 'dismiss'; readonly ids: readonly string[] }
  | ({ readonly kind: 'resume' } & Resumption);

/** Under the 200 KiB that the server takes, with room for what is around the commands. */
const MAX_BATCH_BYTES = 190 * 1024;

const NOTHING: Change = {};
const DONE: Answer = { isDone: true, entries: [] };
const TOO_LATE: Decision = { change: NOTHING, answer: { isDone: false, entries: [] } };

export function isHeld({ heldUntilMs }: NewEntry, nowMs: number): boolean {
  return heldUntilMs !== undefined && heldUntilMs > nowMs;
}

export function canWithdraw(entry: NewEntry, nowMs: number): boolean {
  return isHeld(entry, nowMs) && !entry.isSent;
}

/** As many as fit, in their order; the first always fits. What was imported has a way of its own. */
export function batchOf<One extends NewEntry>(
  entries: readonly One[],
  { maxCount, maxBytes }: { readonly maxCount: number; readonly maxBytes: number },
): readonly One[] {
  let bytes = 0;
  const isImported = entries[0]?.isImported;
  const end = entries.findIndex((entry, index) => {
    bytes += byteLength(JSON.stringify(entry.command)) + 1;
    const isFull = bytes > maxBytes || index >= maxCount;
    return index > 0 && (isFull || entry.isImported !== isImported);
  });
  return end === -1 ? entries : entries.slice(0, end);
}

export function decide(intent: Intent, journal: Journal): Decision {
  switch (intent.kind) {
    case 'append': {
      const { entries, refused, releases, nowMs } = intent;
      const put = movedHolds(journal, releases, { untilMs: nowMs, nowMs });
      return { change: { add: entries, put, ...refusing(journal, refused) }, answer: DONE };
    }
    case 'hold':
      return { change: { put: movedHolds(journal, intent.keys, intent) }, answer: DONE };
    case 'withdraw':
      return withdraw(journal, intent);
    case 'claim':
      return claim(journal, intent);
    case 'settle':
      return decideSettle(journal, intent.settlement);
    case 'dismiss':
      return { change: { refused: withoutRefused(journal.refused, intent.ids) }, answer: DONE };
    case 'resume':
      return decideResume(journal, intent);
    default:
      return unreachable(intent);
  }
}

function movedHolds(
  { pending }: Journal,
  keys: readonly string[],
  { untilMs, nowMs }: { readonly untilMs: number; readonly nowMs: number },
): readonly Entry[] {
  return pending
    .filter((entry) => keys.includes(entry.command.key) && canWithdraw(entry, nowMs))
    .map((entry) => heldTo(entry, { untilMs, nowMs }));
}

/** A hold that is over leaves no trace: whoever sees the deed may send it. */
export function heldTo<One extends NewEntry>(
  entry: One,
  { untilMs, nowMs }: { readonly untilMs: number; readonly nowMs: number },
): Omit<One, 'heldUntilMs'> & { readonly heldUntilMs?: number } {
  const { heldUntilMs: _before, ...free } = entry;
  return untilMs > nowMs ? { ...free, heldUntilMs: untilMs } : free;
}

function withdraw(
  { pending }: Journal,
  { keys, nowMs }: { readonly keys: readonly string[]; readonly nowMs: number },
): Decision {
  const entries = pending.filter(
    (entry) => keys.includes(entry.command.key) && canWithdraw(entry, nowMs),
  );
  const found = new Set(entries.map(({ command }) => command.key));
  if (!keys.every((key) => found.has(key))) return TOO_LATE;
  return { change: { remove: entries.map(({ seq }) => seq) }, answer: { isDone: true, entries } };
}

/** Marked before they leave: from then on nobody can take them back. */
function claim(
  { pending }: Journal,
  { nowMs, maxCount }: { readonly nowMs: number; readonly maxCount: number },
): Decision {
  const free = pending.filter((entry) => !isHeld(entry, nowMs));
  const batch = batchOf(free, { maxCount, maxBytes: MAX_BATCH_BYTES });
  const entries = batch.map(
    ({ heldUntilMs: _over, ...entry }): Entry => ({ ...entry, isSent: true }),
  );
  return {
    change: { put: entries.filter((_, index) => !batch[index]?.isSent) },
    answer: { isDone: true, entries },
  };
}
