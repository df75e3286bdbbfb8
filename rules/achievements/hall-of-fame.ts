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

type Goal =
  | { readonly kind: 'achievement'; readonly id: number }
  | { readonly kind: 'count'; readonly of: keyof DeedCounts; readonly target: number };

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
    goal: { kind: 'achievement', id: 1 },
  },
  {
    relic: 'blades',
    title: 'Grind Master',
    description: 'Reach a streak of 7',
    rarity: 'Rare',
    goal: { kind: 'achievement', id: 2 },
  },
  {
    relic: 'key',
    title: 'Keeper of the Archive',
    description: 'Complete 50 Academics quests',
    rarity: 'Rare',
    goal: { kind: 'count', of: 'academics', target: 50 },
  },
  {
    relic: 'hourglass',
    title: 'Tenth Descent',
    description: 'Finish 10 focus blocks',
    rarity: 'Epic',
    goal: { kind: 'count', of: 'focusBlocks', target: 10 },
  },
  {
    relic: 'daggers',
    title: 'Night Artificer',
    description: 'Complete 30 Tech quests',
    rarity: 'Epic',
    goal: { kind: 'count', of: 'tech', target: 30 },
  },
  {
    relic: 'crown',
    title: 'Elite Hunter',
    description: 'Reach level 10',
    rarity: 'Legendary',
    goal: { kind: 'achievement', id: 3 },
  },
];

export type HallCard = Omit<Card, 'goal'> & {
  readonly isLit: boolean;
  /** Only cards that count something can say how far along they are. */
  readonly progress?: { readonly count: number; readonly target: number };
};

export function hallOfFame(
  achievements: readonly Achievement[],
  counts: DeedCounts,
): readonly HallCard[] {
  return CARDS.map(({ goal, ...card }) => {
    if (goal.kind === 'achievement') {
      return { ...card, isLit: achievements.some((one) => one.id === goal.id && one.unlocked) };
    }
    const { target } = goal;
    const count = Math.min(counts[goal.of], target);
    return { ...card, isLit: count === target, progress: { count, target } };
  });
}
