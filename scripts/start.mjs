import { ensureBuilt, ensureInstalled, SERVER_ENTRY } from './prepare.mjs';
import { orEndWithOneLine } from './run.mjs';

endWithNpm();
await orEndWithOneLine(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
// In this process: a child would not hear the signals sent to this one.
await import(SERVER_ENTRY);

/** npm runs us through a shell that dies of SIGTERM without passing it on, and the port stays taken. */
function endWithNpm() {
  const { npm_lifecycle_event: isUnderNpm } = process.env;
  if (!isUnderNpm) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}
