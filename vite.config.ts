import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkNames, shelvesAfterFirst } from './vite.chunks.ts';
import { ASSET_NAMES, landingPage } from './vite.landing.ts';
import { reactExports } from './vite.react.ts';
import { serviceWorker } from './vite.service-worker.ts';

export default defineConfig({
  root: 'web',
  plugins: [
    reactExports(),
    react(),
    tailwindcss(),
    shelvesAfterFirst(),
    serviceWorker(),
    landingPage(),
    precompress(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    sourcemap: false,
    manifest: true,
    // The content security policy allows neither the polyfill's inline code nor data: URLs.
    modulePreload: { polyfill: false, resolveDependencies: filesToPreload },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Every file names those it imports: the fewest letters that the bundler allows.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ASSET_NAMES,
        codeSplitting: {
          // The service worker must stay a single file.
          groups: [{ name: chunkNames(), test: /^(?!.*\/web\/service-worker\/)/ }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
});

/**
 * What is fetched together with a file, each name in the code of whoever loads it: for screens what is
 * not there yet, for windows nothing, because idle time has loaded the rest before they are opened.
 */
function filesToPreload(_file: string, needed: string[], { hostId }: { hostId: string }) {
  const isFirst = /\/(index|signed-in)-/;
  return needed.filter((one) => isFirst.test(hostId) && !isFirst.test(one));
}

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
