import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './run.mjs';

const SEEDED_CRYPTO = join(ROOT, 'sim', 'seeded-crypto.ts');
const PROBE = join(ROOT, 'sim', 'probe.ts');

/**
 * Module replacement for the simulator: the server's made-up ids follow the seed, and the sync engine's
 * step function is looked at. Production code knows nothing of it.
 */
const replacements = {
  name: 'sim-replacements',
  enforce: /** @type {const} */ ('pre'),
  /** @param {string} id @param {string | undefined} importer */
  resolveId(id, importer = '') {
    if (id === 'node:crypto' && /[\\/]server[\\/]/.test(importer)) return SEEDED_CRYPTO;
    if (id === './step.ts' && importer.endsWith(join('machine', 'engine.ts'))) return PROBE;
    return undefined;
  },
};

/**
 * A fault planted into the real code while it is bundled: a text of one file is replaced by another.
 * @typedef {{ file: string, find: string, replace: string }} Patch
 * @param {readonly Patch[]} patches
 */
function planting(patches) {
  return {
    name: 'sim-planting',
    enforce: /** @type {const} */ ('pre'),
    /** @param {string} code @param {string} id */
    transform(code, id) {
      const [path = ''] = id.split('?');
      let patched = code;
      for (const { file, find, replace } of patches) {
        if (path !== join(ROOT, file)) continue;
        if (patched.split(find).length !== 2) throw new Error(`${file} has not once: ${find}`);
        patched = patched.replace(find, () => replace);
      }
      return patched === code ? undefined : { code: patched, map: null };
    },
  };
}

/**
 * Bundles the simulator into one file, so that it starts at once and runs on every Node we support.
 * @param {{ name: string, patches?: readonly Patch[] }} options
 * @returns {Promise<string>} the file
 */
export async function bundleSim({ name, patches = [] }) {
  const outDir = join(ROOT, 'node_modules', '.cache', 'duskgate-sim');
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [replacements, planting(patches)],
    ssr: { noExternal: ['kysely', 'valibot'] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'node20.19',
      minify: false,
      rolldownOptions: {
        input: { [name]: 'sim/main.ts' },
        output: { entryFileNames: '[name].mjs', codeSplitting: false },
      },
    },
  });
  return join(outDir, `${name}.mjs`);
}
