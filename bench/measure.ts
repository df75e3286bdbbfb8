/** The fastest of several rounds: what the machine does besides can only make a round slower. */
export function fastestMs(rounds: number, run: () => void): number {
  let fastest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    run();
    fastest = Math.min(fastest, performance.now() - startedAt);
  }
  return fastest;
}

export function report(line: string): void {
  console.log(`  ${line}`);
}
