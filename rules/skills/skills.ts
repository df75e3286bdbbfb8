import type { Hunter } from '#rules/hunter/hunter.ts';
import { maxStreak } from '#rules/quest/max-streak.ts';
import type { Quest } from '#rules/quest/quest.ts';

type SkillCategory = 'focus' | 'discipline' | 'mastery';

type Standing = {
  readonly maxStreak: number;
  readonly totalStreak: number;
  readonly intelligence: number;
  readonly wisdom: number;
};

type SkillRule = {
  readonly id: string;
  readonly name: string;
  readonly category: SkillCategory;
  readonly unlockLevel: number;
  readonly maxRank: number;
  readonly earnedRank: (standing: Standing) => number;
};

const SKILLS: readonly SkillRule[] = [
  {
    id: 'shadow-focus',
    name: 'Shadow Focus',
    category: 'focus',
    unlockLevel: 3,
    maxRank: 3,
    earnedRank: ({ maxStreak }) => maxStreak / 5,
  },
  {
    id: 'streak-guardian',
    name: 'Streak Guardian',
    category: 'discipline',
    unlockLevel: 5,
    maxRank: 1,
    earnedRank: ({ maxStreak }) => (maxStreak >= 10 ? 1 : 0),
  },
  {
    id: 'elite-hunter',
    name: 'Elite Hunter',
    category: 'mastery',
    unlockLevel: 8,
    maxRank: 1,
    earnedRank: ({ totalStreak }) => (totalStreak >= 50 ? 1 : 0),
  },
  {
    id: 'quick-learner',
    name: 'Quick Learner',
    category: 'focus',
    unlockLevel: 4,
    maxRank: 2,
    earnedRank: ({ intelligence }) => intelligence / 15,
  },
  {
    id: 'iron-will',
    name: 'Iron Will',
    category: 'discipline',
    unlockLevel: 6,
    maxRank: 3,
    earnedRank: ({ wisdom }) => wisdom / 12,
  },
];

export type Skill = Omit<SkillRule, 'earnedRank'> & {
  readonly isUnlocked: boolean;
  readonly rank: number;
};

export function skillsOf(hunter: Hunter, board: readonly Quest[]): readonly Skill[] {
  const standing: Standing = {
    maxStreak: maxStreak(board),
    totalStreak: board.reduce((sum, quest) => sum + quest.streak, 0),
    intelligence: hunter.stats.intelligence,
    wisdom: hunter.stats.wisdom,
  };
  return SKILLS.map(({ earnedRank, ...skill }) => {
    const isUnlocked = hunter.level >= skill.unlockLevel;
    const rank = isUnlocked ? Math.min(Math.floor(earnedRank(standing)), skill.maxRank) : 0;
    return { ...skill, isUnlocked, rank };
  });
}
