import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const WORKER = 'sw.js';
const PAGE = 'index.html';
/** From web/public: without them every start offline would tell of a failed request. */
const PUBLIC_FILES = ['icon.svg', 'manifest.webmanifest'];
/** What is larger is kept when it is first used: a phone needs no picture for a sharp desktop. */
const LARGEST_KEPT_BYTES = 40_000;
/** Fetched when it is first used, and kept from then on: a language, what reads files of other trackers. */
const RARELY_USED = /\/(language-[a-z]{2}|foreign-import)-/;

/**
 * Builds the service worker and writes in front of it what it keeps for offline. Its version is made
 * from the content of those files: the same build is the same version.
 */
export function serviceWorker(): Plugin {
  let publicDir = '';
  return {
    name: 'duskgate-service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    buildStart() {
      this.emitFile({
        type: 'chunk',
        id: 'service-worker/service-worker.ts',
        fileName: WORKER,
      });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error('The build has no service worker.');
        // It is registered as a classic script, which cannot import.
        if (worker.imports.length > 0) throw new Error(`${WORKER} shares code with the page.`);
        const files = new Map([
          ...PUBLIC_FILES.map((name) => [name, readFileSync(join(publicDir, name))] as const),
          ...keptOf(bundle),
        ]);
        worker.code = `const VERSION=${JSON.stringify(versionOf(files, worker.code))},KEPT=${JSON.stringify(pathsOf(files))};${worker.code}`;
      },
    },
  };
}

function keptOf(bundle: Rolldown.OutputBundle): (readonly [string, Buffer])[] {
  if (bundle[PAGE] === undefined) throw new Error('The page is not built yet.');
  return Object.values(bundle)
    .filter(({ fileName }) => fileName !== WORKER && !fileName.startsWith('.'))
    .map((file) => {
      const content = file.type === 'chunk' ? file.code : file.source;
      return [file.fileName, Buffer.from(content)] as const;
    })
    .filter(([name, { length }]) => isText(name) || length <= LARGEST_KEPT_BYTES)
    .filter(([name]) => !RARELY_USED.test(name));
}

/** Code and styles are kept whatever they weigh: a screen without them does not open. */
function isText(name: string): boolean {
  return /\.(html|js|css)$/.test(name);
}

function pathsOf(files: ReadonlyMap<string, Buffer>): string[] {
  return [...files.keys()].map((name) => (name === PAGE ? '/' : `/${name}`)).sort();
}

function versionOf(files: ReadonlyMap<string, Buffer>, code: string): string {
  const hash = createHash('sha256').update(code);
  for (const name of [...files.keys()].sort()) {
    hash.update(`\n${name}\n`).update(files.get(name) ?? '');
  }
  return hash.digest('hex').slice(0, 16);
}
