// What takes long by nature, beyond the samples that `npm test` runs: whole simulations, real waits.
import { join } from 'node:path';
import { ensureChromium } from './find-chromium.mjs';
import { ensurePostgres } from './find-postgres.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { orEndWithOneLine, runNode, timed } from './run.mjs';

const VITEST = join('node_modules', 'vitest', 'vitest.mjs');
const PLAYWRIGHT = join('node_modules', '@playwright', 'test', 'cli.js');

await orEndWithOneLine(() => timed({ what: '\nnpm run proof', work: proveAll }));

async function proveAll() {
  await ensureInstalled();
  const chromium = await ensureChromium();
  const POSTGRES_BIN = await ensurePostgres();
  const env = { PROOF: '1', POSTGRES_BIN, ...(chromium && { CHROMIUM_PATH: chromium }) };
  await ensureBuilt();
  for (const [what, ...args] of /** @type {const} */ ([
    ['Laws at length', VITEST, 'run', '--project', 'unit'],
    ['Long server tests', VITEST, 'run', '--project', 'proof'],
    ['Long stories', PLAYWRIGHT, 'test', '--grep', '@proof', '--pass-with-no-tests'],
  ])) {
    await timed({ what, work: () => runNode(what, args, { isShown: true, env }) });
  }
}
