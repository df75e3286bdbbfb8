import type { QuestStyle, SkillLevel, TimeCommitment } from '#mentor/chat/collected-data.ts';
import type { Caution, QuestPlace } from '#mentor/library/topic.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { type GoalShape, OWN_ANSWERS, type OwnAnswers } from './corrections.ts';
import type { Deadline } from './figures/deadline.ts';
import type { SaidHabit } from './figures/habit.ts';
import type { Weekday } from './figures/rhythm.ts';
import type { TopicReading } from './score.ts';
import type { WeekTime } from './week/week-time.ts';

/** The user's input in the chat or the generator; missing answers get a default. */
export type SaidWish = {
  readonly goals: readonly string[];
  /** Free-text answers of the chat. */
  readonly areas?: string;
  readonly time?: string;
  readonly style?: string;
  readonly experience?: string;
  /** Choices from lists, used where the free text says nothing else. */
  readonly level?: SkillLevel;
  readonly commitment?: TimeCommitment;
} & OwnAnswers;

export const ANSWERS = ['areas', 'time', 'style', 'experience', ...OWN_ANSWERS] as const;

/** All texts of a wish, the goals first. */
export function textsOf(said: SaidWish): readonly string[] {
  return [...said.goals, ...ANSWERS.map((field) => said[field])].filter(
    (text) => text !== undefined,
  );
}

/** What a goal is to reach: an amount, a sum of money, a time to beat or a deadline. */
export type GoalTarget = {
  readonly n?: number;
  readonly unit?: string;
  /** The amount reached so far. */
  readonly from?: number;
  /** Set where `n` is a rate and not a total. */
  readonly per?: 'day' | 'week' | 'month';
  readonly isMoney?: true;
  readonly underMinutes?: number;
  readonly by?: LocalDate;
  readonly doubt?: NonNullable<Deadline['doubt']>;
};

export type UnderstoodGoal = {
  /** The goal in the user's words. */
  readonly said: string;
  readonly rank: 'main' | 'second' | 'area';
  readonly reading?: TopicReading;
  readonly shape: GoalShape;
  readonly confidence: number;
  /** The best-scoring readings, usually with the chosen one among them. */
  readonly near: readonly TopicReading[];
  /** A proper name from the user's words: "Milo". */
  readonly name?: string;
  readonly target?: GoalTarget;
  /** Where the user stands today: "I can do three". */
  readonly now?: Pick<GoalTarget, 'n' | 'unit'>;
  /** The steps from where the user stands. */
  readonly stairs?: Stairs;
  /** The best run with its time. */
  readonly runTime?: RunTime;
  readonly level: SkillLevel;
  readonly levelFrom: 'said' | 'default';
  /** The user has begun already: quests for a first day are left out. */
  readonly hasBegun?: boolean;
  /** The text may hold two goals although it was read as one. */
  readonly canSplit?: true;
  /** The previous goal of the same sentence; the user may merge the two. */
  readonly follows?: string;
  /** Sessions a week: "climbing twice a week". */
  readonly times?: number;
  /** The only days for this goal: "during the week". */
  readonly days?: readonly Weekday[];
  /** `days` come from an answer that gave each goal its own time. */
  readonly hasWindow?: boolean;
  /** The user wants it later: it is listed but not planned yet. */
  readonly isLater?: true;
  /** It waits because it was read with doubt, not because the user said so. */
  readonly isGuess?: true;
  /** The habit that the goal states: "in bed by 11 pm". */
  readonly habit?: SaidHabit;
  /** The exact subject, from the user's own answers. */
  readonly thing?: string;
  /** The subject in the user's words, where no title may say it. */
  readonly about?: string;
  /** When it fits, in the user's words, and the days read from them. */
  readonly when?: string;
  readonly whenDays?: readonly Weekday[];
  /** What one session is, in the user's words. */
  readonly session?: Pick<SaidHabit, 'title' | 'minutes' | 'days' | 'times'> & {
    readonly now?: string;
    readonly aim?: string;
    /** Minutes of one part of the session, where the whole has no stated length. */
    readonly part?: number;
    /** The pieces that one session covers: "15 pages". */
    readonly count?: { readonly n: number; readonly unit: string };
    readonly way?: SaidWay;
  };
};

/** Steps from where the user stands: today's number, the next one, and how much more or less each time. */
export type Stairs = {
  readonly now: number;
  readonly first: number;
  readonly step: number;
  readonly end?: number;
  /** What is counted: "takeouts"; empty for a score. */
  readonly what: string;
  readonly per?: 'day' | 'week' | 'month';
  /** The number is to go down. */
  readonly isDown: boolean;
  /** What a score is out of: 720 of "480/720". */
  readonly of?: number;
  /** A number of things to clear once. */
  readonly isPile?: true;
  /** The day on which a pile is cleared at this rate. */
  readonly doneBy?: LocalDate;
};

/** A run with its time: "10k in 1:04". */
export type RunTime = { readonly km: number; readonly seconds: number };

/** Progress counted in pieces: `each` per session, starting at `from` ("page 40", "62 of 180 rows"). */
export type SaidWay = {
  readonly each: number;
  readonly unit: string;
  readonly from: number;
  readonly to?: number;
};

export type Understanding = {
  readonly goals: readonly UnderstoodGoal[];
  readonly time: WeekTime;
  readonly style: QuestStyle;
  readonly cautions: readonly Caution[];
  readonly dislikes: readonly string[];
  /** Corrected spelling: the typed word and the word that was read. */
  readonly corrected: readonly (readonly [said: string, read: string])[];
  /** All answers in plain letters; a quest about a puppy needs the word "puppy" in it. */
  readonly plain?: string;
  /** What cannot be done at the user's place and time, such as speaking aloud. */
  readonly barred?: readonly QuestPlace[];
  /** Parts of the main goal that the user listed: "openings, tactics, endgames". */
  readonly parts?: readonly string[];
  /** Words for what the user finds hard or wants most: "hands". */
  readonly focus?: readonly string[];
  /** Movements that the user's body must avoid, in their words: "no loaded bending". */
  readonly ban?: string;
  /** A health professional has allowed easy exercise. */
  readonly isCleared?: boolean;
  /** When earlier tries usually ended, as it was said: "after 3 weeks". */
  readonly relapse?: string;
  /** Areas of interest that say what the topic of the main goal may be filled with: "jazz". */
  readonly likes?: readonly string[];
  /** The fourth answer (style) asks for a streak. */
  readonly wishesStreak?: true;
  /** The user's time limit: "before 7 pm". */
  readonly hour?: string;
};
