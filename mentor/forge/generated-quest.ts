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

/** A quest as a model makes it, with the fields of the API contract. */
export type GeneratedQuest = {
  readonly title: string;
  readonly duration: string;
  readonly subtasks: readonly GeneratedSubtask[];
  /** `Other` stands for any other word that the model used. */
  readonly difficulty: 'Easy' | 'Moderate' | 'Hard' | 'Other';
  readonly frequency: 'Daily' | 'Weekly' | 'Once' | 'Custom';
  readonly category: Category;
  readonly xpReward: number;
  readonly totalEstimatedPomodoros: number;
  /** The model named no total: the contract's default stands above, but the duration decides. */
  readonly isTotalAssumed?: true;
};

/** A quest with the fields that the offline forge adds to the contract. */
export type ForgedQuest = GeneratedQuest &
  Pick<ChainPlan, 'schedule' | 'goal'> & {
    /** Id of the library template that it was made from. */
    readonly mouldId?: string;
    /** The days it is planned for, in words. */
    readonly when?: string;
    /** Why it was chosen, in words. */
    readonly reason?: string;
    /** The user changed it before adding it to the board. */
    readonly isEdited?: true;
  };

type Measure = { readonly difficulty: Difficulty; readonly tier: Tier };

/** Difficulty and tier of each word. Unlike in `TIER_OF`, `Other` is intermediate with tier 1. */
const MEASURE_OF: Readonly<Record<GeneratedQuest['difficulty'], Measure>> = {
  Easy: { difficulty: 'basic', tier: 1 },
  Moderate: { difficulty: 'intermediate', tier: 2 },
  Hard: { difficulty: 'elite', tier: 3 },
  Other: { difficulty: 'intermediate', tier: 1 },
};

/** The difficulty for the screen: the model's word, or "Intermediate" for `Other`. */
export function difficultyWord({ difficulty }: GeneratedQuest): string {
  return difficulty === 'Other' ? 'Intermediate' : difficulty;
}

const FREQUENCY_OF: Readonly<Record<GeneratedQuest['frequency'], Frequency>> = {
  Daily: 'daily',
  Weekly: 'weekly',
  Once: 'milestone',
  Custom: 'milestone',
};

/** Largest plan as UTF-8 JSON. A command may have 8 KiB and carries more than the plan. */
const MAX_PLAN_BYTES = 5_999;
const DESCRIPTION_KEY_BYTES = ',"description":""'.length;
/** Shares of the bytes that are left: step titles, then the summary, then the descriptions. */
const STEP_TITLES_PART = 3 / 4;
const SUMMARY_PART = 1 / 2;

/**
 * Turns a quest into a plan that can be added to the board. This is the only place where texts are
 * cut and numbers clamped, whether a model or the forge made the quest.
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

/** The quest as it is recorded: the fields of the contract and the template id. */
export function recordOf({ schedule, goal, when, reason, isEdited, ...kept }: ForgedQuest) {
  return kept;
}

/** The focus blocks of a quest. If the total was only assumed they follow from the duration. */
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
