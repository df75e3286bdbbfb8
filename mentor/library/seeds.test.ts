import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { libraryIndex } from '#mentor/understand/library-index.ts';
import { judgeGoals } from '#mentor/understand/testing/judge-goals.ts';
import { parseLocalDate } from '#rules/activity/local-date.ts';
import { TOPIC_ROUTES } from './routes.ts';

const SEEDS = new URL('./testing/seeds/', import.meta.url);
const MOST_WRONG = 0.11;
const MOST_WRONG_OF_ALL = 0.02;
const LEAST_RIGHT_OF_TOPIC = 0.6;
/** What was reached, less a point. */
const LEAST_RIGHT = 0.86;
/** What was reached on sentences that were written to mend the words, less a point. */
const LEAST_RIGHT_OF_ORDINARY = 0.94;
const MOST_WRONG_OF_ORDINARY = 0.02;

/** A line is `topic/sub: sentence | sentence`, written by people who had not seen the words of the topics. */
const seeds = readdirSync(SEEDS).flatMap((file) =>
  readFileSync(new URL(file, SEEDS), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [id = '', sentences = ''] = line.split(/: (.*)/);
      const [topic = ''] = id.split('/');
      return sentences.split(' | ').map((sentence) => [sentence.trim(), topic] as const);
    }),
);

const today = parseLocalDate('2026-11-16');
if (today === undefined) throw new Error('No calendar has this day.');
const FRESH = new URL('./testing/fresh/', import.meta.url);
/** A line is the kind, the topics that a fair reader accepts and the sentence, between tabs. */
const ordinary = readdirSync(FRESH)
  .filter((file) => /^(?:development|practice)/.test(file))
  .flatMap((file) => readFileSync(new URL(file, FRESH), 'utf8').trim().split('\n'))
  .map((line) => line.split('\t'))
  .map(([, topics = '', goal = '']) => [goal, topics] as const);

const judged = judgeGoals(seeds, libraryIndex(), today).map(({ verdict }, at) => ({
  verdict,
  topic: seeds[at]?.[1],
}));

type Judged = (typeof judged)[number];

function partOf(some: readonly Judged[], isCounted: (one: Judged) => boolean): number {
  return some.filter(isCounted).length / some.length;
}

describe("[FG20] each topic's seeds route to it", () => {
  it.each(TOPIC_ROUTES)('$shelf/$id: mostly read right, hardly ever wrong unasked', ({ id }) => {
    const own = judged.filter(({ topic }) => topic === id);
    expect(own.length).toBeGreaterThan(0);
    expect(partOf(own, ({ verdict }) => verdict === 'right')).toBeGreaterThanOrEqual(
      LEAST_RIGHT_OF_TOPIC,
    );
    expect(partOf(own, ({ verdict }) => verdict === 'wrong')).toBeLessThanOrEqual(MOST_WRONG);
  });

  it('of all seeds most are read right', () => {
    expect(seeds.length).toBeGreaterThan(2000);
    expect(partOf(judged, ({ verdict }) => verdict === 'right')).toBeGreaterThanOrEqual(
      LEAST_RIGHT,
    );
    expect(partOf(judged, ({ verdict }) => verdict === 'wrong')).toBeLessThanOrEqual(
      MOST_WRONG_OF_ALL,
    );
  });

  it('of ordinary sentences nearly all are read right, and hardly one wrong without asking', () => {
    expect(ordinary.length).toBeGreaterThan(1000);
    const read = judgeGoals(ordinary, libraryIndex(), today).map(({ verdict }) => verdict);
    const part = (verdict: string) => read.filter((one) => one === verdict).length / read.length;
    expect(part('right')).toBeGreaterThanOrEqual(LEAST_RIGHT_OF_ORDINARY);
    expect(part('wrong')).toBeLessThanOrEqual(MOST_WRONG_OF_ORDINARY);
  });
});
