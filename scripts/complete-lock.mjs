// Run after `npm install` has changed package-lock.json, or on a system whose bindings it lacks.
// npm locks only the native bindings that the registry offers where it runs. Each other one is asked for
// with its hash and added; one that cannot be had is taken out of the lock and of its owner's list: npm 11
// refuses a list that is longer than the lock, and nothing is installed unchecked.
// Addresses are taken out: the lock says what to install, not where from.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';

const LOCK = new URL('../package-lock.json', import.meta.url);
const runFile = promisify(execFile);

/**
 * What the registry says of a package; undefined if it does not offer it.
 * @param {string} name @param {string} version
 */
async function manifestOf(name, version) {
  try {
    const { stdout } = await runFile('npm', ['view', `${name}@${version}`, '--json'], {
      shell: process.platform === 'win32',
    });
    return JSON.parse(stdout);
  } catch {
    return undefined;
  }
}

/** @param {Record<string, any>} manifest @param {{ dev?: boolean }} owner */
function bindingEntry({ version, dist, cpu, license, engines, os, libc }, owner) {
  return {
    version,
    integrity: dist.integrity,
    ...(cpu && { cpu }),
    ...(owner.dev && { dev: true }),
    ...(libc && { libc }),
    ...(license && { license }),
    optional: true,
    ...(os && { os }),
    ...(engines && { engines }),
  };
}

/** @param {readonly [string, ...unknown[]]} one @param {readonly [string, ...unknown[]]} other */
const byName = ([one], [other]) => (one < other ? -1 : 1);

/** @typedef {{ version: string, dev?: boolean, optionalDependencies: Record<string, string> }} LockEntry */

const lock = JSON.parse(readFileSync(LOCK, 'utf8'));
const counts = { added: 0, left: 0 };

/** @param {string} place the owner's place in the lock @param {LockEntry} owner */
async function completeOwner(place, owner) {
  const name = place.replace(/^.*node_modules\//, '');
  const manifest = await manifestOf(name, owner.version);
  /** @type {Record<string, string>} */
  const wanted = manifest?.optionalDependencies ?? owner.optionalDependencies;
  /** @param {string} one */
  const placeOf = (one) =>
    lock.packages[`${place}/node_modules/${one}`]
      ? `${place}/node_modules/${one}`
      : `node_modules/${one}`;
  await Promise.all(
    Object.entries(wanted).map(async ([one, version]) => {
      if (lock.packages[placeOf(one)]?.integrity || !/^\d+\.\d+\.\d+/.test(version)) return;
      const found = await manifestOf(one, version);
      counts[found ? 'added' : 'left'] += 1;
      if (found) lock.packages[placeOf(one)] = bindingEntry(found, owner);
      else delete lock.packages[placeOf(one)];
    }),
  );
  const held = Object.entries(wanted).filter(([one]) => lock.packages[placeOf(one)]);
  owner.optionalDependencies = Object.fromEntries(held.sort(byName));
}

for (const [place, entry] of Object.entries(lock.packages)) {
  delete entry.resolved;
  delete entry.funding;
  if (place !== '' && entry.optionalDependencies) await completeOwner(place, entry);
}

const { '': root, ...rest } = lock.packages;
lock.packages = { '': root, ...Object.fromEntries(Object.entries(rest).sort(byName)) };
writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
console.log(
  `${counts.added} optional packages added, ${counts.left} left out: this registry has no hash of them`,
);
