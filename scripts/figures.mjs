// What a long run measured: one JSON file, and whether every goal was reached.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @typedef {{ most?: number, least?: number }} Bound */

/** @typedef {{ what: string, value: number, unit: string, limit?: Bound, goal?: Bound, pace?: number, note?: string, load?: number, on?: string }} Figure */

/**
 * Gives the work a file to note figures in, and reads it when the work is over, however it ended.
 * @param {(env: { FIGURES_FILE: string }) => Promise<void>} work
 * @returns {Promise<{ noted: (Figure & { name: string, id?: string })[], failure: unknown }>} those of chaos have other fields
 */
export async function withFigures(work) {
  const folder = mkdtempSync(join(tmpdir(), 'duskgate-figures-'));
  const file = join(folder, 'figures.jsonl');
  /** @type {unknown} */
  let failure;
  try {
    await work({ FIGURES_FILE: file });
  } catch (cause) {
    failure = cause;
  }
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  rmSync(folder, { recursive: true });
  return { noted: lines.filter(Boolean).map((line) => JSON.parse(line)), failure };
}

/**
 * Adds figures to a file of them, each with its day: a run of a part leaves the others as they were.
 * @param {string} file
 * @param {readonly { name: string, id?: string }[]} noted
 * @param {Date} now
 */
export function keepFigures(file, noted, now = new Date()) {
  const on = now.toISOString().slice(0, 10);
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const fresh = noted.map(({ name, id: _sameAsName, ...figure }) => [name, { ...figure, on }]);
  const all = { ...known, ...Object.fromEntries(fresh) };
  const inOrder = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(inOrder, null, 2)}\n`);
}

/**
 * How a figure stands to a bound. A goal in milliseconds is as much wider as the machine was slower.
 * @param {Pick<Figure, 'value' | 'pace'>} figure
 * @param {Bound | undefined} bound
 */
export function isReached({ value, pace = 1 }, bound) {
  if (bound === undefined) return true;
  const { most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY } = bound;
  return value <= most * pace && value >= least;
}

/**
 * The names of figures whose goal was missed.
 * @param {readonly (Figure & { name: string })[]} noted
 */
export function missedGoals(noted) {
  return noted.filter((figure) => !isReached(figure, figure.goal)).map(({ name }) => name);
}
