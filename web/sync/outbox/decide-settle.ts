import type { Position } from '#protocol/replies/sync-messages.ts';
import type { Acknowledged, Decision, Outbox, OutboxEntry, StoredBase } from './outbox.ts';
import { refusing } from './refusals.ts';

/** What an exchange with the server came to. */
export type Settlement = {
  readonly nowMs: number;
  readonly position: Position;
  /** The epoch of the tab's base when it sent its request. */
  readonly knownEpoch: string | undefined;
  /** The document at that position; absent when the base is already there. */
  readonly stored?: StoredBase;
  readonly acknowledged: readonly number[];
  readonly refused: readonly { readonly seq: number; readonly reason: string }[];
  /** Of a kind that the server does not know yet: passed over for a minute, kept. */
  readonly parked: readonly number[];
  /** Keys seen in the server's log: wherever one is pending, it has arrived. */
  readonly recorded: readonly string[];
  /** With the first document of another epoch. */
  readonly lost?: LostEntries | undefined;
};

/** What this device keeps of the log and another epoch lacks: it waits again. */
export type LostEntries = {
  readonly entries: readonly OutboxEntry[];
  /** The revision of the base when they were looked for: had it moved since, some would be missing. */
  readonly rev: number;
};

const PARKED_MS = 60_000;
export function isAhead(position: Position, base: Position | undefined): boolean {
  return base === undefined || position.epoch !== base.epoch || position.rev > base.rev;
}

/** One decision for base, position and acknowledgements, so that no crash can part them. */
export function decideSettle(outbox: Outbox, settlement: Settlement): Decision {
  const { position: base, pending } = outbox;
  const { position, stored, nowMs } = settlement;
  const isRestored = base !== undefined && base.epoch !== position.epoch;
  // Epochs have no order of their own: another is newer only if it answered somebody who knew ours.
  const { lost } = settlement;
  if (
    isRestored &&
    (stored === undefined || settlement.knownEpoch !== base.epoch || lost?.rev !== base.rev)
  )
    return IGNORED;

  const acknowledged = new Set(settlement.acknowledged);
  const recorded = new Set(settlement.recorded);
  const arrived = pending.filter(
    ({ seq, command }) => acknowledged.has(seq) || recorded.has(command.key),
  );
  const reasons = new Map(settlement.refused.map(({ seq, reason }) => [seq, reason]));
  const refused = pending.filter(({ seq }) => reasons.has(seq));
  const parked = new Set(settlement.parked);
  const isLate = !isRestored && base !== undefined && position.rev < base.rev;
  const isNews = stored !== undefined && !isLate;
  return {
    change: {
      remove: [...arrived, ...refused].map(({ seq }) => seq),
      acknowledge: arrived.map((entry) => acknowledgedAt(entry, nowMs)),
      ...refusing(
        outbox,
        refused.map(({ seq, command }) => ({ command, reason: reasons.get(seq) ?? '' })),
      ),
      put: [
        ...((isRestored && lost?.entries) || []),
        ...pending
          .filter(({ seq }) => parked.has(seq))
          .map(
            (entry): OutboxEntry => ({ ...entry, isSent: true, heldUntilMs: nowMs + PARKED_MS }),
          ),
      ],
      ...(isNews && { base: { position, stored } }),
    },
    answer: { isDone: isNews || stored === undefined, entries: [] },
  };
}

const IGNORED: Decision = { change: {}, answer: { isDone: false, entries: [] } };

function acknowledgedAt(entry: OutboxEntry, acknowledgedAtMs: number): Acknowledged {
  const { heldUntilMs: _over, ...sent } = entry;
  return { ...sent, isSent: true, acknowledgedAtMs };
}
