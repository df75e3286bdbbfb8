import { cutText } from '#rules/cut-text.ts';
import {
  type Category,
  type Difficulty,
  type Frequency,
  MAX_BLOCKS,
  MAX_DESCRIPTION_LENGTH,
  MAX_SUBTASKS,
  MAX_TITLE_LENGTH,
  type PlannedSubtask,
  type QuestPlan,
  TIER_OF,
} from '#rules/quest/quest.ts';
import { clampReward } from '#rules/quest/reward.ts';

type GeneratedSubtask = {
  readonly title: string;
  readonly description: string;
  readonly estimatedPomodoros: number;
};

/** A quest in the mentor's own words, as the contract shapes them. */
export type GeneratedQuest = {
  readonly title: string;
  readonly duration: string;
  readonly subtasks: readonly GeneratedSubtask[];
  readonly difficulty: 'Easy' | 'Moderate' | 'Hard';
  readonly frequency: 'Daily' | 'Weekly' | 'Once' | 'Custom';
  readonly category: Category;
  readonly xpReward: number;
  readonly totalEstimatedPomodoros: number;
};

const DIFFICULTY_OF: Readonly<Record<GeneratedQuest['difficulty'], Difficulty>> = {
  Easy: 'basic',
  Moderate: 'intermediate',
  Hard: 'elite',
};

const FREQUENCY_OF: Readonly<Record<GeneratedQuest['frequency'], Frequency>> = {
  Daily: 'daily',
  Weekly: 'weekly',
  Once: 'milestone',
  Custom: 'milestone',
};

export function planOf(quest: GeneratedQuest): QuestPlan {
  const difficulty = DIFFICULTY_OF[quest.difficulty];
  const description = [quest.duration, ...quest.subtasks.map(({ title }) => title)].join(' • ');
  const subtasks = quest.subtasks.slice(0, MAX_SUBTASKS).map(plannedSubtask);
  return {
    title: cutText(quest.title, MAX_TITLE_LENGTH),
    description: cutText(description, MAX_DESCRIPTION_LENGTH),
    category: quest.category,
    frequency: FREQUENCY_OF[quest.frequency],
    difficulty,
    tier: TIER_OF[difficulty],
    xpReward: clampReward(quest.xpReward),
    isCustom: true,
    estimatedPomodoros: clampBlocks(quest.totalEstimatedPomodoros),
    ...(subtasks.length > 0 && { subtasks }),
  };
}

function plannedSubtask(subtask: GeneratedSubtask, index: number): PlannedSubtask {
  const description = cutText(subtask.description, MAX_DESCRIPTION_LENGTH);
  return {
    id: `s${index + 1}`,
    title: cutText(subtask.title, MAX_TITLE_LENGTH),
    estimatedPomodoros: clampBlocks(subtask.estimatedPomodoros),
    ...(description !== '' && { description }),
  };
}

function clampBlocks(blocks: number): number {
  if (Number.isNaN(blocks)) return 1;
  return Math.ceil(Math.min(Math.max(blocks, 1), MAX_BLOCKS));
}
