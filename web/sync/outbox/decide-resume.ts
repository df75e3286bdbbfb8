import { waitingAgain } from './contents.ts';
import type { Acknowledged, Change, Decision, Entry, Journal, RefusedDeed } from './journal.ts';
import { refusing } from './refusals.ts';

/** What memory held while the disk was full or lost, all of it arrived by now. */
export type Resumption = {
  /** What waited on the disk when memory took it over: whatever became of it, it waits no more. */
  readonly taken: readonly Entry[];
  /** The history that the disk knew then. */
  readonly knownEpoch: string | undefined;
  readonly acknowledged: readonly Acknowledged[];
  readonly refused: readonly RefusedDeed[];
  readonly base?: NonNullable<Change['base']>;
};

/** Another tab may have moved the disk on: an older base never takes the place of a newer one. */
export function decideResume(journal: Journal, resumption: Resumption): Decision {
  const { place, pending } = journal;
  const { taken, knownEpoch, acknowledged, base } = resumption;
  const refused = refusing(journal, resumption.refused);
  const answer = { isDone: true, entries: [] };
  const isRestored = base !== undefined && place !== undefined && place.epoch !== base.place.epoch;
  // Another tab has found another history: what arrived in ours may be unknown there.
  if (isRestored && place.epoch !== knownEpoch) {
    return { change: { put: acknowledged.map(waitingAgain), ...refused }, answer };
  }

  const arrived = new Set(acknowledged.map(({ command }) => command.key));
  const takenKeys = new Map(taken.map(({ seq, command }) => [seq, command.key]));
  const isLate = base && place && !isRestored && base.place.rev < place.rev;
  return {
    change: {
      ...(isRestored && { isReopening: true }),
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
