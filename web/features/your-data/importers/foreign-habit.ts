import type { LocalDate } from '#rules/activity/local-date.ts';
import type { QuestGoal, QuestSchedule } from '#rules/habits/schedule.ts';
import type { Difficulty } from '#rules/quest/quest.ts';
import type { WeekStart } from '#rules/quest/week.ts';

/** What another tracker says of one day of a habit. */
export type ForeignMark = {
  readonly isDone: boolean;
  /** In hundredths of the goal's unit. */
  readonly amount?: number;
  readonly isSkipped?: boolean;
  readonly note?: string;
};

type ForeignStep = { readonly title: string; readonly isDone: boolean };

/** A habit or task of another tracker, in our terms; nothing is cut to our limits yet. */
export type ForeignHabit = {
  /** The same in every file of that tracker, so that a newer file goes on with the same quest. */
  readonly identity: string;
  readonly title: string;
  readonly description?: string;
  readonly difficulty?: Difficulty;
  /** None: a milestone. */
  readonly schedule?: QuestSchedule;
  readonly goal?: QuestGoal;
  readonly section?: string;
  readonly steps?: readonly ForeignStep[];
  /** `HH:MM`. */
  readonly remindAt?: string;
  readonly isArchived?: boolean;
  readonly marks: ReadonlyMap<LocalDate, ForeignMark>;
  /** What of it comes in another form than it had, in words. */
  readonly remarks?: readonly string[];
};

/** What a file of another tracker holds. */
export type ForeignFile = {
  readonly tracker: ForeignTracker;
  readonly habits: readonly ForeignHabit[];
  /** What is left out and why, a line each. */
  readonly leftOut: readonly string[];
};

/** The trackers whose files are read: the name on the screen, by the beginning of the quests' ids. */
export const TRACKERS = {
  loop: 'Loop Habit Tracker',
  habitica: 'Habitica',
  csv: 'a table',
} as const;
export type ForeignTracker = keyof typeof TRACKERS;

/** What reading a file needs to know of the hunter. */
export type ReadingFor = { readonly today: LocalDate; readonly weekStart: WeekStart };

/** Ends the reading of a file; its message is shown. */
export class UnreadableFile extends Error {}
