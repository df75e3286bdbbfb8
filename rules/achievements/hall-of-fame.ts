import {
  ACHIEVEMENT_ROWS,
  type Achievement,
  type AchievementMeasure,
  type CompletionCounts,
} from './achievements.ts';

/** The contract's fixed figure; it does not depend on what is lit. */
export const ACHIEVEMENT_XP = 1250;

type HunterFigures = { readonly level: number; readonly maxStreak: number };

export type HallCard = Pick<
  (typeof ACHIEVEMENT_ROWS)[number],
  'relic' | 'title' | 'description' | 'rarity'
> & {
  readonly isLit: boolean;
  /** A lit card is full, even if the streak that lit it is gone. */
  readonly progress: {
    readonly of: AchievementMeasure;
    readonly count: number;
    readonly target: number;
  };
};

export function hallOfFame(
  achievements: readonly Achievement[],
  counts: CompletionCounts,
  hunter: HunterFigures,
): readonly HallCard[] {
  const reached: Readonly<Record<AchievementMeasure, number>> = { ...counts, ...hunter, quests: 0 };
  return ACHIEVEMENT_ROWS.map(({ storedId, of, target, ...card }) => {
    const isLit =
      storedId === undefined
        ? reached[of] >= target
        : achievements.some((one) => one.id === storedId && one.unlocked);
    const count = isLit ? target : Math.min(reached[of], target);
    return { ...card, isLit, progress: { of, count, target } };
  });
}
