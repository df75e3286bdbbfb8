// What a first visit of the landing page loads, read from the build and held against the budgets.
// Texts are weighed as the `.gz` and `.br` files that the server sends, pictures and fonts as they are.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, say } from './run.mjs';

const WEB = join(ROOT, 'dist', 'web');
const KB = 1000;
const PAGE = 'index.html';
const ICON = 'icon.svg';
/** Each screen loads one of the three. */
const SCREENS = [
  { screen: 'phone', hero: 'hero-780', heroLimit: 90, visitLimit: 210 },
  { screen: 'desktop', hero: 'hero-1440', heroLimit: 120, visitLimit: 240 },
  { screen: 'sharp desktop', hero: 'hero-2880', heroLimit: 200, visitLimit: 320 },
];

/** @typedef {{ file: string, css?: string[], assets?: string[], imports?: string[] }} Chunk */

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

/**
 * @param {readonly string[]} files
 * @param {'' | '.gz' | '.br'} [form]
 */
function kb(files, form = '') {
  return files.reduce((sum, file) => sum + statSync(join(WEB, `${file}${form}`)).size, 0) / KB;
}

const chunks = chunksFrom(PAGE);
const scripts = [...new Set(chunks.map(({ file }) => file))];
const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))];
const assets = [...new Set(chunks.flatMap(({ assets: files = [] }) => files))];
const fonts = assets.filter((file) => file.endsWith('.woff2'));
const drawings = [ICON, ...assets.filter((file) => file.endsWith('.svg'))];
const texts = [PAGE, ...scripts, ...styles, ...drawings];

/** @param {string} name */
function heroKb(name) {
  return kb(assets.filter((file) => file.includes(`/${name}-`)));
}

const budgets = [
  { what: 'JavaScript, gzip', used: kb(scripts, '.gz'), limit: 90, unit: 'kB' },
  { what: 'CSS, gzip', used: kb(styles, '.gz'), limit: 10, unit: 'kB' },
  { what: 'fonts', used: kb(fonts), limit: 36, unit: 'kB' },
  ...SCREENS.map(({ screen, hero, heroLimit }) => ({
    what: `hero picture of a ${screen}`,
    used: heroKb(hero),
    limit: heroLimit,
    unit: 'kB',
  })),
  ...SCREENS.map(({ screen, hero, visitLimit }) => ({
    what: `all that a ${screen} is sent, brotli`,
    used: kb(texts, '.br') + kb(fonts) + heroKb(hero),
    limit: visitLimit,
    unit: 'kB',
  })),
  { what: 'requests, at most', used: texts.length + fonts.length + 1, limit: 15, unit: '' },
];
for (const { what, used, limit, unit } of budgets) {
  const isKept = used > 0 && used <= limit;
  say(`${isKept ? 'ok  ' : 'OVER'} ${what}: ${Number(used.toFixed(1))} of ${limit} ${unit}`);
  if (!isKept) process.exitCode = 1;
}
