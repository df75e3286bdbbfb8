import { MAX_REWARD, MIN_REWARD } from './reward.ts';

/** `undefined` for anything that is not a whole number of 10 to 100: an empty field is no 0. */
export function readReward(typed: string): number | undefined {
  const text = typed.trim();
  if (!/^\d{1,3}$/.test(text)) return undefined;
  const reward = Number(text);
  return reward >= MIN_REWARD && reward <= MAX_REWARD ? reward : undefined;
}
