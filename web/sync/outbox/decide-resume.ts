import type {
  Acknowledged,
  Decision,
  Outbox,
  OutboxChange,
  OutboxEntry,
  RefusedCommand,
} from './outbox.ts';
import { refusing } from './refusals.ts';
import { waitingAgain } from './stored-outbox.ts';

/** What memory held while the database was full or lost; all of it has reached the server by now. */
export type Resumption = {
  /** What was pending in the database when memory took over: whatever became of it, it waits no more. */
  readonly taken: readonly OutboxEntry[];
  /** The epoch that the database knew then. */
  readonly knownEpoch: string | undefined;
  readonly acknowledged: readonly Acknowledged[];
  readonly refused: readonly RefusedCommand[];
  readonly base?: NonNullable<OutboxChange['base']>;
};

/** Writes what memory held back to the database. An older base never replaces a newer one of another tab. */
export function decideResume(outbox: Outbox, resumption: Resumption): Decision {
  const { position, pending } = outbox;
  const { taken, knownEpoch, acknowledged, base } = resumption;
  const refused = refusing(outbox, resumption.refused);
  const answer = { isDone: true, entries: [] };
  const isRestored =
    base !== undefined && position !== undefined && position.epoch !== base.position.epoch;
  // Another tab has found another epoch: what arrived in ours may be unknown there.
  if (isRestored && position.epoch !== knownEpoch) {
    return { change: { put: acknowledged.map(waitingAgain), ...refused }, answer };
  }

  const arrived = new Set(acknowledged.map(({ command }) => command.key));
  const takenKeys = new Map(taken.map(({ seq, command }) => [seq, command.key]));
  const isLate = base && position && !isRestored && base.position.rev < position.rev;
  return {
    change: {
      remove: pending
        .filter(({ seq, command: { key } }) => arrived.has(key) || takenKeys.get(seq) === key)
        .map(({ seq }) => seq),
      acknowledge: acknowledged,
      ...refused,
      ...(base && !isLate && { base }),
    },
    answer,
  };
}
