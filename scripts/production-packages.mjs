/**
 * @typedef {{
 *   version?: string,
 *   dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }>,
 *   os?: string[],
 *   cpu?: string[],
 *   libc?: string[],
 * }} LockEntry
 * @typedef {Readonly<Record<string, LockEntry>>} LockPackages the `packages` of a package-lock.json
 */

const FOLDER = 'node_modules/';

/**
 * The packages that the running server may load, by their place in the lock file: its dependencies with
 * theirs, without build tools that a package names as an optional peer.
 * @param {LockPackages} packages
 * @returns {ReadonlySet<string>}
 */
export function productionPackages(packages) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @type {(place: string, names: readonly string[]) => void} */
  const add = (place, names) => {
    for (const name of names) {
      const at = placeOf(packages, place, name);
      if (at === undefined || found.has(at)) continue;
      found.add(at);
      add(at, neededBy(packages[at] ?? {}));
    }
  };
  add('', Object.keys(packages['']?.dependencies ?? {}));
  return found;
}

/** @param {LockEntry} entry */
function neededBy({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}) {
  const peers = Object.keys(peerDependencies);
  return [
    ...Object.keys(dependencies),
    ...Object.keys(optionalDependencies),
    ...peers.filter((name) => peerDependenciesMeta[name]?.optional !== true),
  ];
}

/**
 * Where a package finds another one: beside itself first, then in each folder above.
 * @param {LockPackages} packages
 * @param {string} place
 * @param {string} name
 */
function placeOf(packages, place, name) {
  const above = place === '' ? [] : place.split(`/${FOLDER}`);
  for (let depth = above.length; depth >= 0; depth -= 1) {
    const candidate = [...above.slice(0, depth), name].join(`/${FOLDER}`);
    const at = depth === 0 ? `${FOLDER}${candidate}` : candidate;
    if (at in packages) return at;
  }
  return undefined;
}

/**
 * Whether a package is for the system of the image: Linux with glibc, on this processor.
 * @param {LockEntry} entry
 * @param {string} place
 * @param {string} arch
 */
export function isForImage({ os, cpu }, place, arch) {
  const fits = (/** @type {string[] | undefined} */ list, /** @type {string} */ value) =>
    list === undefined || list.includes(value);
  return fits(os, 'linux') && fits(cpu, arch) && !/-musl(eabihf)?$/.test(place);
}

/** @param {string} place */
export function packageName(place) {
  return place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);
}
