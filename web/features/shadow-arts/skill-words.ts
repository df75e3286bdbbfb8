import type { Skill } from '#rules/skills/skills.ts';

type SkillCount = Skill['counts'];

const EVERY: Readonly<Record<SkillCount, (perRank: number) => string>> = {
  maxStreak: (perRank) => `${perRank} in your longest streak`,
  totalStreak: (perRank) => `${perRank} in all your streaks together`,
  intelligence: (perRank) => `${perRank} intelligence`,
  wisdom: (perRank) => `${perRank} wisdom`,
};

const COUNT_NAME: Readonly<Record<SkillCount, string>> = {
  maxStreak: 'Longest streak',
  totalStreak: 'All streaks',
  intelligence: 'Intelligence',
  wisdom: 'Wisdom',
};

export function rankWords({ isUnlocked, rank, maxRank }: Skill): string {
  if (!isUnlocked) return 'Locked';
  const words = `Rank ${rank} of ${maxRank}`;
  return rank === maxRank ? `${words}, mastered` : words;
}

/** How a rank is earned. It does not say what a rank does, because ranks have no effect yet. */
export function wayUp({ isUnlocked, unlockLevel, maxRank, counts, perRank }: Skill): string {
  const opening = `${isUnlocked ? 'Opened' : 'Opens'} at level ${unlockLevel}.`;
  const need = EVERY[counts](perRank);
  return maxRank === 1
    ? `${opening} Its rank takes ${need}.`
    : `${opening} A rank for every ${need}.`;
}

type SkillStep = { readonly count: number; readonly target: number; readonly words: string };

/** The progress towards the unlock level or the next rank; none for a mastered skill. */
export function nextStep(skill: Skill, level: number): SkillStep | undefined {
  const { isUnlocked, unlockLevel, rank, maxRank, counts, points, perRank } = skill;
  if (!isUnlocked) return step('Level', level, unlockLevel);
  return rank < maxRank ? step(COUNT_NAME[counts], points, perRank * (rank + 1)) : undefined;
}

function step(name: string, count: number, target: number): SkillStep {
  return { count, target, words: `${name} ${count} of ${target}` };
}
