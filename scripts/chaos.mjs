// 200 kills of the server on SQLite and 50 on PostgreSQL (server and database in turn), under load; 20 rollbacks of each with 4 devices.
import { ensurePostgres } from './find-postgres.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { orEndWithOneLine, runNode } from './run.mjs';

await orEndWithOneLine(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const vitest = 'node_modules/vitest/vitest.mjs';
  await runNode('Chaos', [vitest, 'run', '--project', 'proof', 'chaos'], {
    isShown: true,
    env: {
      CHAOS_SQLITE_KILLS: '200',
      CHAOS_POSTGRES_KILLS: '50',
      CHAOS_ROLLBACKS: '20',
      POSTGRES_BIN: await ensurePostgres(),
    },
  });
});
