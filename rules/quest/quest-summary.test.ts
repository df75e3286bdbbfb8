import { expect, test } from 'vitest';
import { BUILT_IN_QUESTS, DEFAULT_QUESTS } from '#mentor/forge/built-in-quests.ts';
import { planOf } from '#mentor/forge/generated-quest.ts';
import { areStepBlocksTold, textBesideSteps } from './quest-summary.ts';

const planned = (quest: Parameters<typeof planOf>[0]) => {
  const { description, subtasks = [] } = planOf(quest);
  return { description, subtasks: subtasks.map((step) => ({ ...step, isCompleted: false })) };
};

test('[M6] beside its steps a generated quest says its duration, and each step once', () => {
  for (const quest of [...BUILT_IN_QUESTS, ...DEFAULT_QUESTS]) {
    expect(planned(quest).description).toContain(quest.subtasks[0]?.title);
    expect(textBesideSteps(planned(quest))).toBe(quest.duration);
  }
});

test('[M6] a description in other words stays as it is', () => {
  expect(textBesideSteps({ description: 'In the park' })).toBe('In the park');
  const step = { id: 's1', title: 'Warm up', estimatedPomodoros: 1, isCompleted: false };
  expect(textBesideSteps({ description: 'Warm up', subtasks: [step] })).toBe('Warm up');
});

test('[M11] the blocks of the steps are told where they add up to the whole', () => {
  const one = { estimatedPomodoros: 1 };
  expect(areStepBlocksTold(1, [one, one, one])).toBe(false);
  expect(areStepBlocksTold(3, [one, one, one])).toBe(true);
  expect(areStepBlocksTold(undefined, [one, one])).toBe(true);
});
