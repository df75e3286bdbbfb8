import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { serviceWorker } from './vite.service-worker.ts';

/** Behind the gate, with the few lines that the Command Center and the Quest Board both need. */
const DUNGEON =
  /\/(app\/dungeon|byte-length|complete-quest|finish-quest|tick-subtask|told-once|do-deeds|remove-quest|ui\/(badge|badge-level|banner|bar|bar-headed|button-link|day-words|panel|seal|tick-box))\./;

/**
 * One chunk for what the first page needs and one for what many places share: left alone, every few
 * lines that two places have in common become a request. What reads the server's words stays out of
 * it, because no paint waits for that. The service worker stays in one piece.
 */
const CHUNKS = [
  { name: 'first', tags: ['$initial' as const], test: /^(?!.*service-worker)/, priority: 3 },
  { name: 'windows', test: /\/web\/ui\/(dialog|field|choice)/, priority: 2 },
  { name: 'dungeon', test: DUNGEON, priority: 2 },
  {
    name: 'shared',
    minShareCount: 4,
    test: /^(?!.*(duration|valibot|\/protocol\/(?!byte-length)))/,
    priority: 1,
  },
];

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), serviceWorker(), precompress()],
  // wouter asks for what React 18 did not have yet, and brings a parser that nobody calls.
  resolve: {
    alias: {
      'use-sync-external-store/shim/index.js': 'react',
      regexparam: join(import.meta.dirname, 'web/platform/no-patterns.ts'),
    },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    sourcemap: false,
    manifest: true,
    // The content security policy allows neither the polyfill's inline code nor data: fonts.
    // Which files a later part needs is written in that part: the first file need not know them all.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType, hostId }) =>
        hostType === 'html' || hostId.includes('index-') ? files : [],
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
});

/** Pictures and fonts are compressed already, and nobody is sent what lies in a hidden folder. */
function isWorthIt(path: string): boolean {
  return /\.(html|js|css|svg|json|txt|webmanifest)$/.test(path) && !path.startsWith('.');
}

/**
 * Writes `.br` and `.gz` beside every text: here there is time to try as hard as possible. Every one
 * of them, because the server sends what lies there and compresses nothing itself.
 */
function precompress(): Plugin {
  const hardest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    name: 'duskgate-precompress',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const path of readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
        isWorthIt,
      )) {
        const content = readFileSync(join(dir, path));
        writeFileSync(join(dir, `${path}.br`), brotliCompressSync(content, hardest));
        writeFileSync(join(dir, `${path}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}
