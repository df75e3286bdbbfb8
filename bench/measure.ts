import { loadavg } from 'node:os';
import { expect } from 'vitest';
import { noteFigures } from '#server/testing/figures.ts';

type Bound = { readonly most: number } | { readonly least: number };

export type Figure = {
  /** Names it in bench/figures.json. */
  readonly id: string;
  readonly what: string;
  readonly value: number;
  readonly unit:
    | 'times'
    | 'ms'
    | 'B'
    | 'kB'
    | 'MB'
    | 'requests'
    | 'points'
    | 'streams'
    | 'per second';
  /** Missed, the benchmark fails: only ratios, bytes and counts, which a busy machine does not change. */
  readonly limit?: Bound;
  /** Missed, the benchmark goes on and ends with an error. */
  readonly goal?: Bound;
  /** How much slower than a machine of today this one was meanwhile: a goal in milliseconds is that much wider. */
  readonly pace?: number;
  /** What the value was made of. */
  readonly note?: string;
};

/** Notes a figure for bench/figures.json, says it, and holds it to its limit. */
export function figure(measured: Figure): void {
  const { id, what, value, unit, limit, pace, note = '' } = measured;
  const [load = 0] = loadavg();
  const slower = pace === undefined ? {} : { pace: rounded(pace) };
  noteFigures(id, { ...measured, ...slower, value: rounded(value), load: rounded(load) });
  report(`${what}: ${rounded(value)} ${unit}${note && ` (${note})`}`);
  if (limit && 'most' in limit) expect(value, what).toBeLessThanOrEqual(limit.most);
  if (limit && 'least' in limit) expect(value, what).toBeGreaterThanOrEqual(limit.least);
}

function rounded(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(3));
}

/**
 * The yardstick: strings made, sorted and counted. On a machine of today with nothing else to do it takes 12.5 ms.
 */
export function yardstick(): number {
  const words = Array.from({ length: 20_000 }, (_, at) => ((at * 7_919) % 20_011).toString(36));
  const counts = new Map<string, number>();
  for (const word of words.toSorted()) {
    const end = word.slice(-2);
    counts.set(end, (counts.get(end) ?? 0) + 1);
  }
  return counts.size;
}

const YARDSTICK_MS = 12.5;
const PACE_ROUNDS = 15;

/** How much slower than a machine of today this one is now, with all else that it does; never below 1. */
export function paceNow(): number {
  for (let round = 0; round < 3; round += 1) yardstick();
  const rounds = Array.from({ length: PACE_ROUNDS }, () => msOf(() => void yardstick()));
  return Math.max(1, median(rounds) / YARDSTICK_MS);
}

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
