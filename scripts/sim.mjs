// Simulated worlds with the real rules, sync client, handlers and SQLite code (docs/reliability.md).
// npm run sim -- --steps 10000000 --seed 1 --out figures.json --resume | --replay FILE or SEED | --faults [FIRST-LAST]
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './prepare.mjs';
import { orEndWithOneLine, ROOT, say } from './run.mjs';
import { bundleSim } from './sim-bundle.mjs';

/** A fault that is not found in so many steps is not found. */
const FAULT_STEPS = 3_000_000;
const FAULT_FIGURES = join(ROOT, 'sim', 'faults.json');

/** @typedef {import('./sim-bundle.mjs').Patch & { name: string }} PlantedFault */

await orEndWithOneLine(async () => {
  await ensureInstalled();
  const [first, ...rest] = process.argv.slice(2);
  if (first === '--faults') return findFaults(rest[0]);
  const { status } = runSim(await bundleSim({ name: 'sim' }), process.argv.slice(2), 'inherit');
  process.exitCode = status ?? 1;
});

/**
 * @param {string} bundle
 * @param {readonly string[]} args
 * @param {'inherit' | 'pipe'} stdio
 */
function runSim(bundle, args, stdio) {
  return spawnSync(process.execPath, [bundle, ...args], { stdio, encoding: 'utf8' });
}

/**
 * Plants each fault into a bundle of its own and counts the steps until it is found.
 * @param {string | undefined} range
 */
async function findFaults(range = '1-999') {
  const [from = 1, to = from] = range.split('-').map(Number);
  /** @type {readonly PlantedFault[]} */
  const faults = JSON.parse(readFileSync(join(ROOT, 'sim', 'planted-faults.json'), 'utf8'));
  for (const { name, ...patch } of faults.slice(from - 1, to)) {
    const bundle = await bundleSim({ name: `planted-${from}`, patches: [patch] });
    const { status, stdout } = runSim(
      bundle,
      ['--quick', '--twice', '0', '--seed', '2', '--steps', String(FAULT_STEPS)],
      'pipe',
    );
    const [, seed = '', , as = ''] = /Seed (\d+), after (\d+) steps: (.*)/.exec(stdout) ?? [];
    const all = [...stdout.matchAll(/All together (\d+) steps/g)].at(-1)?.[1];
    if (status === 0 || seed === '')
      throw new Error(`not found in ${FAULT_STEPS} steps: ${name}\n${stdout}`);
    const found = { ...readFound(), [name]: { steps: Number(all), as: as.slice(0, 120) } };
    say(`${all} steps: ${name} (${as.slice(0, 80)})`);
    writeFileSync(FAULT_FIGURES, `${JSON.stringify(found, null, 2)}\n`);
  }
}

/** @returns {Record<string, { steps: number, as: string }>} */
function readFound() {
  try {
    return JSON.parse(readFileSync(FAULT_FIGURES, 'utf8'));
  } catch {
    return {};
  }
}
