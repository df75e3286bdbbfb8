import { ensureInstalled } from './prepare.mjs';
import { orEndWithOneLine, runNode } from './run.mjs';

await orEndWithOneLine(async () => {
  await ensureInstalled();
  const vitest = 'node_modules/vitest/vitest.mjs';
  await runNode('Benchmarks', [vitest, 'run', '--project', 'bench'], { isShown: true });
});
