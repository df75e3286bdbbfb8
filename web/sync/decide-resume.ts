import type { Acknowledged, Change, Decision, Journal, RefusedDeed } from './journal.ts';

/** What memory held while the disk was full, all of it arrived by now. */
export type Resumption = {
  readonly acknowledged: readonly Acknowledged[];
  readonly refused: readonly RefusedDeed[];
  readonly base?: NonNullable<Change['base']>;
};

/** Another tab may have moved the disk on: an older base never takes the place of a newer one. */
export function decideResume({ place, pending }: Journal, resumption: Resumption): Decision {
  const { acknowledged, refused, base } = resumption;
  const arrived = new Set(acknowledged.map(({ command }) => command.key));
  const isLate = base && place?.epoch === base.place.epoch && base.place.rev < place.rev;
  return {
    change: {
      remove: pending.filter(({ command }) => arrived.has(command.key)).map(({ seq }) => seq),
      acknowledge: acknowledged,
      refuse: refused,
      ...(base && !isLate && { base }),
    },
    answer: { isDone: true, entries: [] },
  };
}
