// Every figure of docs/performance.md. A missed limit or goal ends with an error.
// npm run bench [-- --soak SECONDS --runs 5 --streams 10000 --herd 2000] [names of bench/*.bench.ts]
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keepFigures, missedGoals, withFigures } from './figures.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { ensurePostgres } from './find-postgres.mjs';
import { ensureBuilt, ensureInstalled, npmCommand } from './prepare.mjs';
import { figureTable, writeTables } from './reliability.mjs';
import { orEndWithOneLine, ROOT, run, runNode, say } from './run.mjs';

const VITEST = join('node_modules', 'vitest', 'vitest.mjs');
const LIGHTHOUSE = join(ROOT, 'bench', 'lighthouse');
/** Where no tool of ours looks for sources. */
const LIGHTHOUSE_HOME = join(ROOT, 'node_modules', '.lighthouse');
const NPM_CI = ['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'];

await orEndWithOneLine(async () => {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: {
      soak: { type: 'string', default: '600' },
      runs: { type: 'string', default: '5' },
      streams: { type: 'string', default: '10000' },
      herd: { type: 'string', default: '2000' },
    },
  });
  await ensureInstalled();
  if (names.length === 0 || names.includes('lighthouse')) await ensureLighthouse();
  const chromium = await ensureChromium();
  const settings = {
    BENCH_SOAK_SECONDS: values.soak,
    BENCH_LIGHTHOUSE_RUNS: values.runs,
    BENCH_STREAMS: values.streams,
    BENCH_HERD: values.herd,
    POSTGRES_BIN: await ensurePostgres(),
    NODE_EXTRA_CA_CERTS: undefined, // read at the start of every process, and none of it is used
    ...(chromium && { CHROMIUM_PATH: chromium }),
  };
  await ensureBuilt();
  const files = names.map((name) => join('bench', `${name}.bench.ts`));
  const { noted, failure } = await withFigures((env) =>
    runNode('Benchmarks', [VITEST, 'run', '--project', 'bench', ...files], {
      isShown: true,
      env: { ...env, ...settings },
    }),
  );
  keepFigures(join(ROOT, 'bench', 'figures.json'), noted);
  writeTables();
  say(`\n${figureTable(Object.fromEntries(noted.map((figure) => [figure.name, figure])))}`);
  if (failure) throw failure;
  const missed = missedGoals(noted);
  if (missed.length > 0) throw new Error(`Goals that were missed: ${missed.join(', ')}.`);
});

/** Lighthouse brings 200 packages, which nothing else needs: they are installed apart, checked by their own lock. */
async function ensureLighthouse() {
  const lock = readFileSync(join(LIGHTHOUSE, 'package-lock.json'), 'utf8');
  const stamp = join(LIGHTHOUSE_HOME, '.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('Installing Lighthouse...');
  cpSync(LIGHTHOUSE, LIGHTHOUSE_HOME, { recursive: true });
  const { npm_execpath: execPath } = process.env;
  const npm = npmCommand(execPath);
  const args = [...npm.args, ...NPM_CI];
  await run('Installing Lighthouse', npm.program, args, { cwd: LIGHTHOUSE_HOME });
  writeFileSync(stamp, lock);
}
