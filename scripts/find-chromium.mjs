import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mayUseApt, onPath, tryDebianPackage } from './debian-packages.mjs';
import { runNode, say } from './run.mjs';

const PLAYWRIGHT = join('node_modules', '@playwright', 'test', 'cli.js');
/** Chromium without windows, which makes a story twice as fast. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome'];
const MAC_PATHS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The path of a Chromium that runs, installing one if there is none; undefined means that
 * Playwright has brought its own and knows where.
 * @returns {Promise<string | undefined>}
 */
export async function ensureChromium() {
  const { CHROMIUM_PATH: given } = process.env;
  if (given && !isRunnable(given)) throw new Error('CHROMIUM_PATH names no Chromium that runs.');
  if (given) return given;
  if (!onPath(SHELL) && mayUseApt()) {
    say('Installing Chromium...');
    await tryDebianPackage(SHELL);
  }
  const found = findChromium();
  if (found) return found;

  await tryDebianPackage('chromium'); // Ubuntu has none of that name.
  const installed = findChromium();
  if (installed) return installed;
  await runNode('Installing Chromium', [PLAYWRIGHT, 'install', 'chromium']);
  return undefined;
}

function findChromium() {
  const windowsPaths = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .flatMap((name) => process.env[name] ?? [])
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  return [...NAMES.flatMap((name) => onPath(name) ?? []), ...MAC_PATHS, ...windowsPaths].find(
    isRunnable,
  );
}

/**
 * Whether a Chromium runs: Ubuntu's chromium-browser is a stub that only asks for a snap. On Windows
 * the file has to do, because Chrome answers `--version` by opening a window.
 * @param {string} path
 */
function isRunnable(path) {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
