// Run after `npm install` has changed package-lock.json.
// npm 11 refuses a lock file that lacks the native bindings of other systems, and a registry may not
// offer them all where the lock was made: each missing one is added at the version its owner asks for.
// Addresses are taken out: the lock says what to install, not where from.
import { readFileSync, writeFileSync } from 'node:fs';

const SYSTEMS = ['darwin', 'win32', 'linux', 'freebsd', 'openbsd', 'android', 'openharmony'];
const CPUS = 'arm64 x64 arm ia32 ppc64 s390x riscv64 loong64 wasm32'.split(' ');
const LOCK = new URL('../package-lock.json', import.meta.url);

/** @param {string} name @param {string} version @param {{ dev?: boolean }} owner */
function bindingEntry(name, version, owner) {
  const words = name.split('/').at(-1)?.replace('windows', 'win32').split('-') ?? [];
  const system = SYSTEMS.find((one) => words.includes(one));
  const cpu = CPUS.find((one) => words.includes(one));
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(owner.dev && { dev: true }),
    optional: true,
    ...(system && { os: [system] }),
    ...(name.includes('musl') && { libc: ['musl'] }),
  };
}

const lock = JSON.parse(readFileSync(LOCK, 'utf8'));
let added = 0;
for (const [owner, entry] of Object.entries(lock.packages)) {
  delete entry.resolved;
  delete entry.funding;
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`;
    const isKnown = lock.packages[place] ?? lock.packages[`${owner}/${place}`];
    if (isKnown || !/^\d+\.\d+\.\d+/.test(version)) continue;
    lock.packages[place] = bindingEntry(name, version, entry);
    added += 1;
  }
}

const { '': root, ...rest } = lock.packages;
const sorted = Object.entries(rest).sort(([one], [other]) => (one < other ? -1 : 1));
lock.packages = { '': root, ...Object.fromEntries(sorted) };
writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} optional packages added`);
