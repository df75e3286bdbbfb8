import type { QuestStyle, SkillLevel, TimeCommitment } from '#mentor/chat/collected-data.ts';
import type { Caution } from '#mentor/library/topic.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { unreachable } from '#rules/unreachable.ts';
import type { Weekday } from './figures/rhythm.ts';

/** What a goal is where no topic knows it: each has quests of its own. */
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

/** Said once the board stands; each may be missing. */
export type OwnAnswers = {
  /** What exactly it is about: "Wish You Were Here". */
  readonly thing?: string;
  /** What one session is: "play the chorus slowly". */
  readonly act?: string;
  /** Where they stand today: "3 km". */
  readonly now?: string;
  /** When it fits: "after breakfast". */
  readonly when?: string;
};
export const OWN_ANSWERS = ['thing', 'act', 'now', 'when'] as const;

/** A goal as its chip said it. */
type OfGoal = { readonly said: string };

/** One thing that was understood wrongly, put right by the person. Plain data: it is stored as it is. */
export type Correction =
  /** Another topic, or a shape. */
  | (OfGoal & {
      readonly about: 'reading';
      readonly topic?: string;
      readonly sub?: string;
      readonly shape?: GoalShape;
    })
  /** Another number; none where it has neither. */
  | (OfGoal & {
      readonly about: 'target';
      readonly n?: number;
      readonly unit?: string;
      readonly underMinutes?: number;
    })
  /** Another day; none without `by`. */
  | (OfGoal & { readonly about: 'date'; readonly by?: LocalDate })
  | (OfGoal & { readonly about: 'level'; readonly level: SkillLevel })
  /** First of all, or right after the main goal: it waits no longer. */
  | (OfGoal & { readonly about: 'rank'; readonly rank: 'main' | 'second' })
  /** Two goals of one, or one with the goal before it in the sentence. */
  | (OfGoal & { readonly about: 'split' })
  | (OfGoal & { readonly about: 'merge' })
  | {
      readonly about: 'time';
      /** On these, or on any so many. */
      readonly days: readonly Weekday[] | number;
      /** A day. */
      readonly minutes: number;
    }
  | { readonly about: 'option'; readonly option: TimeCommitment }
  | { readonly about: 'style'; readonly style: QuestStyle }
  /** It is not so. */
  | { readonly about: 'caution'; readonly caution: Caution }
  /** It was meant as it was typed. */
  | { readonly about: 'word'; readonly word: string }
  /** What makes the quests of the main goal their own. */
  | ({ readonly about: 'own' } & OwnAnswers);

/** What was answered of it last. */
export function ownAnswersIn(corrections: readonly Correction[]): OwnAnswers {
  const { about: _, ...answers } = corrections.findLast((one) => one.about === 'own') ?? {};
  return answers;
}

/** For other goals, and where the gate answered one of them. */
export function withoutOwnAnswers(corrections: readonly Correction[]): readonly Correction[] {
  return corrections.filter(({ about }) => about !== 'own');
}

/** Older ones are forgotten. */
export const MOST_KEPT = 100;

/** Adds a correction. What was said before about the same thing no longer holds; cuts and joins are kept in their order. */
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
