/** What a seed decides. */
export type Chance = {
  /** From 0 up to 1. */
  readonly number: () => number;
  /** A whole number from 0, below this one. */
  readonly below: (end: number) => number;
  readonly pick: <Value>(choices: readonly Value[]) => Value;
  readonly shuffled: <Value>(values: readonly Value[]) => readonly Value[];
  /** Another one, which this one decides: what is drawn from it does not change what is drawn here. */
  readonly branch: () => Chance;
};

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(number() * end);
  return {
    number,
    below,
    pick: (choices) => {
      const [chosen] = choices.slice(below(choices.length));
      if (chosen === undefined) throw new Error('there is nothing to choose from');
      return chosen;
    },
    shuffled: (values) =>
      values
        .map((value) => ({ value, at: number() }))
        .sort((one, other) => one.at - other.at)
        .map(({ value }) => value),
    branch: () => chanceOf(below(2 ** 32)),
  };
}
