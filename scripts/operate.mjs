import { ensureBuilt, ensureInstalled, runBuilt } from './prepare.mjs';
import { orEndWithOneLine } from './run.mjs';

const [name = ''] = process.argv.splice(2, 1);
await orEndWithOneLine(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
await runBuilt(name);
