import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const BUILT_FOLDERS = ['rules', 'mentor', 'protocol', 'server', 'web'];
const BUILT_ROOT_FILE = /^(vite\..*\.ts|tsconfig.*\.json)$/;
const TEST_CODE = /\.test\.tsx?$|[\\/]testing[\\/]/;

/**
 * A hash that changes whenever npm would install something else, native bindings included.
 * @param {string} root
 */
export function installFingerprint(root) {
  const { platform, arch, versions } = process;
  return createHash('sha256')
    .update(readFileSync(join(root, 'package.json')))
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${platform}-${arch}-${versions.modules}`)
    .digest('hex');
}

/**
 * A hash that changes whenever the build would write something else; tests and test kits do not count.
 * @param {string} root
 */
export function buildFingerprint(root) {
  const hash = createHash('sha256').update(installFingerprint(root));
  for (const path of builtFiles(root)) {
    const content = readFileSync(join(root, path));
    hash.update(`\n${path} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** @param {string} root */
function builtFiles(root) {
  const rootFiles = readdirSync(root).filter((name) => BUILT_ROOT_FILE.test(name));
  const inFolders = BUILT_FOLDERS.map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !TEST_CODE.test(path));
  return [...rootFiles, ...inFolders].sort();
}
