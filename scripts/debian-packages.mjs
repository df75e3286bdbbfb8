import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, say } from './run.mjs';

/**
 * Tries to install a Debian package where apt may be used. It does not throw: the caller looks
 * afterwards whether the program is there.
 * @param {string} name
 */
export async function tryDebianPackage(name) {
  if (!mayUseApt()) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const args = ['install', '-y', '--no-install-recommends', name];
  try {
    await run('Updating the package list', 'apt-get', ['update'], { env });
    await run(`Installing the ${name} package`, 'apt-get', args, { env });
  } catch (failure) {
    say(`${failure instanceof Error ? failure.message : failure} Trying another way.`);
  }
}

export function mayUseApt() {
  return process.getuid?.() === 0 && onPath('apt-get') !== undefined;
}

/** @param {string} name */
export function onPath(name) {
  return pathFolders()
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

export function pathFolders() {
  const { PATH = '' } = process.env;
  return PATH.split(delimiter);
}
