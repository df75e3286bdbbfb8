import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORIES } from '#rules/quest/quest.ts';
import { type GeneratedQuest, planOf } from './generated-quest.ts';

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
] as const)('[M5] the difficulty %s becomes %s, tier %i', (generated, difficulty, tier) => {
  expect(planOf(aGeneratedQuest({ difficulty: generated }))).toMatchObject({ difficulty, tier });
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

test('[Q12] [Q13] an overlong quest keeps 50 subtasks, 200 characters of title, 2,000 of text', () => {
  const subtask = {
    title: '🗝'.repeat(300),
    description: '🗝'.repeat(3_000),
    estimatedPomodoros: 1,
  };
  const plan = planOf(
    aGeneratedQuest({ title: '🗝'.repeat(300), subtasks: Array(60).fill(subtask) }),
  );

  expect(plan.title).toBe('🗝'.repeat(200));
  expect([...plan.description]).toHaveLength(2_000);
  expect(plan.subtasks).toHaveLength(50);
  expect(plan.subtasks?.[49]).toMatchObject({
    id: 's50',
    title: '🗝'.repeat(200),
    description: '🗝'.repeat(2_000),
  });
});

test('[M11] a generated quest belongs to the hunter who asked for it', () => {
  expect(planOf(aGeneratedQuest()).isCustom).toBe(true);
});
