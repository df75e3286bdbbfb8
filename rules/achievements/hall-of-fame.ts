import type { Achievement } from './achievements.ts';

type Rarity = 'Common' | 'Rare' | 'Epic' | 'Legendary';

/** Counts the document keeps because no board can tell them: removed and renewed quests count too. */
export type DeedCounts = {
  readonly focusBlocks: number;
  readonly academics: number;
  readonly tech: number;
};

export const NO_DEEDS: DeedCounts = { focusBlocks: 0, academics: 0, tech: 0 };

/** The contract's fixed figure; it does not depend on what is lit. */
export const ACHIEVEMENT_XP = 1250;

/** How far a hunter is towards the three achievements. */
type FameStanding = { readonly level: number; readonly maxStreak: number };

type Measure = keyof DeedCounts | keyof FameStanding | 'quests';

type Goal = {
  /** The achievement that lights the card; a card without one is lit by its count. */
  readonly achievementId?: number;
  readonly of: Measure;
  readonly target: number;
};

type Card = {
  readonly relic: string;
  readonly title: string;
  readonly description: string;
  readonly rarity: Rarity;
  readonly goal: Goal;
};

const CARDS: readonly Card[] = [
  {
    relic: 'eye',
    title: 'Shadow Awakening',
    description: 'Complete your first quest',
    rarity: 'Common',
    goal: { achievementId: 1, of: 'quests', target: 1 },
  },
  {
    relic: 'blades',
    title: 'Grind Master',
    description: 'Reach a streak of 7',
    rarity: 'Rare',
    goal: { achievementId: 2, of: 'maxStreak', target: 7 },
  },
  {
    relic: 'key',
    title: 'Keeper of the Archive',
    description: 'Complete 50 Academics quests',
    rarity: 'Rare',
    goal: { of: 'academics', target: 50 },
  },
  {
    relic: 'hourglass',
    title: 'Tenth Descent',
    description: 'Finish 10 focus blocks',
    rarity: 'Epic',
    goal: { of: 'focusBlocks', target: 10 },
  },
  {
    relic: 'daggers',
    title: 'Night Artificer',
    description: 'Complete 30 Tech quests',
    rarity: 'Epic',
    goal: { of: 'tech', target: 30 },
  },
  {
    relic: 'crown',
    title: 'Elite Hunter',
    description: 'Reach level 10',
    rarity: 'Legendary',
    goal: { achievementId: 3, of: 'level', target: 10 },
  },
];

export type HallCard = Omit<Card, 'goal'> & {
  readonly isLit: boolean;
  /** A lit card is full, even if the streak that lit it is gone. */
  readonly progress: { readonly of: Measure; readonly count: number; readonly target: number };
};

export function hallOfFame(
  achievements: readonly Achievement[],
  counts: DeedCounts,
  standing: FameStanding,
): readonly HallCard[] {
  const reached: Record<Measure, number> = { ...counts, ...standing, quests: 0 };
  return CARDS.map(({ goal: { achievementId, of, target }, ...card }) => {
    const isLit =
      achievementId === undefined
        ? reached[of] >= target
        : achievements.some((one) => one.id === achievementId && one.unlocked);
    const count = isLit ? target : Math.min(reached[of], target);
    return { ...card, isLit, progress: { of, count, target } };
  });
}
