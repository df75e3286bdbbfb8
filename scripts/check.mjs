import { join } from 'node:path';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { orEndWithOneLine, runNode, say } from './run.mjs';

const TYPE_ROOTS = ['rules', 'protocol', 'server', 'web', 'web/service-worker', '.'];
const TSC = 'node_modules/typescript/bin/tsc';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const KNIP = 'node_modules/knip/bin/knip.js';
const VITEST = 'node_modules/vitest/vitest.mjs';

await orEndWithOneLine(async () => {
  await ensureInstalled();
  for (const root of TYPE_ROOTS) await step(`Types in ${root}`, [TSC, '--noEmit', '-p', root]);
  await step('Lint', [BIOME, 'ci', '--error-on-warnings', '.']);
  await step('Dead code', [KNIP]);
  await step('Dead code but for tests', [KNIP, '--production', '--config', 'knip.production.json']);
  await step('Rules without a test', [join('scripts', 'rule-citations.mjs')]);
  await step('Unit tests', [VITEST, 'run', '--project', 'unit']);
  await ensureBuilt();
  await step('Budgets', [join('scripts', 'budgets.mjs')]);
});

/**
 * @param {string} what
 * @param {readonly string[]} args
 */
async function step(what, args) {
  const startedAtMs = performance.now();
  await runNode(what, args, { isShown: true });
  say(`${what}: ok, ${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`);
}
