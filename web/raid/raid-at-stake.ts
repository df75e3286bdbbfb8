import type { Quest } from '#rules/quest/quest.ts';
import { FOCUS_MINUTES } from '#rules/raid/raid.ts';
import type { Game } from './game.ts';
import { isUnderWay } from './raid-address.ts';
import { raidStoreOf } from './raid-store.ts';
import { useQuestOf, useRaid, useSecondsLeft } from './raid-view.ts';

export function isRaidUnderWay(game: Game): boolean {
  return isUnderWay(raidStoreOf(game).read().raid);
}

export type Stake = {
  readonly quest: Quest | undefined;
  /** Half a sentence: how far the raid has come. */
  readonly words: string;
  readonly isBlock: boolean;
};

/** What is lost with the raid at hand; nothing while nobody is in it. */
export function useRaidAtStake(): Stake | undefined {
  const { raid } = useRaid();
  const secondsLeft = useSecondsLeft(raid);
  const quest = useQuestOf(raid.questId);
  if (!isUnderWay(raid)) return undefined;
  const isBlock = raid.block !== undefined;
  const minutesIn = FOCUS_MINUTES - Math.ceil(secondsLeft / 60);
  const words = isBlock ? `${minutesIn} of ${FOCUS_MINUTES} minutes done` : 'on its break';
  return { quest, words, isBlock };
}
