import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { noteFigures } from '#server/testing/figures.ts';
import { isReached, keepFigures, missedGoals, withFigures } from './figures.mjs';
import { figureTable, withTables } from './reliability.mjs';

const START = { what: 'A start', value: 1_500, unit: 'ms', goal: { most: 1_000 } };

test('[PF1] [SM19] the tables of both documents are those that the figures give', () => {
  for (const name of ['performance.md', 'reliability.md']) {
    const text = readFileSync(join('docs', name), 'utf8');
    expect(withTables(text)).toBe(text);
    expect(withTables(text.replace('at most', 'at the most'))).toBe(text);
  }
});

test('[PF1] a row has the figure beside its limit and its goal, and says where a goal was missed', () => {
  const table = figureTable({
    start: { ...START, limit: { least: 5 }, note: 'a | b', load: 2.5 },
    slow: { ...START, pace: 2 },
  });
  expect(table.split('\n').slice(2)).toEqual([
    '| A start | 1,500 ms | at least 5 | at most 1,000, **missed** | a / b | 2.5 |',
    '| A start | 1,500 ms, on a machine 2 times slower |  | at most 1,000, reached |  |  |',
  ]);
});

test('[PF2] goals that were missed are named, wider on a slower machine', () => {
  expect(isReached({ value: 0.5 }, { least: 0.6 })).toBe(false);
  expect(isReached({ value: 0.6 }, { least: 0.6 })).toBe(true);
  expect(isReached({ value: 3 }, undefined)).toBe(true);
  const noted = [
    { ...START, name: 'missed' },
    { ...START, name: 'on a slower machine', pace: 1.5 },
    { ...START, name: 'reached', value: 900 },
  ];
  expect(missedGoals(noted)).toEqual(['missed']);
});

test('[PF3] what was measured is kept when the work fails, beside what was measured before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'figures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'figures.json');
  keepFigures(file, [{ name: 'before' }, { name: 'again' }], new Date('2026-01-01T00:00:00Z'));
  onTestFinished(() => void vi.unstubAllEnvs());
  const { noted, failure } = await withFigures(async ({ FIGURES_FILE }) => {
    vi.stubEnv('FIGURES_FILE', FIGURES_FILE);
    noteFigures('again', { value: 2 });
    vi.unstubAllEnvs();
    noteFigures('nobody asked', { value: 3 });
    throw new Error('a limit was missed');
  });
  keepFigures(file, noted, new Date('2026-01-02T00:00:00Z'));
  expect(failure).toEqual(new Error('a limit was missed'));
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    again: { value: 2, on: '2026-01-02' },
    before: { on: '2026-01-01' },
  });
});

test('[PF4] Lighthouse has a lock of its own with a hash for each package and no address', () => {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
  const { packages } = read(join('bench', 'lighthouse', 'package-lock.json'));
  const { '': root, ...others } = packages;
  expect(root.dependencies.lighthouse).toMatch(/^12\.\d+\.\d+$/);
  for (const [path, entry] of Object.entries<Record<string, unknown>>(others)) {
    expect(entry, path).toMatchObject({ integrity: expect.stringMatching(/^sha512-/) });
    expect(entry, path).not.toHaveProperty('resolved');
  }
  expect(Object.keys(read('package-lock.json').packages)).not.toContain('node_modules/lighthouse');
});
