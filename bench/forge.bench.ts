import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { TOPIC_ROUTES } from '#mentor/library/routes.ts';
import type { goldenText } from '#mentor/planner/testing/golden-board.ts';
import { evidenceIndex } from '#mentor/understand/evidence-index.ts';
import { figure, median, report, yardstick } from './measure.ts';

const FOLDER = new URL('../mentor/planner/testing/golden/', import.meta.url);
/** Of fewer rounds the fastest of one board in eighty was still a slow one: 0.8 to 1.07 of the yardstick, the same program. */
const ROUNDS = 15;
const MICROSECONDS = 1_000;

/** The program as it is built: in the test runner every call to another file goes by way of an object. */
async function builtGolden(): Promise<typeof goldenText> {
  const root = join(import.meta.dirname, '..');
  const outDir = join(root, 'node_modules', '.cache', 'duskgate-forge');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: 'mentor/planner/testing/golden-board.ts',
      outDir,
      emptyOutDir: true,
      target: 'node20.19',
    },
  });
  const built: { goldenText: typeof goldenText } = await import(
    pathToFileURL(join(outDir, 'golden-board.js')).href
  );
  return built.goldenText;
}

/** Processor time: what else runs on the machine is not counted. */
async function cpuMsOf(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / MICROSECONDS;
}

test('[FG19] the slowest golden board takes no longer than the yardstick, 50 ms on hardware slowed four times', async () => {
  const golden = await builtGolden();
  const texts = readdirSync(FOLDER).map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));
  const fastest = texts.map(() => [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as const);
  // In turn, so that a slow moment slows both alike; the first round loads the shelves and builds the index.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, text] of texts.entries()) {
      const forgings = Number(/^forging: (\d)/m.exec(text)?.[1] ?? 1);
      const board = (await cpuMsOf(() => golden(text))) / forgings;
      const measure = await cpuMsOf(yardstick);
      const [least = board, leastMeasure = measure] = fastest[at] ?? [];
      if (round > 0) fastest[at] = [Math.min(least, board), Math.min(leastMeasure, measure)];
    }
  }
  const isOwn = texts.map((text) => /^act: /m.test(text));
  const ratios = fastest.map(([board, measure]) => board / measure);
  const measures = fastest.map(([, measure]) => measure);
  const boards = fastest.map(([board]) => board);
  /** The slowest board without or with the four own answers. */
  const slowest = (own: boolean) => Math.max(...ratios.filter((_, at) => isOwn[at] === own));
  const msOf = (own: boolean) =>
    `${Math.max(...boards.filter((_, at) => isOwn[at] === own)).toFixed(1)} ms`;
  report(`the yardstick: ${median(measures).toFixed(1)} ms, for 12.5 ms on a machine of today`);
  report(`a board: ${median(boards).toFixed(1)} ms (${median(ratios).toFixed(2)}x)`);
  figure({
    id: 'forge-board',
    what: 'The slowest golden board of the offline forge beside the yardstick',
    value: slowest(false),
    unit: 'times',
    limit: { most: 1 },
    note: msOf(false),
  });
  figure({
    id: 'forge-own-board',
    what: 'The slowest golden board with the four own answers beside the yardstick',
    value: slowest(true),
    unit: 'times',
    limit: { most: 2 },
    goal: { most: 1 },
    note: msOf(true),
  });
});

test('[FG2] the index of the words is built once, in at most 2x the yardstick', async () => {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const build = await cpuMsOf(() => evidenceIndex(TOPIC_ROUTES));
    ratios.push(build / (await cpuMsOf(yardstick)));
  }
  report(`the index: ${Math.min(...ratios).toFixed(1)}x the yardstick`);
  expect(Math.min(...ratios)).toBeLessThanOrEqual(2);
});
