import { endWithNpm } from './end-with-npm.mjs';
import { ensureBuilt, ensureInstalled, runBuilt } from './prepare.mjs';
import { orEndWithOneLine } from './run.mjs';

endWithNpm();
await orEndWithOneLine(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
// In this process, because a child would not get the signals sent to this one.
await runBuilt('main');
