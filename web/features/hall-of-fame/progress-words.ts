import type { HallCard } from '#rules/achievements/hall-of-fame.ts';

type Progress = HallCard['progress'];

const WORDS: Readonly<Record<Progress['of'], (count: number, target: number) => string>> = {
  quests: (count, target) => `${count} of ${target} quest`,
  maxStreak: (count, target) => `Best streak ${count} of ${target}`,
  level: (count, target) => `Level ${count} of ${target}`,
  focusBlocks: (count, target) => `${count} of ${target} focus blocks`,
  academics: (count, target) => `${count} of ${target} Academics quests`,
  tech: (count, target) => `${count} of ${target} Tech quests`,
};

export function progressWords({ of, count, target }: Progress): string {
  return WORDS[of](count, target);
}
