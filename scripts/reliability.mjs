// Writes the tables of docs/reliability.md from what was measured: sim/figures.json and sim/faults.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './run.mjs';

const DOCUMENT = join(ROOT, 'docs', 'reliability.md');

/** @param {string} name */
function read(name) {
  return JSON.parse(readFileSync(join(ROOT, 'sim', name), 'utf8'));
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
 * The document with its tables as the figures say.
 * @param {string} text
 */
export function withTables(text) {
  const tables = { run: runTable(), faults: faultTable() };
  return text.replace(
    /(<!-- table: (\w+) -->\n)[\s\S]*?(\n<!-- end -->)/g,
    (_all, begin, /** @type {keyof typeof tables} */ name, end) => `${begin}${tables[name]}${end}`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(DOCUMENT, withTables(readFileSync(DOCUMENT, 'utf8')));
}
