import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_CUSTOM_QUEST, planCustomQuest } from './custom-quest.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from './quest.ts';
import { clampReward, minRewardOf } from './reward.ts';

test('[Q8] a custom quest is Personal, 25 XP, daily, basic and tier 1 unless said otherwise', () => {
  expect(planCustomQuest({ ...EMPTY_CUSTOM_QUEST, title: 'Water the fern' })).toEqual({
    title: 'Water the fern',
    description: '',
    category: 'Personal',
    xpReward: 25,
    frequency: 'daily',
    difficulty: 'basic',
    tier: 1,
    isCustom: true,
  });
});

test.each(['', '   ', '\n\t', '\u00a0', '\u200e', '\u200b\u200d'])(
  '[Q7] a title of only %j makes no quest',
  (title) => {
    expect(planCustomQuest({ ...EMPTY_CUSTOM_QUEST, title })).toBeUndefined();
  },
);

test.each([
  ['basic', 1],
  ['intermediate', 2],
  ['elite', 3],
] as const)('[Q9] an %s custom quest is of tier %i', (difficulty, tier) => {
  const form = { ...EMPTY_CUSTOM_QUEST, title: 'Climb', difficulty };
  expect(planCustomQuest(form)).toMatchObject({ difficulty, tier });
});

test('[Q10] whatever number is typed, the reward is a whole number of 10 to 100', () => {
  expect([9, 10, 55.5, 100, 101, Number.NaN, Infinity, -Infinity].map(clampReward)).toEqual([
    10, 10, 56, 100, 100, 10, 100, 10,
  ]);
  fc.assert(
    fc.property(fc.double(), (typed) => {
      const reward = clampReward(typed);
      expect(Number.isInteger(reward) && reward >= 10 && reward <= 100).toBe(true);
    }),
  );
});

test('[Q10] a catalogue quest pays at least 15, any other at least 10', () => {
  expect(minRewardOf('water~0')).toBe(15);
  expect(minRewardOf('water~2@2026-11-16')).toBe(15);
  expect(minRewardOf('0b9c1c1e')).toBe(10);
});

test('[Q13] [P8] a title is normalised before it is cut, so that the boundary lets it through', () => {
  const plan = planCustomQuest({ ...EMPTY_CUSTOM_QUEST, title: '\u0958'.repeat(150) });
  expect(Array.from(plan?.title ?? '')).toHaveLength(200);
});

test('[Q13] long texts are cut by characters, never inside an emoji', () => {
  const plan = planCustomQuest({
    ...EMPTY_CUSTOM_QUEST,
    title: '🗡'.repeat(500),
    description: 'é'.repeat(5_000),
  });
  expect(plan?.title).toBe('🗡'.repeat(MAX_TITLE_LENGTH));
  expect(plan?.description).toBe('é'.repeat(MAX_DESCRIPTION_LENGTH));
});
