export type Achievement = {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly unlocked: boolean;
  readonly icon: string;
};

export const ACHIEVEMENTS: readonly Achievement[] = [
  {
    id: 1,
    title: 'Shadow Awakening',
    description: 'Complete your first quest',
    unlocked: false,
    icon: 'eye',
  },
  {
    id: 2,
    title: 'Grind Master',
    description: 'Reach a streak of 7',
    unlocked: false,
    icon: 'blades',
  },
  {
    id: 3,
    title: 'Elite Hunter',
    description: 'Reach level 10',
    unlocked: false,
    icon: 'crown',
  },
];

const GRIND_STREAK = 7;
const ELITE_LEVEL = 10;

/** What the checks look at, always taken after the award. */
export type Progress = {
  readonly hasCompletedQuest: boolean;
  readonly streak: number;
  readonly level: number;
};

function isReached(id: number, { hasCompletedQuest, streak, level }: Progress): boolean {
  switch (id) {
    case 1:
      return hasCompletedQuest;
    case 2:
      return streak >= GRIND_STREAK;
    case 3:
      return level >= ELITE_LEVEL;
    default:
      return false;
  }
}

export function unlockAchievements(
  achievements: readonly Achievement[],
  progress: Progress,
): readonly Achievement[] {
  const isNew = (one: Achievement) => !one.unlocked && isReached(one.id, progress);
  if (!achievements.some(isNew)) return achievements;
  return achievements.map((one) => (isNew(one) ? { ...one, unlocked: true } : one));
}
