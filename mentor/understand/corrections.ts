import type { QuestStyle, SkillLevel, TimeCommitment } from '#mentor/chat/collected-data.ts';
import type { Caution } from '#mentor/library/topic.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { unreachable } from '#rules/unreachable.ts';
import type { Weekday } from './figures/rhythm.ts';

/** Generic forms of goals that no topic covers; each has quests of its own. */
export const GOAL_SHAPES = [
  'project',
  'number',
  'skill',
  'routine',
  'drop',
  'event',
  'care',
  'decide',
] as const;
export type GoalShape = (typeof GOAL_SHAPES)[number];

/** Optional answers that the user gives once the board is shown. */
export type OwnAnswers = {
  /** The exact subject: "Wish You Were Here". */
  readonly thing?: string;
  /** What one session is: "play the chorus slowly". */
  readonly act?: string;
  /** Where the user stands today: "3 km". */
  readonly now?: string;
  /** When it fits: "after breakfast". */
  readonly when?: string;
};
export const OWN_ANSWERS = ['thing', 'act', 'now', 'when'] as const;

/** The goal by the text of its chip. */
type OfGoal = { readonly said: string };

/** One misreading that the user corrected. Plain data: it is stored as it is. */
export type Correction =
  /** Another topic, or a shape instead of a topic. */
  | (OfGoal & {
      readonly about: 'reading';
      readonly topic?: string;
      readonly sub?: string;
      readonly shape?: GoalShape;
    })
  /** Another number; without `n` and `underMinutes` the goal has none. */
  | (OfGoal & {
      readonly about: 'target';
      readonly n?: number;
      readonly unit?: string;
      readonly underMinutes?: number;
    })
  /** Another deadline; without `by` the goal has none. */
  | (OfGoal & { readonly about: 'date'; readonly by?: LocalDate })
  | (OfGoal & { readonly about: 'level'; readonly level: SkillLevel })
  /** Makes the goal the main one or the one right after it; it no longer waits. */
  | (OfGoal & { readonly about: 'rank'; readonly rank: 'main' | 'second' })
  /** Splits a goal in two, or merges it with the goal before it in the sentence. */
  | (OfGoal & { readonly about: 'split' })
  | (OfGoal & { readonly about: 'merge' })
  | {
      readonly about: 'time';
      /** The weekdays, or a number of days. */
      readonly days: readonly Weekday[] | number;
      /** Minutes a day. */
      readonly minutes: number;
    }
  | { readonly about: 'option'; readonly option: TimeCommitment }
  | { readonly about: 'style'; readonly style: QuestStyle }
  /** The caution does not apply. */
  | { readonly about: 'caution'; readonly caution: Caution }
  /** The word stays as typed. */
  | { readonly about: 'word'; readonly word: string }
  /** Answers that make the quests of the main goal personal. */
  | ({ readonly about: 'own' } & OwnAnswers);

/** The latest own answers. */
export function ownAnswersIn(corrections: readonly Correction[]): OwnAnswers {
  const { about: _, ...answers } = corrections.findLast((one) => one.about === 'own') ?? {};
  return answers;
}

/** Corrections without own answers: for new goals, and where the gate rejected one of the answers. */
export function withoutOwnAnswers(corrections: readonly Correction[]): readonly Correction[] {
  return corrections.filter(({ about }) => about !== 'own');
}

/** Corrections that are kept; older ones are dropped. */
export const MOST_KEPT = 100;

/** Adds a correction and drops an earlier one about the same thing; splits, merges and ranks are all kept in order. */
export function withCorrection(
  before: readonly Correction[],
  next: Correction,
): readonly Correction[] {
  const key = keyOf(next);
  const kept = key === undefined ? before : before.filter((one) => keyOf(one) !== key);
  return [...kept, next].slice(-MOST_KEPT);
}

function keyOf(correction: Correction): string | undefined {
  switch (correction.about) {
    case 'split':
    case 'merge':
    case 'rank':
      return undefined;
    case 'time':
    case 'option':
      return 'time';
    case 'style':
    case 'own':
      return correction.about;
    case 'caution':
      return `caution ${correction.caution}`;
    case 'word':
      return `word ${correction.word}`;
    case 'reading':
    case 'target':
    case 'date':
    case 'level':
      return `${correction.about} ${correction.said}`;
    default:
      return unreachable(correction);
  }
}
