// What a visitor's browser loads before the landing page stands, held against the budgets.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT, say } from './run.mjs';

const WEB = join(ROOT, 'dist', 'web');
const KB = 1000;
const ENTRY = 'index.html';

/** @typedef {{ file: string, css?: string[], imports?: string[] }} Chunk */

/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(join(WEB, '.vite', 'manifest.json'), 'utf8'));

/**
 * The chunk and all it imports at once; what it imports later is not part of the first load.
 * @param {string} name
 * @param {Set<string>} seen
 * @returns {Chunk[]}
 */
function chunksFrom(name, seen = new Set()) {
  const chunk = manifest[name];
  if (chunk === undefined || seen.has(name)) return [];
  seen.add(name);
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => chunksFrom(imported, seen))];
}

/** @param {readonly string[]} files */
function gzipKb(files) {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(WEB, file))).length, 0) / KB;
}

const chunks = chunksFrom(ENTRY);
const scripts = [...new Set(chunks.map(({ file }) => file))];
const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))];
const assets = existsSync(join(WEB, 'assets')) ? readdirSync(join(WEB, 'assets')) : [];
const fonts = assets.filter((name) => name.endsWith('.woff2')).map((name) => join('assets', name));
const fontKb = fonts.reduce((sum, file) => sum + readFileSync(join(WEB, file)).length, 0) / KB;

const budgets = [
  { what: 'landing page JavaScript, gzip', used: gzipKb(scripts), limit: 90, unit: 'kB' },
  { what: 'landing page CSS, gzip', used: gzipKb(styles), limit: 10, unit: 'kB' },
  { what: 'fonts', used: fontKb, limit: 36, unit: 'kB' },
  {
    what: 'requests for page, scripts, styles and fonts',
    used: 1 + scripts.length + styles.length + fonts.length,
    limit: 15,
    unit: '',
  },
];
for (const { what, used, limit, unit } of budgets) {
  const isKept = used > 0 && used <= limit;
  say(`${isKept ? 'ok  ' : 'OVER'} ${what}: ${Number(used.toFixed(1))} of ${limit} ${unit}`);
  if (!isKept) process.exitCode = 1;
}
