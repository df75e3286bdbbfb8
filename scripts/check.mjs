import { join } from 'node:path';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { inLanes, orEndWithOneLine, runNode, timed } from './run.mjs';

const TSC = 'node_modules/typescript/bin/tsc';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const KNIP = 'node_modules/knip/bin/knip.js';
const VITEST = 'node_modules/vitest/vitest.mjs';
const BUDGETS = [join('scripts', 'budgets.mjs')];

await orEndWithOneLine(() => timed({ what: 'npm run check', work: check }));

/** The unit tests beside everything else: two cores, two lanes. */
async function check() {
  await ensureInstalled();
  await inLanes([
    [
      step('Types', TSC, '--build'), // each root once: the others read its declarations
      step('Lint', BIOME, 'ci', '--error-on-warnings', '.'),
      step('Dead code', KNIP),
      step('Dead code but for tests', KNIP, '--production', '--config', 'knip.production.json'),
      step('Rules without a test', join('scripts', 'rule-citations.mjs')),
      { what: 'Build', work: ensureBuilt },
      { what: 'Budgets', work: () => runNode('Budgets', BUDGETS, { isShown: true }) },
    ],
    [step('Unit tests', VITEST, 'run', '--project', 'unit')],
  ]);
}

/**
 * @param {string} what
 * @param {readonly string[]} args
 */
function step(what, ...args) {
  return { what, work: () => runNode(what, args) };
}
