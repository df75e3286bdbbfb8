import type { QuestStyle, SkillLevel, TimeCommitment } from '#mentor/chat/collected-data.ts';
import type { Caution } from '#mentor/library/topic.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { GoalShape } from './corrections.ts';
import type { Deadline } from './figures/deadline.ts';
import type { TopicReading } from './score.ts';
import type { WeekTime } from './week-time.ts';

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
};

/** Everything that was said, the goals first. */
export function textsOf({ goals, areas, time, style, experience }: SaidWish): readonly string[] {
  return [...goals, areas, time, style, experience].filter((text) => text !== undefined);
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
  readonly level: SkillLevel;
  readonly levelFrom: 'said' | 'default';
  /** The sentence may hold two goals where one was read. */
  readonly canSplit?: true;
  /** The goal before it in the same sentence: they may be one. */
  readonly follows?: string;
};

export type Understanding = {
  readonly goals: readonly UnderstoodGoal[];
  readonly time: WeekTime;
  readonly style: QuestStyle;
  readonly cautions: readonly Caution[];
  readonly dislikes: readonly string[];
  readonly corrected: readonly (readonly [said: string, read: string])[];
};
