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
/** The order in which weekdays are listed. */
export const MONDAY_FIRST: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

/** A sum of money in an own session that is not named: "move something to savings". */
export const OWN_SUM =
  /(?<=\b(?:move|put|transfer|pay|send|set)\b(?: \w+)?) (?:something|some money|money|some|a bit|a little|a sum)\b/i;

/** A quest of the board: the shape of the contract, with the schedule and the data of the planner. */
export type PlannedQuest = GeneratedQuest & {
  readonly mouldId: string;
  /** The index of its goal. */
  readonly goalAt: number;
  readonly schedule?: QuestSchedule;
  readonly goal?: QuestGoal;
  /** Its days in words: "Mon Wed Fri". */
  readonly when: string;
  /** The weekdays it was scheduled on. */
  readonly days: readonly Weekday[];
  /** The minutes that one session takes of the week; 0 if it takes no time. */
  readonly minutes: number;
  /** Why it is on the board: "because: swimming, Tuesday, beginner". */
  readonly reason: string;
};

export type PourTerms = {
  readonly goal: UnderstoodGoal;
  readonly goalAt: number;
  /** The text of the goal's chip: "Swimming > front crawl". */
  readonly label: string;
  readonly category: Category;
  readonly style: QuestStyle;
  readonly weekStart: WeekStart;
  /** Repeated quests are scheduled by the month. */
  readonly isMonthly?: boolean;
  /** The weekly amount, if the goal is gathered piece by piece. */
  readonly perWeek?: number;
  /** The person works shifts: times a week instead of weekdays. */
  readonly hasNoWeekdays: boolean;
  /** Steps that need legs are left out. */
  readonly isSeated?: boolean;
  /** What the goal's date and number come to; in the first step of its first quest. */
  readonly facts?: string;
  /** The person's own word for what the goal is about. */
  readonly noun?: string;
  /** Parts of the goal that take turns: "openings, tactics, endgames". */
  readonly parts?: readonly string[];
  /** Everything that was said and all titles of the board. Steps say "your list" only if it mentions a list. */
  readonly made?: string;
  /** When it is done ("before 7 pm"), and how far the session leads; in the first step. */
  readonly hour?: string;
  /** What the topic may be filled with, in the first step: "jazz", "film scores". */
  readonly likes?: readonly string[];
  /** What counts on a hard day, and a line about a streak, at the end of the last step. */
  readonly closing?: string;
  /** A last step with the milestones of the goal. */
  readonly milestones?: readonly [title: string, detail: string];
  /** It starts below what the week has room for; its reason says so. */
  readonly isGentle: boolean;
  /** What the sentence about the next step is made of; without it there is none. */
  readonly rung?: Omit<RungTerms, 'amount' | 'titled'>;
};
