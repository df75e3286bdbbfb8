// Makes the fixture of a release anew: node releases/make-fixture.mjs 0.1.0
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { orEndWithOneLine, ROOT } from '../scripts/run.mjs';

await orEndWithOneLine(async () => {
  const [version = ''] = process.argv.slice(2);
  /** @type {{ module: typeof import('./fixture-maker.ts') }} */
  const { module } = await runnerImport(join(ROOT, 'releases', 'fixture-maker.ts'), {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
  });
  await module.makeFixture(version);
});
