// 200 kills of the server on SQLite and 50 on PostgreSQL (server and database in turn), under load; 20 rollbacks of each with 4
// devices; a world of 50 devices on bad wires under every fault, on each engine.
// npm run chaos [-- --seed 1 --rounds 24 --devices 50 --part worlds|kills]
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keepFigures, withFigures } from './figures.mjs';
import { ensurePostgres } from './find-postgres.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { writeTables } from './reliability.mjs';
import { orEndWithOneLine, ROOT, runNode } from './run.mjs';

const VITEST = join('node_modules', 'vitest', 'vitest.mjs');
const FIGURES = join(ROOT, 'server', 'testing', 'chaos', 'figures.json');
const PARTS = {
  worlds: 'operations/chaos-world',
  kills: 'operations/chaos.proof',
  all: 'operations/chaos',
};

await orEndWithOneLine(async () => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      rounds: { type: 'string', default: '24' },
      devices: { type: 'string', default: '50' },
      part: { type: 'string', default: 'all' },
    },
  });
  const { seed, rounds, devices, part } = values;
  const path = PARTS[/** @type {keyof typeof PARTS} */ (part)];
  if (path === undefined) throw new Error(`--part is one of ${Object.keys(PARTS).join(', ')}.`);
  for (const [name, text] of Object.entries({ seed, rounds, devices })) {
    if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} is a whole number.`);
  }
  await ensureInstalled();
  await ensureBuilt();
  const POSTGRES_BIN = await ensurePostgres();
  const { noted, failure } = await withFigures((env) =>
    runNode('Chaos', [VITEST, 'run', '--silent', '--project', 'proof', path], {
      isShown: true,
      env: {
        ...env,
        CHAOS_SQLITE_KILLS: '200',
        CHAOS_POSTGRES_KILLS: '50',
        CHAOS_ROLLBACKS: '20',
        CHAOS_SEED: seed,
        CHAOS_ROUNDS: rounds,
        CHAOS_DEVICES: devices,
        POSTGRES_BIN,
      },
    }),
  );
  keepFigures(FIGURES, noted);
  writeTables();
  if (failure) throw failure;
});
