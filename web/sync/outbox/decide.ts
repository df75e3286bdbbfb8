import { byteLength } from '#rules/byte-length.ts';
import { unreachable } from '#rules/unreachable.ts';
import { decideResume, type Resumption } from './decide-resume.ts';
import { decideSettle, type Settlement } from './decide-settle.ts';
import type {
  Decision,
  NewEntry,
  Outbox,
  OutboxAnswer,
  OutboxChange,
  OutboxEntry,
  RefusedCommand,
} from './outbox.ts';
import { refusing, withoutRefused } from './refusals.ts';

/** One transaction that a tab asks of the outbox; `decide` runs inside it and says what is written. */
export type Intent =
  | {
      readonly kind: 'append';
      readonly entries: readonly NewEntry[];
      readonly refused: readonly RefusedCommand[];
      /** Held commands that this one releases. */
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

const NOTHING: OutboxChange = {};
const DONE: OutboxAnswer = { isDone: true, entries: [] };
const TOO_LATE: Decision = { change: NOTHING, answer: { isDone: false, entries: [] } };

/** Longer than anything is planned ahead: what lies further was planned before the device's clock was set back. */
const LONGEST_PLAN_MS = 120_000;

export function isStillAhead(atMs: number, nowMs: number): boolean {
  return atMs > nowMs && atMs <= nowMs + LONGEST_PLAN_MS;
}

export function isHeld({ heldUntilMs }: NewEntry, nowMs: number): boolean {
  return heldUntilMs !== undefined && isStillAhead(heldUntilMs, nowMs);
}

export function canWithdraw(entry: NewEntry, nowMs: number): boolean {
  return isHeld(entry, nowMs) && !entry.isSent;
}

/** As many as fit, in their order; the first always fits. Imported and resent ones travel apart. */
export function batchOf<One extends NewEntry>(
  entries: readonly One[],
  { maxCount, maxBytes }: { readonly maxCount: number; readonly maxBytes: number },
): readonly One[] {
  let bytes = 0;
  const { isImported, resent } = entries[0] ?? {};
  const end = entries.findIndex((entry, index) => {
    bytes += byteLength(JSON.stringify(entry.command)) + 1;
    const isFull = bytes > maxBytes || index >= maxCount;
    const isOther = entry.isImported !== isImported || entry.resent !== resent;
    return index > 0 && (isFull || isOther);
  });
  return end === -1 ? entries : entries.slice(0, end);
}

export function decide(intent: Intent, outbox: Outbox): Decision {
  switch (intent.kind) {
    case 'append': {
      const { entries, refused, releases, nowMs } = intent;
      const put = movedHolds(outbox, releases, { untilMs: nowMs, nowMs });
      return { change: { add: entries, put, ...refusing(outbox, refused) }, answer: DONE };
    }
    case 'hold':
      return { change: { put: movedHolds(outbox, intent.keys, intent) }, answer: DONE };
    case 'withdraw':
      return withdraw(outbox, intent);
    case 'claim':
      return claim(outbox, intent);
    case 'settle':
      return decideSettle(outbox, intent.settlement);
    case 'dismiss':
      return { change: { refused: withoutRefused(outbox.refused, intent.ids) }, answer: DONE };
    case 'resume':
      return decideResume(outbox, intent);
    default:
      return unreachable(intent);
  }
}

function movedHolds(
  { pending }: Outbox,
  keys: readonly string[],
  { untilMs, nowMs }: { readonly untilMs: number; readonly nowMs: number },
): readonly OutboxEntry[] {
  return pending
    .filter((entry) => keys.includes(entry.command.key) && canWithdraw(entry, nowMs))
    .map((entry) => heldTo(entry, { untilMs, nowMs }));
}

/** The entry with another end of its hold; without the field where that end has passed. */
export function heldTo<One extends NewEntry>(
  entry: One,
  { untilMs, nowMs }: { readonly untilMs: number; readonly nowMs: number },
): Omit<One, 'heldUntilMs'> & { readonly heldUntilMs?: number } {
  const { heldUntilMs: _before, ...free } = entry;
  return untilMs > nowMs ? { ...free, heldUntilMs: untilMs } : free;
}

function withdraw(
  { pending }: Outbox,
  { keys, nowMs }: { readonly keys: readonly string[]; readonly nowMs: number },
): Decision {
  const entries = pending.filter(
    (entry) => keys.includes(entry.command.key) && canWithdraw(entry, nowMs),
  );
  const found = new Set(entries.map(({ command }) => command.key));
  if (!keys.every((key) => found.has(key))) return TOO_LATE;
  return { change: { remove: entries.map(({ seq }) => seq) }, answer: { isDone: true, entries } };
}

/** Takes the next batch and marks it as sent before it leaves: from then on nobody can withdraw it. */
function claim(
  { pending }: Outbox,
  { nowMs, maxCount }: { readonly nowMs: number; readonly maxCount: number },
): Decision {
  const free = pending.filter((entry) => !isHeld(entry, nowMs));
  const batch = batchOf(free, { maxCount, maxBytes: MAX_BATCH_BYTES });
  const entries = batch.map(
    ({ heldUntilMs: _over, ...entry }): OutboxEntry => ({ ...entry, isSent: true }),
  );
  return {
    change: { put: entries.filter((_, index) => !batch[index]?.isSent) },
    answer: { isDone: true, entries },
  };
}
