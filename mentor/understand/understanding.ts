import type { QuestStyle, SkillLevel, TimeCommitment } from '#mentor/chat/collected-data.ts';
import type { Caution, QuestPlace } from '#mentor/library/topic.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { type GoalShape, OWN_ANSWERS, type OwnAnswers } from './corrections.ts';
import type { Deadline } from './figures/deadline.ts';
import type { SaidHabit } from './figures/habit.ts';
import type { Weekday } from './figures/rhythm.ts';
import type { TopicReading } from './score.ts';
import type { WeekTime } from './week/week-time.ts';

/** What was said, in the chat or in the generator. What is missing gets a default. */
export type SaidWish = {
  readonly goals: readonly string[];
  /** The answers of the chat, in the person's words. */
  readonly areas?: string;
  readonly time?: string;
  readonly style?: string;
  readonly experience?: string;
  /** Chosen from a list: they hold where no words say otherwise. */
  readonly level?: SkillLevel;
  readonly commitment?: TimeCommitment;
} & OwnAnswers;

export const ANSWERS = ['areas', 'time', 'style', 'experience', ...OWN_ANSWERS] as const;

/** Everything that was said, the goals first. */
export function textsOf(said: SaidWish): readonly string[] {
  return [...said.goals, ...ANSWERS.map((field) => said[field])].filter(
    (text) => text !== undefined,
  );
}

/** So much, by then. */
export type GoalTarget = {
  readonly n?: number;
  readonly unit?: string;
  readonly from?: number;
  readonly per?: 'day' | 'week' | 'month';
  readonly isMoney?: true;
  readonly underMinutes?: number;
  readonly by?: LocalDate;
  readonly doubt?: NonNullable<Deadline['doubt']>;
};

export type UnderstoodGoal = {
  /** In the person's own words. */
  readonly said: string;
  readonly rank: 'main' | 'second' | 'area';
  readonly reading?: TopicReading;
  readonly shape: GoalShape;
  readonly confidence: number;
  /** The nearest readings, the chosen one among them. */
  readonly near: readonly TopicReading[];
  /** A name of the person's own: "Milo". */
  readonly name?: string;
  readonly target?: GoalTarget;
  /** Where they stand today: "I can do three". */
  readonly now?: Pick<GoalTarget, 'n' | 'unit'>;
  readonly level: SkillLevel;
  readonly levelFrom: 'said' | 'default';
  /** They do it already, or say what they can do: nothing of a first day. */
  readonly hasBegun?: boolean;
  /** The sentence may hold two goals where one was read. */
  readonly canSplit?: true;
  /** The goal before it in the same sentence: they may be one. */
  readonly follows?: string;
  /** So often a week: "climbing twice a week". */
  readonly times?: number;
  /** It is for these days only: "during the week". */
  readonly days?: readonly Weekday[];
  /** Those days are its own: the other goals have theirs. */
  readonly hasWindow?: boolean;
  /** Said for later: it is named, and waits. */
  readonly isLater?: true;
  /** It is a habit, said as one: "in bed by 11 pm". */
  readonly habit?: SaidHabit;
  /** What exactly it is about, when it fits and what one session is, in the person's words. */
  readonly thing?: string;
  readonly when?: string;
  readonly whenDays?: readonly Weekday[];
  readonly session?: Pick<SaidHabit, 'title' | 'minutes' | 'days' | 'times'> & {
    readonly now?: string;
    readonly aim?: string;
    /** The minutes of a part of it. */
    readonly part?: number;
    /** How many pieces it has: "15 pages". */
    readonly count?: { readonly n: number; readonly unit: string };
    readonly way?: SaidWay;
  };
};

/** From where they stand, so many a session: "page 40", "62 of 180 rows". */
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
  readonly corrected: readonly (readonly [said: string, read: string])[];
  /** All that was said, in plain letters: a quest about a puppy is for whoever named one. */
  readonly plain?: string;
  /** What cannot be done where and when the person has time. */
  readonly barred?: readonly QuestPlace[];
  /** Parts of the main goal that they listed: "openings, tactics, endgames". */
  readonly parts?: readonly string[];
  /** What they find hard, by its words: "hands". */
  readonly focus?: readonly string[];
  /** What their body may not do, in their words: "no loaded bending". */
  readonly ban?: string;
  /** Whoever treats them said that easy work is allowed. */
  readonly isCleared?: boolean;
  /** A streak or milestones, where the fourth answer asks for them. */
  readonly wishes?: readonly ('streak' | 'milestones')[];
  /** A limit of the day that they set: "before 7 pm". */
  readonly hour?: string;
};
