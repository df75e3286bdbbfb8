import { Random } from './random.ts';

// biome-ignore lint/performance/noReExportAll: all but one of them stay what they are
// biome-ignore lint/performance/noBarrelFile: it stands in for a module
export * from 'node:crypto';

let random = new Random(0);

/** Every id that the server makes up follows the seed, and so does every chance it takes. */
export function seedIds(seed: number): void {
  random = new Random(seed, 0x1d5);
  const chances = new Random(seed, 0xc4a);
  Object.assign(Math, { random: () => chances.below(1_000_000) / 1_000_000 });
}

/** Stands in for that of `node:crypto` in the server's modules: the bundle is made so (scripts/sim-bundle.mjs). */
export function randomUUID(): string {
  return random.uuid();
}
