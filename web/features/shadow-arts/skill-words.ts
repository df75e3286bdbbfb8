import type { Skill } from '#rules/skills/skills.ts';

type Counted = Skill['counts'];

const EVERY: Readonly<Record<Counted, (perRank: number) => string>> = {
  maxStreak: (perRank) => `${perRank} in your longest streak`,
  totalStreak: (perRank) => `${perRank} in all your streaks together`,
  intelligence: (perRank) => `${perRank} intelligence`,
  wisdom: (perRank) => `${perRank} wisdom`,
};

const NAME: Readonly<Record<Counted, string>> = {
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

/** How the rank is earned. What the rank would do is not said: it does nothing yet. */
export function wayUp({ isUnlocked, unlockLevel, maxRank, counts, perRank }: Skill): string {
  const opening = `${isUnlocked ? 'Opened' : 'Opens'} at level ${unlockLevel}.`;
  const need = EVERY[counts](perRank);
  return maxRank === 1
    ? `${opening} Its rank takes ${need}.`
    : `${opening} A rank for every ${need}.`;
}

type Step = { readonly count: number; readonly target: number; readonly words: string };

/** Towards the unlock level first, then towards the next rank; a mastered skill has none. */
export function nextStep(skill: Skill, level: number): Step | undefined {
  const { isUnlocked, unlockLevel, rank, maxRank, counts, points, perRank } = skill;
  if (!isUnlocked) return step('Level', level, unlockLevel);
  return rank < maxRank ? step(NAME[counts], points, perRank * (rank + 1)) : undefined;
}

function step(name: string, count: number, target: number): Step {
  return { count, target, words: `${name} ${count} of ${target}` };
}
