import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { libraryIndex } from '#mentor/understand/library-index.ts';
import { CONFIDENCE } from '#mentor/understand/score.ts';
import { understand } from '#mentor/understand/understand.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { sample } from '#rules/testing/sample.ts';

const today = '2026-11-16' as LocalDate;
/** As the design asks. */
const LEAST_ALIKE = 0.95;

/** A block is `# topic: goal` and ten other ways to say it, written before the words of the topics were read. */
const blocks = readFileSync(new URL('./testing/paraphrases.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n\n')
  .map((block) => {
    const [head = '', ...others] = block.split('\n');
    const [, topic = '', plain = ''] = /^# ([\w-]+): (.*)$/.exec(head) ?? [];
    return { topic, plain, others };
  });

type Read = ReturnType<typeof readAnew>;

/** Many a sentence is asked for again: each is read once. */
const known = new Map<string, Read>();

function read(goal: string): Read {
  const found = known.get(goal) ?? readAnew(goal);
  known.set(goal, found);
  return found;
}

function readAnew(goal: string) {
  const { goals, time } = understand({ goals: [goal] }, { index: libraryIndex(), today });
  const topics = goals.map(({ reading, shape }) => reading?.topic ?? `shape ${shape}`);
  return {
    topic: topics[0],
    topics: topics.toSorted(),
    offered: (goals[0]?.near ?? []).map(({ topic }) => topic),
    confidence: goals[0]?.confidence ?? 0,
    time,
  };
}

describe('[FG41] ten ways to say one goal', () => {
  it('each goal is read as its topic, plainly said', () => {
    expect(blocks).toHaveLength(40);
    for (const { plain, topic, others } of blocks) {
      expect(others, plain).toHaveLength(10);
      expect(read(plain).topic, plain).toBe(topic);
    }
  });

  it('most of the others lead to the same topic', () => {
    const alike = blocks.flatMap(({ topic, others }) =>
      others.map((goal) => read(goal).topic === topic),
    );
    expect(alike.filter(Boolean).length / alike.length).toBeGreaterThanOrEqual(LEAST_ALIKE);
  });
});

const sentences = blocks.flatMap(({ plain, others }) => [plain, ...others]);
const words = (goal: string) => goal.split(' ');
const without = (goal: string, at: number) =>
  words(goal)
    .filter((_, place) => place !== at)
    .join(' ');

/** Changes that say the same: [kind, every changed sentence of a sentence]. */
const HARMLESS: readonly (readonly [string, (goal: string) => readonly string[]])[] = [
  [
    'doubt',
    (goal) => [
      `maybe ${goal.charAt(0).toLowerCase()}${goal.slice(1)}`,
      `${goal}, maybe`,
      goal.replace(' ', ' perhaps '),
    ],
  ],
  ['capitals', (goal) => [goal.toUpperCase(), goal.toLowerCase()]],
  ['emoji', (goal) => [`${goal} 🙂`, `🏃‍♀️ ${goal}`, goal.replace(' ', ' 🎯 ')]],
  ['signs and spaces', (goal) => [`${goal}!!!`, `  ${goal}  ...`, goal.replaceAll(' ', '  ')]],
];

/** A letter left out, doubled, or swapped with the next, inside a longer word. */
function slips(goal: string): readonly string[] {
  return words(goal).flatMap((word, at) => {
    if (!/^[a-z]{6,}$/.test(word)) return [];
    return [
      `${word.slice(0, 3)}${word.slice(4)}`,
      `${word.slice(0, 3)}${word.slice(2)}`,
      `${word.charAt(0)}${word.charAt(2)}${word.charAt(1)}${word.slice(3)}`,
    ].map((slip) => words(goal).with(at, slip).join(' '));
  });
}

const some = sentences.filter((_, at) => at % sample(19, 1) === 0);

describe('[FG42] a sentence that is changed a little', () => {
  it.each(HARMLESS)('%s: the same topic and the same time', (_kind, changed) => {
    for (const goal of some) {
      const { topic, time } = read(goal);
      for (const other of changed(goal)) expect(read(other), other).toMatchObject({ topic, time });
    }
  });

  it('a slip of spelling: the same time, nearly always the same topic, and unasked none but those that were asked about', () => {
    const tries = some.flatMap((goal) => {
      const { topic, time, offered, confidence } = read(goal);
      const asked = confidence < CONFIDENCE.sure ? offered : [];
      return slips(goal).map((slip) => {
        const slipped = read(slip);
        expect(slipped.time, slip).toEqual(time);
        const isSame = slipped.topic === topic;
        if (!isSame && slipped.confidence >= CONFIDENCE.sure)
          expect(asked, slip).toContain(slipped.topic);
        return isSame;
      });
    });
    expect(tries.filter(Boolean).length / tries.length).toBeGreaterThanOrEqual(sample(0.94, 0.95));
  });

  it('a small word left out: nearly always the same topic', () => {
    const tries = some.flatMap((goal) => {
      const { topic } = read(goal);
      return words(goal).flatMap((word, at) =>
        /^(?:the|my|our|your|to|I)$/.test(word) ? [read(without(goal, at)).topic === topic] : [],
      );
    });
    expect(tries.filter(Boolean).length / tries.length).toBeGreaterThanOrEqual(0.97);
  });

  it('any word left out: hardly ever another topic unasked', () => {
    const tries = some.flatMap((goal) => {
      const { topic } = read(goal);
      return words(goal).map((_, at) => {
        const { topic: other, confidence } = read(without(goal, at));
        return other !== topic && !other?.startsWith('shape') && confidence >= CONFIDENCE.sure;
      });
    });
    expect(tries.filter(Boolean).length / tries.length).toBeLessThanOrEqual(0.06);
  });

  it('clauses that change places: the same topics', () => {
    fc.assert(
      fc.property(fc.constantFrom(...blocks), fc.constantFrom(...blocks), (one, other) => {
        fc.pre(one !== other);
        // "Stop procrastinating and write a novel" is one goal: the text that is put off.
        fc.pre(one.plain !== 'Stop procrastinating' && other.plain !== 'Stop procrastinating');
        const small = (goal: string) => `${goal.charAt(0).toLowerCase()}${goal.slice(1)}`;
        const { topics } = read(`${one.plain} and ${small(other.plain)}`);
        expect(read(`${other.plain} and ${small(one.plain)}`).topics).toEqual(topics);
      }),
      { numRuns: sample(20, 2_000), seed: 15 },
    );
  });
});
