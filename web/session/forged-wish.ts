import type { Correction } from '#mentor/understand/corrections.ts';
import { correctionsIn } from '#mentor/understand/stored-corrections.ts';
import type { SaidWish } from '#mentor/understand/understanding.ts';
import { deviceFlag, jsonFormat } from '#web/platform/device-flag.ts';

/** What the board of a newcomer was forged from, on this device. */
export type ForgedWish = {
  /** The five answers, the goal as it was last said. */
  readonly said: SaidWish;
  /** The goal was said again in other words, on the board. */
  readonly isReworded: boolean;
  /** What the hunter put right of what was understood, the last one last. */
  readonly corrections: readonly Correction[];
  /** The quests of the last forging that came to the board. */
  readonly questIds: readonly string[];
};

const ANSWERS = ['areas', 'time', 'style', 'experience'] as const;

/** @internal */
export function forgedWishIn(stored: unknown): ForgedWish | undefined {
  const { said, isReworded, corrections, questIds } = Object(stored);
  const goals: unknown = Object(said).goals;
  if (!Array.isArray(goals) || !Array.isArray(questIds)) return undefined;
  const answers = ANSWERS.map((field) => [field, Object(said)[field]]).filter(
    ([, text]) => typeof text === 'string',
  );
  return {
    said: { ...Object.fromEntries(answers), goals: textsIn(goals) },
    isReworded: isReworded === true,
    corrections: correctionsIn(corrections),
    questIds: textsIn(questIds),
  };
}

function textsIn(list: readonly unknown[]): readonly string[] {
  return list.filter((one) => typeof one === 'string');
}

export function forgedWishOf(uid: string) {
  return deviceFlag(`duskgate.${uid}.forged-wish`, jsonFormat(forgedWishIn));
}
