import type { Hunter } from '#rules/hunter/hunter.ts';
import { maxStreak } from '#rules/quest/board-figures.ts';
import type { Quest } from '#rules/quest/quest.ts';

export const SKILL_CATEGORIES = ['focus', 'discipline', 'mastery'] as const;
export type SkillCategory = (typeof SKILL_CATEGORIES)[number];

/** What ranks are counted in. */
type HunterPoints = {
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
  /** A rank for every so many of these. */
  readonly counts: keyof HunterPoints;
  readonly perRank: number;
};

const SKILLS: readonly SkillRule[] = [
  {
    id: 'shadow-focus',
    name: 'Shadow Focus',
    category: 'focus',
    unlockLevel: 3,
    maxRank: 3,
    counts: 'maxStreak',
    perRank: 5,
  },
  {
    id: 'streak-guardian',
    name: 'Streak Guardian',
    category: 'discipline',
    unlockLevel: 5,
    maxRank: 1,
    counts: 'maxStreak',
    perRank: 10,
  },
  {
    id: 'elite-hunter',
    name: 'Elite Hunter',
    category: 'mastery',
    unlockLevel: 8,
    maxRank: 1,
    counts: 'totalStreak',
    perRank: 50,
  },
  {
    id: 'quick-learner',
    name: 'Quick Learner',
    category: 'focus',
    unlockLevel: 4,
    maxRank: 2,
    counts: 'intelligence',
    perRank: 15,
  },
  {
    id: 'iron-will',
    name: 'Iron Will',
    category: 'discipline',
    unlockLevel: 6,
    maxRank: 3,
    counts: 'wisdom',
    perRank: 12,
  },
];

export type Skill = SkillRule & {
  readonly isUnlocked: boolean;
  readonly rank: number;
  /** How many of what it counts the hunter has. */
  readonly points: number;
};

export function skillsOf(hunter: Hunter, board: readonly Quest[]): readonly Skill[] {
  const hunterPoints: HunterPoints = {
    maxStreak: maxStreak(board),
    totalStreak: board.reduce((sum, quest) => sum + quest.streak, 0),
    intelligence: hunter.stats.intelligence,
    wisdom: hunter.stats.wisdom,
  };
  return SKILLS.map((skill) => {
    const isUnlocked = hunter.level >= skill.unlockLevel;
    const points = hunterPoints[skill.counts];
    const earned = Math.min(Math.floor(points / skill.perRank), skill.maxRank);
    return { ...skill, isUnlocked, points, rank: isUnlocked ? earned : 0 };
  });
}
