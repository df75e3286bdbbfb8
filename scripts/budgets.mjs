// What arrives until a screen can be used, and in all, read from the build and held against the budgets. Texts are weighed as the `.gz` and `.br` files that the
// server sends, pictures and fonts as they are.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { orEndWithOneLine, ROOT, say } from './run.mjs';

const WEB = join(ROOT, 'dist', 'web');
const KB = 1000;
const PAGE = 'index.html';
/** The same page with the landing page drawn in it, for whoever has no cookie (vite.landing.ts). */
const DRAWN_PAGE = 'landing.html';
/** Files of the build by their names in vite.chunks.ts: whoever renames one is told here. */
const LANDING = 'landing';
const SIGNED_IN = 'signed-in';
/** The signed-in screens, by the file of the build that each is in. */
const SCREENS_LOADED = [
  { screen: 'Command Center', file: 'command-center' },
  { screen: 'Quest Board', file: 'board-screen', scriptKb: 120.3 },
  { screen: 'Dungeon Raids', file: 'dungeon-raid' },
  { screen: 'Hunter Profile, Hall of Fame and Shadow Arts', file: 'hunter-screens' },
  { screen: 'Chronicle', file: 'chronicle', scriptKb: 120.9 },
  { screen: 'Settings', file: 'settings-screen' },
  { screen: 'Insights, a quest and Credits', file: 'rare-screens', scriptKb: 126 },
  { screen: 'onboarding', file: 'onboarding-screen' },
];
/**
 * What a signed-in screen may load until it can be used. The goals are 115, 10 and, for the whole app,
 * 260 kB; the rows of today and the rules of habits took more (docs/decisions/0023-weight-of-habits.md).
 */
const SCREEN_KB = 120;
const SCREEN_CSS_KB = 11.5;
const SCREEN_REQUESTS = 15;
const SIGN_IN_KB = 133;
const ROWS_KB = 172;
/** The mentor's library is content, loaded when somebody forges without a model: an index of its words and a file for each shelf. */
const LIBRARY = /^(offline-mentor|shelf|family)-/;
const SHELF = /^shelf-/;
/** Families of goals that no topic is about: a board loads the file of its own (docs/decisions/0026-words-of-the-library.md). */
const FAMILY = /^family-/;
/**
 * Kinds of sessions, and the classifier that reads them: loaded by whoever says what one session of theirs is
 * (docs/decisions/0041-own-answers.md, 0046-sessions-read-by-a-classifier.md).
 */
const SESSIONS = /^family-sessions-/;
const SESSIONS_KB = 49.3;
const FAMILY_KB = 12.5;
/** 11 kB of it are aims: topics that the design counts with its shelves. */
const FAMILIES_KB = 74.3;
const INDEX_KB = 249;
const SHELF_KB = 28.6;
const SHELVES_KB = 225;
/**
 * Words of other languages, and what reads them: loaded one language at a time by whoever writes in it. The goals are 3
 * and 25 kB (docs/decisions/0028-other-languages.md).
 */
const LANGUAGES = /^(language|other-language)-/;
const LANGUAGE = /^language-/;
const LANGUAGE_KB = 5.1;
const LANGUAGES_KB = 67.5;
/** The gate's lists and answers are content in fifteen languages, loaded with the chat or the forge (docs/decisions/0025-gate.md). */
const GATE = /^safety-gate-/;
const GATE_KB = 145;
/** A worker has to be a file of its own. */
const WORKER = /^wake-worker-/;
/** 20 kB of it read files of other trackers, loaded when one is imported (docs/decisions/0031-importers.md). */
/** Reminders took 4.5 kB of it, and as much of what is kept for offline (docs/decisions/0030-reminders.md). */
/** Two-step sign-in, another e-mail and a link by mail took 4.5 kB of it, and 3.8 kB of what is kept for offline (docs/decisions/0035-mail-and-two-step-sign-in.md). */
/** The four answers that make a board somebody's own took 0.5 kB of it and of what is kept for offline (docs/decisions/0041-own-answers.md). */
const WHOLE_APP_KB = 350.5;
const WHOLE_APP_FILES = 42;
const SMALLEST_SCRIPT_KB = 2;

/** Each screen loads one of the three. */
const SCREENS = [
  { screen: 'phone', hero: 'hero-780', heroLimit: 90, visitLimit: 210 },
  { screen: 'desktop', hero: 'hero-1440', heroLimit: 120, visitLimit: 240 },
  { screen: 'sharp desktop', hero: 'hero-2880', heroLimit: 200, visitLimit: 321 },
];

/**
 * @typedef {{ file: string, name?: string, css?: string[], assets?: string[], imports?: string[],
 * dynamicImports?: string[] }} Chunk
 */

/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(join(WEB, '.vite', 'manifest.json'), 'utf8'));
/**
 * The chunk and all it imports at once; what it imports later is not part of the first load.
 * @param {string} key
 * @param {Set<string>} seen
 * @returns {Chunk[]}
 */
function chunksFrom(key, seen) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The build has no chunk ${key}.`);
  if (seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => chunksFrom(imported, seen))];
}

/**
 * What a browser loads that opens the page and then these, each from what is loaded already.
 * @param {readonly string[]} names
 */
function loadedBy(names) {
  const seen = new Set();
  let chunks = chunksFrom(PAGE, seen);
  for (const name of names) {
    const key = chunks
      .flatMap(({ dynamicImports = [] }) => dynamicImports)
      .find((imported) => manifest[imported]?.name === name);
    if (key === undefined) {
      throw new Error(`Nothing loaded so far imports ${name}: budgets.mjs names it wrongly.`);
    }
    chunks = [...chunks, ...chunksFrom(key, seen)];
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
  const { scripts, styles, fonts, drawings, pictures } = loadedBy([LANDING]);
  const texts = [DRAWN_PAGE, ...scripts, ...styles, ...drawings];
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
    budget('requests of the landing page', texts.length + fonts.length + 1, 15, 'files'),
  ];
}

/** @param {{ screen: string, file: string, scriptKb?: number }} loaded */
function screenBudgets({ screen, file, scriptKb = SCREEN_KB }) {
  const { scripts, styles, fonts } = loadedBy([SIGNED_IN, file]);
  const requests = 1 + scripts.length + styles.length;
  return [
    budget(`JavaScript until ${screen} can be used, gzip (goal 115)`, kb(scripts, '.gz'), scriptKb),
    budget(`CSS until ${screen} can be used, gzip (goal 10)`, kb(styles, '.gz'), SCREEN_CSS_KB),
    budget(`fonts of ${screen}`, kb(fonts), 36),
    budget(`page, scripts and styles of ${screen}`, requests, SCREEN_REQUESTS, 'files'),
  ];
}

/** Parts that are loaded right after the first paint; none of them brings the gate or the library. */
function earlyPartBudgets() {
  const signInKb = kb(loadedBy([LANDING, 'gate-windows']).scripts, '.gz');
  const rowsKb = kb(loadedBy([SIGNED_IN, 'board-screen', 'row-parts']).scripts, '.gz');
  return [
    budget('JavaScript until the sign-in window is there, gzip', signInKb, SIGN_IN_KB),
    budget('JavaScript until the rows of a board have all their parts, gzip', rowsKb, ROWS_KB),
  ];
}

/** Everything but the mentor's library and the gate: what a device that uses every screen has loaded. */
function wholeAppBudgets() {
  const names = readdirSync(join(WEB, 'assets')).filter((name) => /\.(js|css)$/.test(name));
  const files = names
    .filter((name) => !LIBRARY.test(name) && !GATE.test(name) && !LANGUAGES.test(name))
    .map((name) => `assets/${name}`);
  const gate = names.filter((name) => GATE.test(name)).map((name) => `assets/${name}`);
  const small = names
    .filter((name) => name.endsWith('.js') && !WORKER.test(name))
    .filter((name) => kb([`assets/${name}`]) < SMALLEST_SCRIPT_KB);
  if (small.length > 0) {
    throw new Error(`Smaller than ${SMALLEST_SCRIPT_KB} kB, so no file of its own: ${small}`);
  }
  return [
    budget(
      "the whole app without the mentor's library and the gate, gzip (goal 260)",
      kb(files, '.gz'),
      WHOLE_APP_KB,
    ),
    budget('files of the whole app', files.length, WHOLE_APP_FILES, 'files'),
    budget("the gate's lists and answers, gzip", kb(gate, '.gz'), GATE_KB),
    ...libraryBudgets(names.filter((name) => LIBRARY.test(name))),
    ...languageBudgets(names.filter((name) => LANGUAGES.test(name))),
  ];
}

/** @param {readonly string[]} names */
function libraryBudgets(names) {
  const shelves = names.filter((name) => SHELF.test(name));
  const sessions = names.filter((name) => SESSIONS.test(name));
  const families = names.filter((name) => FAMILY.test(name) && !SESSIONS.test(name));
  const index = names.filter((name) => !SHELF.test(name) && !FAMILY.test(name));
  /** @param {readonly string[]} some */
  const weight = (some) =>
    kb(
      some.map((name) => `assets/${name}`),
      '.gz',
    );
  return [
    budget("the words of the mentor's library and its planner, gzip", weight(index), INDEX_KB),
    budget('the largest shelf, gzip', Math.max(...shelves.map((name) => weight([name]))), SHELF_KB),
    budget('all shelves, gzip', weight(shelves), SHELVES_KB),
    budget(
      'the largest file of families, gzip',
      Math.max(...families.map((name) => weight([name]))),
      FAMILY_KB,
    ),
    budget('all families, gzip', weight(families), FAMILIES_KB),
    budget('the kinds of sessions, gzip', weight(sessions), SESSIONS_KB),
  ];
}

/** @param {readonly string[]} names */
function languageBudgets(names) {
  const weights = names
    .filter((name) => LANGUAGE.test(name))
    .map((name) => kb([`assets/${name}`], '.gz'));
  const all = names.map((name) => `assets/${name}`);
  return [
    budget('the largest other language, gzip (goal 3)', Math.max(...weights), LANGUAGE_KB),
    budget('all other languages and what reads them, gzip (goal 25)', kb(all, '.gz'), LANGUAGES_KB),
  ];
}

/** Fetched by every browser at each visit; most of it is the list of files to keep. */
const SERVICE_WORKER_KB = 6;

function serviceWorkerBudget() {
  return budget('the service worker, gzip', kb(['sw.js'], '.gz'), SERVICE_WORKER_KB);
}

/** Compressed as it travels: it is fetched once, after the first page stands. */
function offlineBudget() {
  const kept = JSON.parse(
    /KEPT=(\[.*?\])/.exec(readFileSync(join(WEB, 'sw.js'), 'utf8'))?.[1] ?? '[]',
  );
  const compressed = new Set(readdirSync(WEB, { recursive: true, encoding: 'utf8' }));
  const files = kept.map((/** @type {string} */ path) => (path === '/' ? PAGE : path.slice(1)));
  const content = /^assets\/(safety-gate|offline-mentor|shelf|family|language|other-language)-/;
  const ungated = files.filter((/** @type {string} */ file) => !content.test(file));
  const sent = ungated.map((/** @type {string} */ file) =>
    compressed.has(`${file}.br`) ? `${file}.br` : file,
  );
  return budget(
    'all that is kept for offline without the gate and the library, as sent',
    kb(sent),
    413.1,
  );
}

await orEndWithOneLine(async () => {
  const budgets = [
    ...landingBudgets(),
    ...SCREENS_LOADED.flatMap(screenBudgets),
    ...earlyPartBudgets(),
    ...wholeAppBudgets(),
    offlineBudget(),
    serviceWorkerBudget(),
  ];
  for (const { what, used, limit, unit } of budgets) {
    const isKept = used > 0 && used <= limit;
    const sign = isKept ? 'ok  ' : 'OVER';
    say(`${sign} ${what}: ${Number(used.toFixed(1))} of ${limit} ${unit}`);
    if (!isKept) process.exitCode = 1;
  }
});
