// Writes the tables of docs/reliability.md and docs/performance.md from what was measured: the figures.json of sim, bench and
// chaos, and sim/faults.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isReached } from './figures.mjs';
import { ROOT } from './run.mjs';

const DOCUMENTS = ['reliability.md', 'performance.md'].map((name) => join(ROOT, 'docs', name));
const CHAOS = join('server', 'testing', 'chaos');

/**
 * @param {string} name
 * @param {string} [folder]
 */
function read(name, folder = 'sim') {
  return JSON.parse(readFileSync(join(ROOT, folder, name), 'utf8'));
}

/** @param {number} value */
function number(value) {
  return value.toLocaleString('en');
}

function runTable() {
  const it = read('figures.json');
  return [
    '| figure | measured |',
    '|---|---|',
    `| steps | ${number(it.steps)} |`,
    `| worlds | ${number(it.runs)}, of which ${number(it.twice)} were played twice with the same hash |`,
    `| what hunters did | ${number(it.acts)} acts; ${number(it.commands)} commands of ${it.kinds.length} kinds in the logs |`,
    `| requests | ${number(it.requests)} |`,
    '| violations | none up to there: a run ends with the first |',
    `| longest way from the last fault to agreement | ${number(it.longestSettleMs / 1_000)} simulated seconds, of 120 allowed |`,
    `| steps per second | ${number(it.stepsPerSecond)} |`,
    `| simulated life | ${number(it.hunterYears)} hunter-years, ${number(it.hunterYearsPerHour)} hunter-years per hour |`,
  ].join('\n');
}

function faultTable() {
  const found = Object.entries(read('faults.json'));
  const rows = found.map(([name, { steps, as }], at) => {
    const words = as.replaceAll('|', '/').slice(0, 80);
    return `| ${at + 1} | ${name} | ${number(steps)} | ${words} |`;
  });
  return ['| | planted fault | steps until found | as |', '|---|---|---|---|', ...rows].join('\n');
}

/**
 * @param {import('./figures.mjs').Bound | undefined} bound
 * @returns {string}
 */
function words(bound) {
  if (bound?.most !== undefined) return `at most ${number(bound.most)}`;
  return bound?.least === undefined ? '' : `at least ${number(bound.least)}`;
}

/** @param {import('./figures.mjs').Figure} figure */
function slowness({ pace = 1 }) {
  return pace > 1.05 ? `, on a machine ${number(Number(pace.toFixed(1)))} times slower` : '';
}

/**
 * Each figure beside its limit and its goal.
 * @param {Record<string, import('./figures.mjs').Figure>} figures
 */
export function figureTable(figures) {
  const rows = Object.values(figures).map((it) => {
    const verdict =
      it.goal === undefined ? '' : isReached(it, it.goal) ? ', reached' : ', **missed**';
    const cells = [
      it.what,
      `${number(it.value)} ${it.unit}${slowness(it)}`,
      `${words(it.limit)}${isReached({ value: it.value }, it.limit) ? '' : ', **missed**'}`,
      `${words(it.goal)}${verdict}`,
      it.note ?? '',
      it.load === undefined ? '' : number(it.load),
    ];
    return `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
  });
  const head = ['| figure | measured | limit | goal | from | load |', '|---|---|---|---|---|---|'];
  return [...head, ...rows].join('\n');
}

const CHAOS_WORDS = {
  devices: 'devices',
  servers: 'servers',
  rounds: 'rounds of faults',
  seed: 'seed',
  recorded: 'commands recorded',
  acknowledged: 'acknowledged to devices, given back ones among them',
  lost: 'lost',
  doubled: 'doubled',
  leaked: 'of another account seen',
  torn: 'different logs or documents seen',
  strange: 'refused, or done by nobody',
};

/** The worlds of `npm run chaos`, one column each. */
function worldTable() {
  const all = read('figures.json', CHAOS);
  const worlds = [all['world-sqlite'], all['world-postgres']].filter(Boolean);
  /** @type {(what: string, cell: (world: any) => string) => string} */
  const row = (what, cell) => `| ${what} | ${worlds.map(cell).join(' | ')} |`;
  /** @type {(counts: Record<string, number>) => string} */
  const counts = (of) =>
    Object.entries(of)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ');
  return [
    row('', ({ engine }) => (engine === 'sqlite' ? 'SQLite' : 'PostgreSQL')),
    `|---|${worlds.map(() => '---|').join('')}`,
    ...Object.entries(CHAOS_WORDS).map(([key, what]) => row(what, (world) => number(world[key]))),
    row('faults', ({ faults }) => counts(faults)),
    row('on the wires', ({ wires }) => counts(wires)),
    row('from the last fault to agreement, ms', ({ settledMs }) => number(settledMs)),
    row('left out', ({ leftOut }) => leftOut),
    row('measured on', ({ on }) => on),
  ].join('\n');
}

/** The single faults of `npm run chaos`. */
function killTable() {
  const all = read('figures.json', CHAOS);
  const name = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
  const rows = Object.entries(name).flatMap(([engine, words]) => {
    const { [`kills-${engine}`]: kills, [`rollbacks-${engine}`]: back } = all;
    return [
      kills &&
        `| ${words}, kills under load | ${number(kills.kills)} | ${number(kills.acknowledged)} acknowledged, 0 lost, 0 doubled | ready after ${number(kills.readyMs)} ms in the middle, ${number(kills.slowestReadyMs)} ms at most | ${kills.on} |`,
      back &&
        `| ${words}, databases put back | ${number(back.rollbacks)} | ${number(back.kept)} that a device still had, 0 lost, 0 doubled | ${back.devices} devices | ${back.on} |`,
    ].filter(Boolean);
  });
  return ['| | times | commands | | measured on |', '|---|---|---|---|---|', ...rows].join('\n');
}

/** @param {string} prefix */
function benchTable(prefix) {
  const all = Object.entries(read('figures.json', 'bench'));
  const isGroup = (/** @type {string} */ id) =>
    (GROUPS.find(([, ids]) => ids.test(id)) ?? ['more'])[0] === prefix;
  return figureTable(Object.fromEntries(all.filter(([id]) => isGroup(id))));
}

/** @type {readonly (readonly [string, RegExp])[]} */
const GROUPS = [
  ['server', /^(push|half-load|fan-out|idle|herd|sign-ins|start)/],
  ['page', /^(lighthouse|new-device|usable|screen|click|board|chronicle|import|soak)/],
];

const TABLES = {
  run: runTable,
  faults: faultTable,
  worlds: worldTable,
  kills: killTable,
  server: () => benchTable('server'),
  page: () => benchTable('page'),
  more: () => benchTable('more'),
};

/**
 * The document with its tables as the figures say.
 * @param {string} text
 */
export function withTables(text) {
  return text.replace(
    /(<!-- table: (\w+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_all, begin, /** @type {keyof typeof TABLES} */ name, end) =>
      `${begin}${TABLES[name]()}\n${end}`,
  );
}

/** Writes the tables of both documents anew. */
export function writeTables() {
  for (const path of DOCUMENTS) writeFileSync(path, withTables(readFileSync(path, 'utf8')));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeTables();
