import type { Quest } from '#rules/quest/quest.ts';
import { FOCUS_MINUTES } from '#rules/raid/raid.ts';
import type { Game } from '#web/game/game.ts';
import { isUnderWay } from './raid-address.ts';
import { raidStoreOf } from './raid-store.ts';
import { useQuestOf, useRaid, useSecondsLeft } from './use-raid.ts';

export function isRaidUnderWay(game: Game): boolean {
  return isUnderWay(raidStoreOf(game).read().raid);
}

export type RaidStake = {
  readonly quest: Quest | undefined;
  /** Half a sentence: how far the raid has come. */
  readonly words: string;
  readonly isBlock: boolean;
};

/** What giving up the current raid would lose; undefined while none is under way. */
export function useRaidAtStake(): RaidStake | undefined {
  const { raid } = useRaid();
  const secondsLeft = useSecondsLeft(raid);
  const quest = useQuestOf(raid.questId);
  if (!isUnderWay(raid)) return undefined;
  const isBlock = raid.block !== undefined;
  const minutesIn = FOCUS_MINUTES - Math.ceil(secondsLeft / 60);
  const words = isBlock ? `${minutesIn} of ${FOCUS_MINUTES} minutes done` : 'on its break';
  return { quest, words, isBlock };
}
