import { expect, test } from 'vitest';
import { durationMinutes, pomodoroBlocks } from '#rules/quest/duration.ts';
import { BUILT_IN_QUESTS, DEFAULT_QUESTS } from './built-in-quests.ts';

const ALL = [...BUILT_IN_QUESTS, ...DEFAULT_QUESTS];
const BANDS = { Easy: [25, 40], Moderate: [45, 70], Hard: [75, 100], Other: [0, 0] } as const;

test('[M9] the built-in quests are Shadow Code Training, Skill Mastery Quest, Weekly Reflection Ritual', () => {
  expect(BUILT_IN_QUESTS.map(({ title, xpReward }) => [title, xpReward])).toEqual([
    ['Shadow Code Training', 45],
    ['Skill Mastery Quest', 50],
    ['Weekly Reflection Ritual', 75],
  ]);
});

test('[M9] each built-in quest has 3 or 4 steps', () => {
  for (const { subtasks } of BUILT_IN_QUESTS) expect([3, 4]).toContain(subtasks.length);
});

test('[M10] the last fallback is 2 quests, easy and daily', () => {
  expect(DEFAULT_QUESTS).toHaveLength(2);
  for (const { difficulty, frequency } of DEFAULT_QUESTS) {
    expect({ difficulty, frequency }).toEqual({ difficulty: 'Easy', frequency: 'Daily' });
  }
});

test.each(ALL)('[M9] [M10] "$title" pays what its difficulty pays', ({ difficulty, xpReward }) => {
  const [least, most] = BANDS[difficulty];

  expect(xpReward).toBeGreaterThanOrEqual(least);
  expect(xpReward).toBeLessThanOrEqual(most);
});

test.each(ALL)(
  '[M9] [M10] the blocks of "$title" are those of its steps and its duration',
  (quest) => {
    const ofSteps = quest.subtasks.reduce((sum, step) => sum + step.estimatedPomodoros, 0);

    expect(quest.totalEstimatedPomodoros).toBe(ofSteps);
    expect(quest.totalEstimatedPomodoros).toBe(pomodoroBlocks(durationMinutes(quest.duration)));
    expect(quest.subtasks.every(({ description }) => description !== '')).toBe(true);
  },
);
