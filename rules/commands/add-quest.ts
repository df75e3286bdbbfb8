import type { ChainPlan } from '#rules/habits/schedule.ts';
import { addLink } from '#rules/quest/chain.ts';
import type { QuestPlan } from '#rules/quest/quest.ts';
import { minRewardOf } from '#rules/quest/reward.ts';
import { changeChain } from './change-chain.ts';
import type { CommandRefusal, CommandRules } from './command-rules.ts';

export type AddFields = {
  readonly questId: string;
  readonly quest: QuestPlan & ChainPlan;
  readonly rank?: number;
};

export const addQuest: CommandRules<'quest.add'> = {
  key: ({ questId }) => `add:${questId}`,
  refusal: ({ questId, quest }) => tooSmallReward(questId, quest.xpReward),
  apply: (document, { questId, quest, at, day: on, rank = Date.parse(at) }) =>
    changeChain(document, questId, (chain) => addLink(chain, quest, { questId, rank, on })),
};

/** The refusal of a reward below what this quest must pay. */
export function tooSmallReward(
  questId: string,
  reward: number | undefined,
): CommandRefusal | undefined {
  return reward !== undefined && reward < minRewardOf(questId) ? 'reward-too-small' : undefined;
}
