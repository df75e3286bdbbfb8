import { ensureChromium } from './find-chromium.mjs';
import { ensurePostgres } from './find-postgres.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { orEndWithOneLine, runNode } from './run.mjs';

await orEndWithOneLine(async () => {
  await ensureInstalled();
  const chromium = await ensureChromium();
  const env = {
    POSTGRES_BIN: await ensurePostgres(),
    ...(chromium && { CHROMIUM_PATH: chromium }),
  };
  await ensureBuilt();
  const vitest = 'node_modules/vitest/vitest.mjs';
  await runNode('Benchmarks', [vitest, 'run', '--project', 'bench'], { isShown: true, env });
});
