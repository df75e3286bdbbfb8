import { err, ok, type Result } from '#rules/result.ts';
import type { Quest } from './quest.ts';
import { minRewardOf } from './reward.ts';

/** All that a completion carries: enough to pay, and to show the quest if its `add` is late. */
export type Completion = Pick<
  Quest,
  'title' | 'category' | 'xpReward' | 'frequency' | 'difficulty' | 'tier' | 'streak'
> & {
  readonly questId: string;
  readonly openSubtaskCount: number;
};

export type CompletionRefused = 'already-completed' | 'subtasks-remain';

export function openSubtaskCount(quest: Quest): number {
  return quest.subtasks?.filter((subtask) => !subtask.isCompleted).length ?? 0;
}

export function completeQuest(quest: Quest): Result<Completion, CompletionRefused> {
  if (quest.completed) return err('already-completed');
  if (openSubtaskCount(quest) > 0) return err('subtasks-remain');

  const { title, category, xpReward, frequency, difficulty, tier } = quest;
  return ok({
    questId: quest.id,
    title,
    category,
    xpReward: Math.max(xpReward, minRewardOf(quest.id)),
    frequency,
    difficulty,
    tier,
    streak: quest.streak + 1,
    openSubtaskCount: 0,
  });
}
