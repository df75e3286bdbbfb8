import type { PlannedSubtask, Quest, QuestPlan } from './quest.ts';

/** The quest as it was before anyone worked on it. */
export function planOfQuest(quest: Quest): QuestPlan {
  const { title, description, category, frequency, difficulty, tier, xpReward, isCustom } = quest;
  const steps = quest.subtasks?.map(({ isCompleted: _ticked, ...step }): PlannedSubtask => step);
  return {
    title,
    description,
    category,
    frequency,
    difficulty,
    tier,
    xpReward,
    isCustom,
    ...(steps && { subtasks: steps }),
    ...(quest.estimatedPomodoros && { estimatedPomodoros: quest.estimatedPomodoros }),
    ...(quest.renewal && { renewal: quest.renewal }),
  };
}
