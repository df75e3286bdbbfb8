// What first visits load, read from the build and held against the budgets: the landing page, and the
// app behind the gate with the place it opens. Texts are weighed as the `.gz` and `.br` files that the
// server sends, pictures and fonts as they are.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { orEndWithOneLine, ROOT, say } from './run.mjs';

const WEB = join(ROOT, 'dist', 'web');
const KB = 1000;
const PAGE = 'index.html';
/** Loaded by `import()`, named by their sources: whoever renames one is told here. */
const LANDING = 'features/landing/landing.tsx';
const PLACES = [
  { place: 'Command Center', source: 'features/command-center/command-center.tsx' },
  { place: 'Quest Board', source: 'features/quest-board/quest-board.tsx' },
];
/** Each screen loads one of the three. */
const SCREENS = [
  { screen: 'phone', hero: 'hero-780', heroLimit: 90, visitLimit: 210 },
  { screen: 'desktop', hero: 'hero-1440', heroLimit: 120, visitLimit: 240 },
  { screen: 'sharp desktop', hero: 'hero-2880', heroLimit: 200, visitLimit: 320 },
];

/** @typedef {{ file: string, name?: string, css?: string[], assets?: string[], imports?: string[], dynamicImports?: string[] }} Chunk */

/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(join(WEB, '.vite', 'manifest.json'), 'utf8'));
/** A chunk of vite.config.ts and no single source: its name there is all that is fixed. */
const DUNGEON = Object.keys(manifest).find((key) => manifest[key]?.name === 'dungeon') ?? 'dungeon';

/**
 * The chunk and all it imports at once; what it imports later is not part of the first load.
 * @param {string} name
 * @param {Set<string>} seen
 * @returns {Chunk[]}
 */
function chunksFrom(name, seen) {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`The build has no chunk of web/${name}.`);
  if (seen.has(name)) return [];
  seen.add(name);
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => chunksFrom(imported, seen))];
}

/**
 * What a browser loads that opens these, one after the other, each from what is loaded already.
 * @param {readonly string[]} sources
 */
function loadedBy(sources) {
  /** @type {Chunk[]} */
  let chunks = [];
  const seen = new Set();
  for (const source of sources) {
    const isReached = chunks.some(({ dynamicImports = [] }) => dynamicImports.includes(source));
    if (source !== PAGE && !isReached) {
      throw new Error(`Nothing loaded so far imports web/${source}: budgets.mjs names it wrongly.`);
    }
    chunks = [...chunks, ...chunksFrom(source, seen)];
  }
  const assets = [...new Set(chunks.flatMap(({ assets: files = [] }) => files))];
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))],
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
    fonts: assets.filter((file) => file.endsWith('.woff2')),
    drawings: assets.filter((file) => file.endsWith('.svg')),
    pictures: assets.filter((file) => file.endsWith('.webp')),
  };
}

/**
 * @param {readonly string[]} files
 * @param {'' | '.gz' | '.br'} [form]
 */
function kb(files, form = '') {
  return files.reduce((sum, file) => sum + statSync(join(WEB, `${file}${form}`)).size, 0) / KB;
}

/**
 * @param {string} what
 * @param {number} used
 * @param {number} limit
 * @param {string} [unit]
 */
function budget(what, used, limit, unit = 'kB') {
  return { what, used, limit, unit };
}

function landingBudgets() {
  const { scripts, styles, fonts, drawings, pictures } = loadedBy([PAGE, LANDING]);
  const texts = [PAGE, ...scripts, ...styles, ...drawings];
  /** @param {string} name */
  const heroKb = (name) => kb(pictures.filter((file) => file.includes(`/${name}-`)));
  return [
    budget('JavaScript of the landing page, gzip', kb(scripts, '.gz'), 90),
    budget('CSS of the landing page, gzip', kb(styles, '.gz'), 10),
    budget('fonts', kb(fonts), 36),
    ...SCREENS.map(({ screen, hero, heroLimit }) =>
      budget(`hero picture of a ${screen}`, heroKb(hero), heroLimit),
    ),
    ...SCREENS.map(({ screen, hero, visitLimit }) =>
      budget(
        `all that a ${screen} is sent, brotli`,
        kb(texts, '.br') + kb(fonts) + heroKb(hero),
        visitLimit,
      ),
    ),
    budget('requests of the landing page', texts.length + fonts.length + 1, 15, ''),
  ];
}

/** @param {{ place: string, source: string }} place */
function placeBudgets({ place, source }) {
  const { scripts, styles, fonts } = loadedBy([PAGE, DUNGEON, source]);
  return [
    budget(`JavaScript up to the ${place}, gzip`, kb(scripts, '.gz'), 105),
    budget(`CSS up to the ${place}, gzip`, kb(styles, '.gz'), 10),
    budget(`fonts up to the ${place}`, kb(fonts), 36),
  ];
}

/** Compressed as it travels: it is fetched once, after the first page stands. */
function offlineBudget() {
  const kept = JSON.parse(
    /KEPT=(\[.*?\])/.exec(readFileSync(join(WEB, 'sw.js'), 'utf8'))?.[1] ?? '[]',
  );
  const compressed = new Set(readdirSync(WEB, { recursive: true, encoding: 'utf8' }));
  const files = kept.map((/** @type {string} */ path) => (path === '/' ? PAGE : path.slice(1)));
  const sent = files.map((/** @type {string} */ file) =>
    compressed.has(`${file}.br`) ? `${file}.br` : file,
  );
  return budget('all that is kept for offline, as sent', kb(sent), 400);
}

await orEndWithOneLine(async () => {
  const budgets = [...landingBudgets(), ...PLACES.flatMap(placeBudgets), offlineBudget()];
  for (const { what, used, limit, unit } of budgets) {
    const isKept = used > 0 && used <= limit;
    say(`${isKept ? 'ok  ' : 'OVER'} ${what}: ${Number(used.toFixed(1))} of ${limit} ${unit}`);
    if (!isKept) process.exitCode = 1;
  }
});
