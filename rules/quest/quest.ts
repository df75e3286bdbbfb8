import type { LocalDate } from '#rules/activity/local-date.ts';
import type { ChainFields } from '#rules/habits/schedule.ts';

export const CATEGORIES = [
  'Tech',
  'Academics',
  'Business',
  'Content',
  'Fitness',
  'Personal',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const FREQUENCIES = ['daily', 'weekly', 'milestone'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const DIFFICULTIES = ['basic', 'intermediate', 'elite'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export type Tier = 1 | 2 | 3;
export const TIER_OF: Readonly<Record<Difficulty, Tier>> = { basic: 1, intermediate: 2, elite: 3 };

export const RENEWAL_CHOICES = ['ask', 'dawn', 'never'] as const;
export type RenewalChoice = (typeof RENEWAL_CHOICES)[number];

/** What an edit can say: `default` removes the quest's own choice, so that the settings decide again. */
export const RENEWAL_EDITS = ['default', ...RENEWAL_CHOICES] as const;
export type RenewalEdit = (typeof RENEWAL_EDITS)[number];

export type PlannedSubtask = {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly estimatedPomodoros?: number;
};

export type Subtask = PlannedSubtask & { readonly isCompleted: boolean };

/** One answer of the mentor, kept with the quest it was asked about. */
export type FollowUp = {
  readonly id: string;
  readonly subtaskId?: string;
  readonly question: string;
  readonly answer: string;
  readonly at: string;
};

/** What a quest is before anyone worked on it: the texts and figures its `add` carries. */
export type QuestPlan = {
  readonly title: string;
  readonly description: string;
  readonly category: Category;
  readonly frequency: Frequency;
  readonly difficulty: Difficulty;
  readonly tier: Tier;
  readonly xpReward: number;
  readonly isCustom: boolean;
  readonly subtasks?: readonly PlannedSubtask[];
  readonly estimatedPomodoros?: number;
  readonly renewal?: RenewalChoice;
};

/** The document's `habits` entry. */
export type Quest = Omit<QuestPlan, 'subtasks'> &
  ChainFields & {
    readonly id: string;
    readonly streak: number;
    /** The day on which it came to the board, before any renewal. */
    readonly addedOn?: LocalDate;
    readonly completed: boolean;
    readonly lastCompleted?: string;
    readonly completedOn?: LocalDate;
    /** Of a weekly: the first day of its week, by the week start of that moment. */
    readonly completedWeek?: LocalDate;
    /** Recorded on a later day than the one it counts on. */
    readonly isLate?: true;
    readonly subtasks?: readonly Subtask[];
    readonly currentSubtaskIndex: number;
    readonly followUps: readonly FollowUp[];
    readonly rank: number;
    /** Known from its completion only: the `add` command has not arrived yet. */
    readonly isPartial?: true;
  };

export const MAX_TITLE_LENGTH = 200;
export const MAX_DESCRIPTION_LENGTH = 2_000;
export const MAX_QUESTS = 1_000;
export const MAX_SUBTASKS = 50;
export const MAX_FOLLOW_UPS = 20;
/** A question and an answer of these lengths fit a command of 8 KiB in any script. */
export const MAX_QUESTION_LENGTH = 500;
export const MAX_ANSWER_LENGTH = 1_400;
export const MAX_BLOCKS = 24;
