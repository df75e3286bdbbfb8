/** One of the document's `achievements`: the contract stores three of the six. */
export type Achievement = {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly unlocked: boolean;
  readonly icon: string;
};

/** Counts the document keeps because no board can tell them: removed and renewed quests count too. */
export type CompletionCounts = {
  readonly focusBlocks: number;
  readonly academics: number;
  readonly tech: number;
};

export const NO_COMPLETIONS: CompletionCounts = { focusBlocks: 0, academics: 0, tech: 0 };

/** What the stored achievements look at, always taken after the award. */
type StoredMeasure = 'quests' | 'maxStreak' | 'level';

export type AchievementMeasure = keyof CompletionCounts | StoredMeasure;

type Rarity = 'Common' | 'Rare' | 'Epic' | 'Legendary';

type AchievementRow = {
  /** Its drawings are `web/assets/relics/relic-{relic}-lit.svg` and `-locked.svg`. */
  readonly relic: string;
  readonly title: string;
  readonly description: string;
  readonly rarity: Rarity;
  readonly target: number;
} & (
  | { readonly of: StoredMeasure; readonly storedId: number }
  | { readonly of: keyof CompletionCounts; readonly storedId?: never }
);

/**
 * Every achievement, in the order of the Hall of Fame. One with a `storedId` is unlocked once and stays
 * so; the others are reached as long as their count is.
 */
export const ACHIEVEMENT_ROWS: readonly AchievementRow[] = [
  {
    relic: 'eye',
    title: 'Shadow Awakening',
    description: 'Complete your first quest',
    rarity: 'Common',
    of: 'quests',
    target: 1,
    storedId: 1,
  },
  {
    relic: 'blades',
    title: 'Grind Master',
    description: 'Reach a streak of 7',
    rarity: 'Rare',
    of: 'maxStreak',
    target: 7,
    storedId: 2,
  },
  {
    relic: 'key',
    title: 'Keeper of the Archive',
    description: 'Complete 50 Academics quests',
    rarity: 'Rare',
    of: 'academics',
    target: 50,
  },
  {
    relic: 'hourglass',
    title: 'Tenth Descent',
    description: 'Finish 10 focus blocks',
    rarity: 'Epic',
    of: 'focusBlocks',
    target: 10,
  },
  {
    relic: 'daggers',
    title: 'Night Artificer',
    description: 'Complete 30 Tech quests',
    rarity: 'Epic',
    of: 'tech',
    target: 30,
  },
  {
    relic: 'crown',
    title: 'Elite Hunter',
    description: 'Reach level 10',
    rarity: 'Legendary',
    of: 'level',
    target: 10,
    storedId: 3,
  },
];

/** The stored ones as a new hunter has them. */
export const ACHIEVEMENTS: readonly Achievement[] = ACHIEVEMENT_ROWS.flatMap(
  ({ storedId: id, title, description, relic: icon }) =>
    id === undefined ? [] : { id, title, description, unlocked: false, icon },
);

type Reached = Readonly<Record<StoredMeasure, number>>;

function isReached(id: number, reached: Reached): boolean {
  return ACHIEVEMENT_ROWS.some(
    (row) => row.storedId === id && row.storedId !== undefined && reached[row.of] >= row.target,
  );
}

export function unlockAchievements(
  achievements: readonly Achievement[],
  reached: Reached,
): readonly Achievement[] {
  const isNew = (one: Achievement) => !one.unlocked && isReached(one.id, reached);
  if (!achievements.some(isNew)) return achievements;
  return achievements.map((one) => (isNew(one) ? { ...one, unlocked: true } : one));
}
