import { cutText } from '#rules/cut-text.ts';
import type { ChainPlan } from '#rules/habits/schedule.ts';
import { durationMinutes, pomodoroBlocks } from '#rules/quest/duration.ts';
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
  type Tier,
} from '#rules/quest/quest.ts';
import { clampReward } from '#rules/quest/reward.ts';
import { fitTexts, jsonBytes, textBytes } from './fit-texts.ts';

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
  /** `Other` is whatever else the mentor called it. */
  readonly difficulty: 'Easy' | 'Moderate' | 'Hard' | 'Other';
  readonly frequency: 'Daily' | 'Weekly' | 'Once' | 'Custom';
  readonly category: Category;
  readonly xpReward: number;
  readonly totalEstimatedPomodoros: number;
  /** The mentor named no total: the contract's 4 stands above, and the duration decides the blocks. */
  readonly isTotalAssumed?: true;
};

/** What the offline forge knows of a quest beside the contract's shape. */
export type ForgedQuest = GeneratedQuest &
  Pick<ChainPlan, 'schedule' | 'goal'> & {
    /** The quest of the library that it was poured from. */
    readonly mouldId?: string;
    /** Its days, in words. */
    readonly when?: string;
    /** Why it stands here, in words. */
    readonly reason?: string;
    /** The person changed it before taking it. */
    readonly isEdited?: true;
  };

type Measure = { readonly difficulty: Difficulty; readonly tier: Tier };

/** Not TIER_OF: what the mentor called neither is intermediate, and yet tier 1. */
const MEASURE_OF: Readonly<Record<GeneratedQuest['difficulty'], Measure>> = {
  Easy: { difficulty: 'basic', tier: 1 },
  Moderate: { difficulty: 'intermediate', tier: 2 },
  Hard: { difficulty: 'elite', tier: 3 },
  Other: { difficulty: 'intermediate', tier: 1 },
};

/** Its difficulty in words: the mentor's own, or the one it was mapped to. */
export function difficultyWord({ difficulty }: GeneratedQuest): string {
  return difficulty === 'Other' ? 'Intermediate' : difficulty;
}

const FREQUENCY_OF: Readonly<Record<GeneratedQuest['frequency'], Frequency>> = {
  Daily: 'daily',
  Weekly: 'weekly',
  Once: 'milestone',
  Custom: 'milestone',
};

/** UTF-8 JSON, below 6,000: a command may have 8 KiB, and carries more than the plan it adds. */
const MAX_PLAN_BYTES = 5_999;
const DESCRIPTION_KEY_BYTES = ',"description":""'.length;
/** After the title come the steps' titles, then the summary; their descriptions share the rest. */
const STEP_TITLES_PART = 3 / 4;
const SUMMARY_PART = 1 / 2;

/**
 * The one place where a quest in the mentor's words is cut and clamped to what a quest may be:
 * whoever made it, a parser or the rules, its plan can be added.
 */
export function planOf(quest: ForgedQuest): QuestPlan & ChainPlan {
  const steps = quest.subtasks.slice(0, MAX_SUBTASKS);
  const title = cutText(quest.title, MAX_TITLE_LENGTH);
  const blankSteps = steps.map((step) => ({ ...step, title: '', description: '' }));
  const blank = assembled({ ...quest, title, subtasks: blankSteps }, '');
  const room = MAX_PLAN_BYTES - jsonBytes(blank) - steps.length * DESCRIPTION_KEY_BYTES;

  const stepTitles = fitTexts(
    steps.map((step) => cutText(step.title, MAX_TITLE_LENGTH)),
    room * STEP_TITLES_PART,
  );
  const roomForProse = room - stepTitles.reduce((sum, text) => sum + textBytes(text), 0);
  const wholeSummary = cutText(summaryOf(quest), MAX_DESCRIPTION_LENGTH);
  const [summary = ''] = fitTexts([wholeSummary], roomForProse * SUMMARY_PART);
  const descriptions = fitTexts(
    steps.map(({ description }) => cutText(description, MAX_DESCRIPTION_LENGTH)),
    roomForProse - textBytes(summary),
  );

  const subtasks = steps.map(({ estimatedPomodoros }, at) => ({
    title: stepTitles[at] ?? '',
    description: descriptions[at] ?? '',
    estimatedPomodoros,
  }));
  return assembled({ ...quest, title, subtasks }, summary);
}

function summaryOf({ duration, subtasks }: GeneratedQuest): string {
  return [duration, ...subtasks.map(({ title }) => title)].join(' • ');
}

function assembled(quest: ForgedQuest, description: string): QuestPlan & ChainPlan {
  const { schedule, goal } = quest;
  const subtasks = quest.subtasks.map(plannedSubtask);
  return {
    title: quest.title,
    description,
    category: quest.category,
    frequency: FREQUENCY_OF[quest.frequency],
    ...MEASURE_OF[quest.difficulty],
    xpReward: clampReward(quest.xpReward),
    isCustom: true,
    estimatedPomodoros: clampBlocks(blocksOf(quest)),
    ...(subtasks.length > 0 && { subtasks }),
    ...(schedule && { schedule }),
    ...(goal && { goal }),
  };
}

/** As the record of generated quests keeps it: the contract's shape, and the mould it was poured from. */
export function recordOf({ schedule, goal, when, reason, isEdited, ...kept }: ForgedQuest) {
  return kept;
}

/** The focus blocks of a quest; a total that nobody named never contradicts the duration. */
function blocksOf(quest: GeneratedQuest): number {
  if (!quest.isTotalAssumed) return quest.totalEstimatedPomodoros;
  return pomodoroBlocks(durationMinutes(quest.duration));
}

function plannedSubtask(subtask: GeneratedSubtask, index: number): PlannedSubtask {
  const { title, description } = subtask;
  return {
    id: `s${index + 1}`,
    title,
    estimatedPomodoros: clampBlocks(subtask.estimatedPomodoros),
    ...(description !== '' && { description }),
  };
}

function clampBlocks(blocks: number): number {
  if (Number.isNaN(blocks)) return 1;
  return Math.ceil(Math.min(Math.max(blocks, 1), MAX_BLOCKS));
}
