import { join } from 'node:path';
import { ensureChromium } from './find-chromium.mjs';
import { ensurePostgres } from './find-postgres.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { orEndWithOneLine, runNode, say } from './run.mjs';

const VITEST = join('node_modules', 'vitest', 'vitest.mjs');
const PLAYWRIGHT = join('node_modules', '@playwright', 'test', 'cli.js');

await orEndWithOneLine(async () => {
  await ensureInstalled();
  const chromium = await ensureChromium();
  const postgres = await ensurePostgres();
  const env = { POSTGRES_BIN: postgres, ...(chromium && { CHROMIUM_PATH: chromium }) };

  await step('Checks', (what) => shown(what, [join('scripts', 'check.mjs')]));
  await step('Build', ensureBuilt);
  await step('Both databases', (what) => shown(what, projectRun('contract'), env));
  await step('Server processes', (what) => shown(what, projectRun('process'), env));
  await step('Browser', (what) => shown(what, [PLAYWRIGHT, 'test'], env));
});

/** @param {string} project */
function projectRun(project) {
  return [VITEST, 'run', '--project', project];
}

/**
 * @param {string} what
 * @param {(what: string) => Promise<void>} work
 */
async function step(what, work) {
  const startedAtMs = performance.now();
  say(`\n${what}...`);
  await work(what);
  say(`${what}: passed in ${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`);
}

/**
 * @param {string} what
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function shown(what, args, env = {}) {
  return runNode(what, args, { isShown: true, env });
}
