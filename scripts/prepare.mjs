import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFingerprint, installFingerprint } from './fingerprints.mjs';
import { withPreparationLock } from './preparation-lock.mjs';
import { ROOT, run, runNode, say } from './run.mjs';

const INSTALL_STAMP = join(ROOT, 'node_modules', '.duskgate');
const DIST = join(ROOT, 'dist');
const BUILD_STAMP = join(DIST, '.built');
const VITE = join('node_modules', 'vite', 'bin', 'vite.js');

const DAMAGED = 'A package is missing or damaged. Delete the folder node_modules and start again.';

/** @param {string} name what was built from server/<name>.ts */
export function builtFrom(name) {
  return join(DIST, 'server', `${name}.js`);
}

/**
 * Runs what was built from server/<name>.ts in this process.
 * @param {string} name
 */
export async function runBuilt(name) {
  try {
    await import(pathToFileURL(builtFrom(name)).href);
  } catch (failure) {
    if (!isDamage(failure)) throw failure;
    process.stderr.write(`${DAMAGED}\n`);
    process.exit(1);
  }
}

/**
 * Whether a failure comes from a missing or damaged package; an error of our own keeps its stack.
 * @param {unknown} failure
 */
export function isDamage(failure) {
  if (!(failure instanceof Error)) return false;
  const code = 'code' in failure ? failure.code : undefined;
  if (failure instanceof SyntaxError) return !/at JSON\.parse/.test(failure.stack ?? '');
  return (
    ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND', 'ERR_DLOPEN_FAILED'].includes(`${code}`) ||
    /native binding/i.test(failure.message)
  );
}

/**
 * Installs the packages unless they are installed. npm removes the stamp first, so a broken install
 * is repeated.
 */
export async function ensureInstalled() {
  if (!isNodeSupported(process.versions.node)) {
    throw new Error(
      `Duskgate needs Node 20.19 or newer (on Node 22: 22.12 or newer; not 21); this is ${process.version}.`,
    );
  }
  const isInstalled = () => contentOf(INSTALL_STAMP) === installFingerprint(ROOT);
  if (isInstalled()) return;
  await withPreparationLock(async () => {
    if (isInstalled()) return;
    const fingerprint = installFingerprint(ROOT);
    if (!hasBuildTools(JSON.parse(contentOf(join(ROOT, 'package-lock.json')) ?? '{}'), SYSTEM)) {
      throw new Error(
        `The lock file holds no build tools for ${SYSTEM.platform}-${SYSTEM.arch}${SYSTEM.isMusl ? '-musl' : ''}. Run "npm run lock" once: it asks your registry for them and their hashes.`,
      );
    }
    say('Installing packages...');
    const { npm_execpath: execPath } = process.env;
    const npm = npmCommand(execPath);
    const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
    await run('Installing packages', npm.program, [...npm.args, ...args]);
    writeFileSync(INSTALL_STAMP, fingerprint);
  });
}

/** @typedef {{ platform: string, arch: string, isMusl: boolean }} System */

/** @type {System} */
const SYSTEM = {
  platform: process.platform,
  arch: process.arch,
  isMusl: existsSync('/etc/alpine-release'),
};

/**
 * Whether the lock file has the bundler's native part for a system; it holds only what was offered
 * with a hash.
 * @param {{ packages?: Record<string, unknown> }} lock
 * @param {System} system
 */
export function hasBuildTools({ packages = {} }, { platform, arch, isMusl }) {
  const binding = `node_modules/@rolldown/binding-${platform}-${arch}`;
  return Object.keys(packages).some(
    (place) => place.startsWith(binding) && place.includes('musl') === isMusl,
  );
}

/** Builds unless the build is up to date. Sources that change meanwhile are built at the next start. */
export async function ensureBuilt() {
  const isBuilt = () =>
    [builtFrom('main'), join(DIST, 'web', 'index.html')].every((path) => existsSync(path)) &&
    contentOf(BUILD_STAMP) === buildFingerprint(ROOT);
  if (isBuilt()) return;
  await withPreparationLock(async () => {
    if (isBuilt()) return;
    if (!existsSync(join(ROOT, VITE))) throw new Error(DAMAGED);
    const fingerprint = buildFingerprint(ROOT);
    say('Building...');
    rmSync(DIST, { recursive: true, force: true });
    await runNode('Building the web app', [VITE, 'build']);
    await runNode('Building the server', [VITE, 'build', '--config', 'vite.server.config.ts']);
    writeFileSync(BUILD_STAMP, fingerprint);
  });
}

/** Makes the next start build again, for programs that write into dist themselves. */
export function forgetBuild() {
  rmSync(BUILD_STAMP, { force: true });
}

/**
 * Some packages are ES modules loaded by require, which Node 21 and early 22 refuse.
 * @param {string} version
 */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
}

/**
 * How to call npm. Under yarn or pnpm the variable names their program, which has no `ci`.
 * @param {string | undefined} execPath
 */
export function npmCommand(execPath) {
  return execPath && basename(execPath) === 'npm-cli.js'
    ? { program: process.execPath, args: [execPath] }
    : { program: 'npm', args: [] };
}

/** @param {string} path */
function contentOf(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
