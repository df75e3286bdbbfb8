import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { forgeBoard } from '#mentor/planner/forge-board.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';

const FILES = new URL('./testing/levels/', import.meta.url);
const TODAY: LocalDate = '2026-11-18' as LocalDate;

/** A line is a goal, the answer about experience, where they stand today, the level, and whether they have begun. */
function examplesIn(file: string) {
  return readFileSync(new URL(file, FILES), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([goal = '', experience = '', now = '', level = '', hasBegun = '']) => ({
      goal,
      experience,
      now,
      level,
      hasBegun,
    }));
}

type Example = ReturnType<typeof examplesIn>[number];

/** The level that the forge reads, and whether quests of a first day are left out. */
async function readOf({ goal, experience, now }: Example) {
  const { understood } = await forgeBoard(
    { goals: [goal], experience },
    { today: TODAY },
    now === '' ? [] : [{ about: 'own', now }],
  );
  const [{ level = '', levelFrom = '', hasBegun = false } = {}] = understood.goals;
  const isPractised = levelFrom === 'said' && level !== 'Beginner';
  return { level, hasBegun: hasBegun || isPractised ? 'yes' : 'no' };
}

/** The shares of examples whose level, and whose beginning, is read right. */
async function sharesOf(file: string) {
  const examples = examplesIn(file);
  const reads = await Promise.all(
    examples.map(async (example) => ({ example, read: await readOf(example) })),
  );
  const shareOf = (field: 'level' | 'hasBegun') =>
    reads.filter(({ example, read }) => read[field] === example[field]).length / reads.length;
  const wrong = reads
    .filter(
      ({ example: { level, hasBegun }, read }) =>
        read.level !== level || read.hasBegun !== hasBegun,
    )
    .map(
      ({ example, read }) => `${JSON.stringify(read)} for ${Object.values(example).join(' | ')}`,
    );
  return { levels: shareOf('level'), begun: shareOf('hasBegun'), wrong };
}

/** The last sets were written, labels first, when the reader was done; what was reached, less a point. */
test.each([
  ['dev.tsv', 0.96, 0.97],
  ['fresh.tsv', 0.96, 0.97],
  ['fresh-2.tsv', 0.85, 0.85],
])(
  '[FG7] of %s at least this share of levels and beginnings is read right',
  {
    timeout: 60_000,
  },
  async (file, level, begun) => {
    const { levels, begun: beginnings, wrong } = await sharesOf(file);
    expect(levels, wrong.join('\n')).toBeGreaterThanOrEqual(level);
    expect(beginnings, wrong.join('\n')).toBeGreaterThanOrEqual(begun);
  },
);
