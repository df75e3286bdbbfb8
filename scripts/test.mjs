import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './find-chromium.mjs';
import { ensurePostgres } from './find-postgres.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { orEndWithOneLine, runNode, say, timed } from './run.mjs';

const VITEST = join('node_modules', 'vitest', 'vitest.mjs');
const ROOM = 2_000_000_000;
const PLAYWRIGHT = join('node_modules', '@playwright', 'test', 'cli.js');
/** Certificates of the machine are read at the start of every process; tests talk to this machine only. */
const QUICK_START = { NODE_EXTRA_CA_CERTS: undefined };

await orEndWithOneLine(() => timed({ what: '\nnpm test', work: testAll }));

async function testAll() {
  await ensureInstalled();
  // The checks need neither: what is missing is installed beside them.
  const [{ chromium, postgres }] = await Promise.all([
    ensurePrograms(),
    stage('Checks', [join('scripts', 'check.mjs')]),
  ]);
  const env = {
    TMPDIR: folderInMemory() ?? tmpdir(),
    POSTGRES_BIN: postgres,
    ...(chromium && { CHROMIUM_PATH: chromium }),
  };
  await ensureBuilt();
  await stage('Both databases', [VITEST, 'run', '--project', 'contract'], env);
  await stage('Server processes', [VITEST, 'run', '--project', 'process'], env);
  await stage('Browser', [PLAYWRIGHT, 'test'], env);
}

/** One after the other: both may come from the system's package manager, which runs once at a time. */
async function ensurePrograms() {
  const chromium = await ensureChromium();
  return { chromium, postgres: await ensurePostgres() };
}

/** Databases of tests flush thousands of times; in memory, where there is room for them, a third of the time is saved. */
function folderInMemory() {
  try {
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
    const mount = mounts.find((line) => line.split(' ')[1] === '/dev/shm') ?? '';
    const { bsize, bavail } = statfsSync('/dev/shm');
    const isUsable = mount.includes('rw') && !mount.includes('noexec') && bsize * bavail > ROOM;
    return isUsable ? '/dev/shm' : undefined;
  } catch {
    return undefined; // not on this system
  }
}

/**
 * One after the other: most tests of processes and of the browser look at how long something takes.
 * @param {string} what
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function stage(what, args, env = {}) {
  say(`\n${what}...`);
  return timed({
    what,
    work: () => runNode(what, args, { isShown: true, env: { ...env, ...QUICK_START } }),
  });
}
