// Rehearses an upgrade: npm run upgrade-check [-- BACKUP --from 0.1.0]; docs/operations.md#upgrades
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { orEndWithOneLine, ROOT, say } from './run.mjs';

await orEndWithOneLine(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' } },
  });
  await ensureInstalled();
  await ensureBuilt();
  const { buildRelease, RELEASES } = await import('../releases/release.mjs');
  const { checkUpgrade } = await import('../releases/upgrade-check.mjs'); // both need installed packages
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const from = values.from ?? RELEASES.filter((release) => release !== version).at(-1) ?? '';
  const snapshot = positionals[0] ?? liveFolder();
  say(`Preparing release ${from}...`);
  const former = { version: from, folder: await buildRelease(from) };
  const present = { version, folder: ROOT };
  await checkUpgrade({ snapshot: resolve(snapshot), former, present, say });
  say(`The upgrade from ${from} to ${version} and the way back work on this data.`);
});

/** Where the server's SQLite database is; of a PostgreSQL a backup is needed. */
function liveFolder() {
  const { DATA_DIR, DATABASE_URL, DATABASE_URL_FILE } = process.env;
  if (DATABASE_URL || DATABASE_URL_FILE) {
    throw new Error(
      'Give a backup that the running release has made: npm run upgrade-check -- FILE. It is tried on SQLite.',
    );
  }
  return DATA_DIR || 'data';
}
