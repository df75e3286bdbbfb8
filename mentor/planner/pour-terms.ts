import type { QuestStyle } from '#mentor/chat/collected-data.ts';
import type { GeneratedQuest } from '#mentor/forge/generated-quest.ts';
import type { Weekday } from '#mentor/understand/figures/rhythm.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';
import type { QuestGoal, QuestSchedule } from '#rules/habits/schedule.ts';
import type { Category } from '#rules/quest/quest.ts';
import type { WeekStart } from '#rules/quest/week.ts';
import type { RungTerms } from './next-rung.ts';

export const DAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];
/** A week is told from Monday on. */
export const MONDAY_FIRST: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

/** A quest of the board: the contract's shape, and what a habit can carry beside it. */
export type PlannedQuest = GeneratedQuest & {
  readonly mouldId: string;
  /** Its goal, by its place in what was understood. */
  readonly goalAt: number;
  readonly schedule?: QuestSchedule;
  readonly goal?: QuestGoal;
  /** Its days in words: "Mon Wed Fri". */
  readonly when: string;
  /** The days of the week it was laid on. */
  readonly days: readonly Weekday[];
  /** What a session takes of the week. */
  readonly minutes: number;
  /** Why it stands here: "because: swimming, Tuesday, beginner". */
  readonly reason: string;
};

export type PourTerms = {
  readonly goal: UnderstoodGoal;
  readonly goalAt: number;
  /** As a chip shows it: "Swimming > front crawl". */
  readonly label: string;
  readonly category: Category;
  readonly style: QuestStyle;
  readonly weekStart: WeekStart;
  /** What is repeated is done once a month. */
  readonly isMonthly?: boolean;
  /** So much a week, where the goal is gathered piece by piece. */
  readonly perWeek?: number;
  readonly hasNoWeekdays: boolean;
  /** Steps that take legs are left out. */
  readonly isSeated?: boolean;
  /** What its date and its number come to, said in the first step of its first quest. */
  readonly facts?: string;
  /** The person's own word for what they are after. */
  readonly noun?: string;
  /** Parts that they take in turn: "openings, tactics, endgames". */
  readonly parts?: readonly string[];
  /** All that was said and all that the board makes: what is in neither is nobody's own yet. */
  readonly made?: string;
  /** A limit of the day that they set: "before 7 pm". */
  readonly hour?: string;
  /** A streak or milestones, said at the end of the last step. */
  readonly wish?: string;
  /** It starts below what the week has room for. */
  readonly isGentle: boolean;
  /** What is known of the way on; without it nothing is said of it. */
  readonly rung?: Omit<RungTerms, 'amount' | 'titled'>;
};
