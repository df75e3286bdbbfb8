import type { Position } from '#protocol/sync-messages.ts';
import type { Acknowledged, Decision, Entry, Journal, StoredBase } from './journal.ts';
import { refusing } from './refusals.ts';

/** What a conversation with the server came to. */
export type Settlement = {
  readonly nowMs: number;
  readonly position: Position;
  /** The history that the tab knew when it asked. */
  readonly knownEpoch: string | undefined;
  /** The document at that position; absent when the base is already there. */
  readonly stored?: StoredBase;
  readonly acknowledged: readonly number[];
  readonly refused: readonly { readonly seq: number; readonly reason: string }[];
  /** Not understood yet: passed over for a minute, kept. */
  readonly parked: readonly number[];
  /** Keys seen in the server's log: wherever one waits, it has arrived. */
  readonly recorded: readonly string[];
};

const PARKED_MS = 60_000;
export function isAhead(position: Position, place: Position | undefined): boolean {
  return place === undefined || position.epoch !== place.epoch || position.rev > place.rev;
}

/** One decision for base, cursor and acknowledgements, so that no crash can part them. */
export function decideSettle(journal: Journal, settlement: Settlement): Decision {
  const { place, pending } = journal;
  const { position, stored, nowMs } = settlement;
  const isRestored = place !== undefined && place.epoch !== position.epoch;
  // Epochs have no order of their own: another is newer only if it answered somebody who knew ours.
  if (isRestored && (stored === undefined || settlement.knownEpoch !== place.epoch)) return ignored;

  const acknowledged = new Set(settlement.acknowledged);
  const recorded = new Set(settlement.recorded);
  const arrived = pending.filter(
    ({ seq, command }) => acknowledged.has(seq) || recorded.has(command.key),
  );
  const reasons = new Map(settlement.refused.map(({ seq, reason }) => [seq, reason]));
  const refused = pending.filter(({ seq }) => reasons.has(seq));
  const parked = new Set(settlement.parked);
  const isLate = !isRestored && place !== undefined && position.rev < place.rev;
  const isNews = stored !== undefined && !isLate;
  return {
    change: {
      ...(isRestored && { isReopening: true }),
      remove: [...arrived, ...refused].map(({ seq }) => seq),
      acknowledge: arrived.map((entry) => acknowledgedAt(entry, nowMs)),
      ...refusing(
        journal,
        refused.map(({ seq, command }) => ({ command, reason: reasons.get(seq) ?? '' })),
      ),
      put: pending
        .filter(({ seq }) => parked.has(seq))
        .map((entry) => ({ ...entry, isSent: true, heldUntilMs: nowMs + PARKED_MS })),
      ...(isNews && { base: { place: position, stored } }),
    },
    answer: { isDone: isNews || stored === undefined, entries: [] },
  };
}

const ignored: Decision = { change: {}, answer: { isDone: false, entries: [] } };

function acknowledgedAt(entry: Entry, acknowledgedAtMs: number): Acknowledged {
  const { heldUntilMs: _over, ...sent } = entry;
  return { ...sent, isSent: true, acknowledgedAtMs };
}
