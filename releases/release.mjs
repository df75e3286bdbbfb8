import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFingerprint } from '../scripts/fingerprints.mjs';
import { npmCommand } from '../scripts/prepare.mjs';
import { ROOT, run, runNode } from '../scripts/run.mjs';

const VITE = join('node_modules', 'vite', 'bin', 'vite.js');
const NPM_CI = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
const NAME = /^\d+\.\d+\.\d+$/;

/** @type {Readonly<Record<string, string>>} */
const COMMITS = JSON.parse(readFileSync(new URL('./releases.json', import.meta.url), 'utf8'));

/** The versions, oldest first. */
export const RELEASES = Object.keys(COMMITS);

/**
 * The folder of a built release, with the sources it was built from. It is made once for each work
 * tree and set of packages, and used again by later calls.
 * @param {string} version
 * @param {{ hasWeb?: boolean, repository?: string }} [options] hasWeb builds the page too, which takes longer
 * @returns {Promise<string>}
 */
export async function buildRelease(version, { hasWeb = false, repository = ROOT } = {}) {
  const commit = commitOf(version);
  const folder = folderOf(version, [commit, hasWeb, repository]);
  if (isOurs(folder)) return folder;

  const unfinished = mkdtempSync(`${folder}-`);
  try {
    await extract(version, commit, { repository, to: unfinished });
    await addPackages(version, unfinished);
    if (hasWeb) await build(version, unfinished, []);
    await build(version, unfinished, ['--config', 'vite.server.config.ts']);
    rename(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/**
 * The path of what a release built from its server/<name>.ts.
 * @param {string} folder
 * @param {string} [name]
 */
export function programOf(folder, name = 'main') {
  return join(folder, 'dist', 'server', `${name}.js`);
}

/** @param {string} version */
function commitOf(version) {
  const commit = NAME.test(version) ? COMMITS[version] : undefined;
  if (commit === undefined) throw new Error(`${version} is no release of releases/releases.json.`);
  return commit;
}

/**
 * The work tree and its packages are part of the name, because the packages may be a link to them.
 * @param {string} version
 * @param {readonly unknown[]} origin
 */
function folderOf(version, origin) {
  const hash = createHash('sha256')
    .update(JSON.stringify([...origin, ROOT, installFingerprint(ROOT)]))
    .digest('hex');
  return join(tmpdir(), `duskgate-release-${version}-${hash.slice(0, 16)}`);
}

/**
 * The temporary folder is open to every user of the machine, and what is found there is run.
 * @param {string} folder
 */
function isOurs(folder) {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined) return false;
  if (process.getuid && found.uid !== process.getuid()) {
    throw new Error(`${folder} belongs to another user; remove it.`);
  }
  return true;
}

/**
 * @param {string} version
 * @param {string} commit
 * @param {{ repository: string, to: string }} places
 */
async function extract(version, commit, { repository, to }) {
  const isKnown = spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: repository });
  if (isKnown.status !== 0) {
    throw new Error(
      `Release ${version} is commit ${commit}, which this clone does not have: git fetch --unshallow brings it.`,
    );
  }
  const archive = join(to, 'release.tar');
  const args = ['archive', '--format=tar', `--output=${archive}`, commit];
  await run(`Reading release ${version}`, 'git', args, { cwd: repository });
  await run(`Unpacking release ${version}`, 'tar', ['-xf', archive], { cwd: to });
  rmSync(archive);
}

/**
 * @param {string} version
 * @param {string} folder
 */
async function addPackages(version, folder) {
  if (packagesOf(folder) === packagesOf(ROOT)) {
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
    return;
  }
  const { npm_execpath: execPath } = process.env;
  const npm = npmCommand(execPath);
  const what = `Installing the packages of release ${version}`;
  await run(what, npm.program, [...npm.args, ...NPM_CI], { cwd: folder });
}

/**
 * Every installed package with its version, but not the name and version of the product itself.
 * @param {string} root
 */
function packagesOf(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return JSON.stringify({ ...packages, '': undefined });
}

/**
 * @param {string} version
 * @param {string} folder
 * @param {readonly string[]} options
 */
function build(version, folder, options) {
  const args = [VITE, 'build', '--logLevel', 'warn', ...options];
  return runNode(`Building release ${version}`, args, { cwd: folder });
}

/**
 * In one step, so that nobody sees half a release. Whoever built the same in the meantime was first.
 * @param {string} unfinished
 * @param {string} folder
 */
function rename(unfinished, folder) {
  try {
    renameSync(unfinished, folder);
  } catch (cause) {
    if (!isOurs(folder)) throw cause;
  }
}
