import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFingerprint, installFingerprint } from './fingerprints.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
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
 * The stamp says that packages were installed, not that nobody touched them since. An error of our
 * own keeps its stack.
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

/** npm empties node_modules first and with it the stamp, so an install that broke is done again. */
export async function ensureInstalled() {
  if (!isNodeSupported(process.versions.node)) {
    throw new Error(
      `Duskgate needs Node 20.19 or newer (on Node 22: 22.12 or newer; not 21); this is ${process.version}.`,
    );
  }
  const isInstalled = () => contentOf(INSTALL_STAMP) === installFingerprint(ROOT);
  if (isInstalled()) return;
  await oneAtATime(async () => {
    if (isInstalled()) return;
    const fingerprint = installFingerprint(ROOT);
    say('Installing packages...');
    const { npm_execpath: execPath } = process.env;
    const npm = npmCommand(execPath);
    const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
    await run('Installing packages', npm.program, [...npm.args, ...args]);
    writeFileSync(INSTALL_STAMP, fingerprint);
  });
}

/** The sources are read before the build: what changes while it runs is built at the next start. */
export async function ensureBuilt() {
  const isBuilt = () =>
    [builtFrom('main'), join(DIST, 'web', 'index.html')].every((path) => existsSync(path)) &&
    contentOf(BUILD_STAMP) === buildFingerprint(ROOT);
  if (isBuilt()) return;
  await oneAtATime(async () => {
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

/** For whoever writes into dist by other means: the stamp would vouch for what they leave there. */
export function forgetBuild() {
  rmSync(BUILD_STAMP, { force: true });
}

/**
 * Packages we use are ES modules loaded by require, which 21 and early 22 refuse.
 * @param {string} version
 */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
}

/**
 * Under yarn or pnpm the variable names their program, which knows no `ci`.
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
