/**
 * The fastest of several rounds of each, in turn: what the machine does besides can only make a round
 * slower, and it does so to both sides alike.
 */
export function fastestOfBothMs(
  rounds: number,
  one: () => void,
  other: () => void,
): readonly [number, number] {
  let [first, second] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < rounds; round += 1) {
    first = Math.min(first, msOf(one));
    second = Math.min(second, msOf(other));
  }
  return [first, second];
}

/** The fastest of several rounds: what the machine does besides can only make a round slower. */
export function fastestMs(rounds: number, run: () => void): number {
  return fastestOfBothMs(rounds, run, () => {})[0];
}

function msOf(run: () => void): number {
  const startedAt = performance.now();
  run();
  return performance.now() - startedAt;
}

export function percentile(values: readonly number[], share: number): number {
  const inOrder = values.toSorted((one, other) => one - other);
  return inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function report(line: string): void {
  console.log(`  ${line}`);
}
