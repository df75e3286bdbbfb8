import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const ENTRY = 'features/landing/drawn-landing.tsx';
const ROOT = '<div id="root"></div>';
/** Every file names those it needs: the fewest letters that the bundler allows, the same in both builds. */
export const ASSET_NAMES = 'assets/[name]-[hash:7][extname]';

type Chunk = { readonly file: string; readonly name?: string; readonly css?: readonly string[] };

/**
 * Writes `landing.html`: the page of the app with the landing page drawn in it. The server sends it
 * to whoever has no cookie, who sees it before any script has come.
 */
export function landingPage(): Plugin {
  return {
    name: 'duskgate-landing-page',
    apply: 'build',
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler({ dir = '' }) {
        const page = readFileSync(join(dir, 'index.html'), 'utf8');
        const drawn = await draw(join(dir, '..', 'landing'));
        if (!page.includes(ROOT)) throw new Error('index.html has no empty #root.');
        for (const [file] of drawn.matchAll(/assets\/[\w.-]+/g)) {
          if (!existsSync(join(dir, file))) throw new Error(`landing.html names no file: ${file}`);
        }
        const html = page
          .replace('</head>', () => `${links(dir)}</head>`)
          .replace(ROOT, () => `<div id="root">${drawn}</div>`);
        writeFileSync(join(dir, 'landing.html'), html);
      },
    },
  };
}

/** Files of the build have the same names in both builds: they are made of their content. */
async function draw(outDir: string): Promise<string> {
  await build({
    configFile: false,
    root: 'web',
    logLevel: 'warn',
    plugins: [react()],
    ssr: { noExternal: true },
    build: {
      ssr: ENTRY,
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      copyPublicDir: false,
      rolldownOptions: { output: { assetFileNames: ASSET_NAMES } },
    },
  });
  const { drawnLanding } = await import(pathToFileURL(join(outDir, 'drawn-landing.js')).href);
  rmSync(outDir, { recursive: true });
  // The content security policy allows no style in HTML; the code sets these few, all below the first screen.
  return drawnLanding().replaceAll(/ style="[^"]*"/g, '');
}

/** The styles of the landing page, and its code while the first file is read. */
function links(dir: string): string {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(dir, '.vite', 'manifest.json'), 'utf8'),
  );
  const chunk = Object.values(manifest).find(({ name }) => name === 'landing');
  if (chunk === undefined) throw new Error('The build has no landing page.');
  const styles = (chunk.css ?? []).map(
    (file) => `<link rel="stylesheet" crossorigin href="/${file}">`,
  );
  return [...styles, `<link rel="modulepreload" crossorigin href="/${chunk.file}">`].join('');
}
