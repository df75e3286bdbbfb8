import { expect, test } from 'vitest';
import { aQuest } from '#rules/testing/builders.ts';
import { completeQuest, openSubtaskCount } from './complete-quest.ts';

const OPEN = { id: 's1', title: 'Outline', isCompleted: false };
const CLOSED = { id: 's2', title: 'Draft', isCompleted: true };

test('[Q2] a quest with an open subtask cannot be completed', () => {
  const quest = aQuest({ subtasks: [CLOSED, OPEN] });
  expect(openSubtaskCount(quest)).toBe(1);
  expect(completeQuest(quest)).toEqual({ ok: false, failure: 'subtasks-remain' });
});

test('[Q2] with all subtasks done, or none at all, it can', () => {
  expect(completeQuest(aQuest({ subtasks: [CLOSED] })).ok).toBe(true);
  expect(completeQuest(aQuest({ subtasks: [] })).ok).toBe(true);
  expect(completeQuest(aQuest()).ok).toBe(true);
});

test('[Q3] a completed quest cannot be completed again', () => {
  expect(completeQuest(aQuest({ completed: true }))).toEqual({
    ok: false,
    failure: 'already-completed',
  });
});

test('[D2] a completion carries what it pays and shows, and no more', () => {
  const quest = aQuest({ id: 'q7', streak: 4, xpReward: 60, description: 'not carried' });
  expect(completeQuest(quest)).toEqual({
    ok: true,
    value: {
      questId: 'q7',
      title: 'Read ten pages',
      category: 'Academics',
      xpReward: 60,
      frequency: 'daily',
      difficulty: 'basic',
      tier: 1,
      streak: 5,
      openSubtaskCount: 0,
    },
  });
});
