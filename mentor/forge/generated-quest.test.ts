import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORIES } from '#rules/quest/quest.ts';
import { difficultyWord, type GeneratedQuest, planOf } from './generated-quest.ts';

function aGeneratedQuest(stated: Partial<GeneratedQuest> = {}): GeneratedQuest {
  return {
    title: 'Learn a scale',
    duration: '50 minutes',
    subtasks: [
      { title: 'Play it slowly', description: 'Both hands, 60 beats.', estimatedPomodoros: 1 },
      { title: 'Play it blind', description: 'Eyes closed.', estimatedPomodoros: 1 },
    ],
    difficulty: 'Moderate',
    frequency: 'Daily',
    category: 'Personal',
    xpReward: 45,
    totalEstimatedPomodoros: 2,
    ...stated,
  };
}

test.each([
  ['Daily', 'daily'],
  ['Weekly', 'weekly'],
  ['Once', 'milestone'],
  ['Custom', 'milestone'],
] as const)('[M5] the frequency %s becomes %s', (generated, frequency) => {
  expect(planOf(aGeneratedQuest({ frequency: generated })).frequency).toBe(frequency);
});

test.each([
  ['Easy', 'basic', 1],
  ['Moderate', 'intermediate', 2],
  ['Hard', 'elite', 3],
  ['Other', 'intermediate', 1],
] as const)('[M5] the difficulty %s becomes %s, tier %i', (generated, difficulty, tier) => {
  expect(planOf(aGeneratedQuest({ difficulty: generated }))).toMatchObject({ difficulty, tier });
});

test.each([
  ['Easy', 'Easy'],
  ['Moderate', 'Moderate'],
  ['Hard', 'Hard'],
  ['Other', 'Intermediate'],
] as const)('[M5] the difficulty %s is shown as %s', (difficulty, word) => {
  expect(difficultyWord(aGeneratedQuest({ difficulty }))).toBe(word);
});

test('[M6] the description is the duration and the subtask titles, joined with a bullet', () => {
  expect(planOf(aGeneratedQuest()).description).toBe('50 minutes • Play it slowly • Play it blind');
  expect(planOf(aGeneratedQuest({ subtasks: [] })).description).toBe('50 minutes');
});

test('[M11] the subtasks are real ones, with title, description and estimated blocks', () => {
  expect(planOf(aGeneratedQuest()).subtasks).toEqual([
    {
      id: 's1',
      title: 'Play it slowly',
      description: 'Both hands, 60 beats.',
      estimatedPomodoros: 1,
    },
    { id: 's2', title: 'Play it blind', description: 'Eyes closed.', estimatedPomodoros: 1 },
  ]);
});

test('[M11] a quest without subtasks, and a subtask without description, carry no empty field', () => {
  const bare = { title: 'Play', description: '', estimatedPomodoros: 1 };

  expect(planOf(aGeneratedQuest({ subtasks: [] }))).not.toHaveProperty('subtasks');
  expect(planOf(aGeneratedQuest({ subtasks: [bare] })).subtasks?.[0]).not.toHaveProperty(
    'description',
  );
});

test.each(CATEGORIES)('[M12] the category %s is kept', (category) => {
  expect(planOf(aGeneratedQuest({ category })).category).toBe(category);
});

test('[M12] any reward becomes a whole number of 10 to 100', () => {
  fc.assert(
    fc.property(fc.double(), (xpReward) => {
      const reward = planOf(aGeneratedQuest({ xpReward })).xpReward;
      expect(Number.isInteger(reward)).toBe(true);
      expect(reward).toBeGreaterThanOrEqual(10);
      expect(reward).toBeLessThanOrEqual(100);
    }),
  );
  expect(planOf(aGeneratedQuest({ xpReward: 45 })).xpReward).toBe(45);
});

test.each([
  [2, 2],
  [0, 1],
  [-3, 1],
  [1.5, 2],
  [99, 24],
  [Number.POSITIVE_INFINITY, 24],
  [Number.NaN, 1],
])('[Q11] an estimate of %d blocks becomes %i', (totalEstimatedPomodoros, blocks) => {
  expect(planOf(aGeneratedQuest({ totalEstimatedPomodoros })).estimatedPomodoros).toBe(blocks);
});

test.each([
  ['30 minutes', 2],
  ['2 hours', 5],
  ['a while', 2],
  ['20 minutes', 1],
])('[Q11] without an estimate a quest of %s has %i blocks', (duration, blocks) => {
  const quest = aGeneratedQuest({ duration, totalEstimatedPomodoros: 4, isTotalAssumed: true });
  expect(planOf(quest).estimatedPomodoros).toBe(blocks);
});

function jsonBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

function steps(count: number, title: string, description: string): GeneratedQuest['subtasks'] {
  return Array.from({ length: count }, () => ({ title, description, estimatedPomodoros: 1 }));
}

test('[Q12] [Q13] an overlong quest keeps 50 subtasks and 200 characters of its title', () => {
  const plan = planOf(
    aGeneratedQuest({ title: 'a'.repeat(300), subtasks: steps(60, '🗝'.repeat(300), 'b') }),
  );

  expect(plan.title).toBe('a'.repeat(200));
  expect(plan.subtasks).toHaveLength(50);
  expect(plan.subtasks?.every(({ title }) => title !== '')).toBe(true);
});

test('[Q13] an ordinary quest is kept to the letter', () => {
  const quest = aGeneratedQuest({ subtasks: steps(6, 'Write a page', 'Any page. '.repeat(30)) });

  expect(planOf(quest).subtasks?.map(({ description }) => description)).toEqual(
    quest.subtasks.map(({ description }) => description),
  );
});

test('[P9] ten steps of 900 characters are cut alike, and a short one among them not at all', () => {
  const plan = planOf(
    aGeneratedQuest({
      subtasks: [...steps(9, 'Write', 'word '.repeat(180)), ...steps(1, 'Rest', 'Sit down.')],
    }),
  );
  const descriptions = plan.subtasks?.map(({ description = '' }) => description) ?? [];

  expect(jsonBytes(plan)).toBeLessThan(6_000);
  expect(descriptions.at(-1)).toBe('Sit down.');
  expect(new Set(descriptions.slice(0, 9)).size).toBe(1);
  expect(descriptions[0]).toMatch(/^(word ){80,}word…$/);
});

test('[P9] whatever the mentor says, the plan stays under 6,000 bytes of JSON and loses no step', () => {
  const text = (maxLength: number) =>
    fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength }),
      fc.string({ unit: fc.constantFrom('a', 'я', '語', '🗝', '"', '\u0001', ' '), maxLength }),
    );
  const subtask = fc.record({
    title: text(300).map((title) => `T${title}`),
    description: text(2_500),
    estimatedPomodoros: fc.integer({ min: 1, max: 24 }),
  });
  const subtasks = fc.array(subtask, { maxLength: 60, size: 'max' });
  fc.assert(
    fc.property(text(300), text(300), subtasks, (title, duration, said) => {
      const plan = planOf(aGeneratedQuest({ title, duration, subtasks: said }));
      expect(jsonBytes(plan)).toBeLessThan(6_000);
      expect(plan.subtasks ?? []).toHaveLength(Math.min(said.length, 50));
      expect(plan.subtasks?.every((step) => step.title !== '') ?? true).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('[M11] a generated quest belongs to the hunter who asked for it', () => {
  expect(planOf(aGeneratedQuest()).isCustom).toBe(true);
});
