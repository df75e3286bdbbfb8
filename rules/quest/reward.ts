import { isCatalogueQuest } from './quest-id.ts';

export const MAX_REWARD = 100;
export const MIN_REWARD = 10;
const MIN_CATALOGUE_REWARD = 15;

export function minRewardOf(questId: string): number {
  return isCatalogueQuest(questId) ? MIN_CATALOGUE_REWARD : MIN_REWARD;
}

/** Whatever was typed or generated, a reward is a whole number of 10 to 100. */
export function clampReward(reward: number): number {
  if (Number.isNaN(reward)) return MIN_REWARD;
  return Math.round(Math.min(Math.max(reward, MIN_REWARD), MAX_REWARD));
}

/** `undefined` for anything that is not a whole number of 10 to 100: an empty field is no 0. */
export function readReward(typed: string): number | undefined {
  const text = typed.trim();
  if (!/^\d{1,3}$/.test(text)) return undefined;
  const reward = Number(text);
  return reward >= MIN_REWARD && reward <= MAX_REWARD ? reward : undefined;
}
