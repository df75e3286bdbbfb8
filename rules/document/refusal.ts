import { dayNumber } from '#rules/activity/local-date.ts';
import { minRewardOf } from '#rules/quest/reward.ts';
import { FOCUS_MS } from '#rules/raid/raid.ts';
import type { Command } from './command.ts';

export type Refusal =
  | 'subtasks-remain'
  | 'reward-too-small'
  | 'day-too-long-ago'
  | 'block-too-short';

export const MAX_LATE_DAYS = 2;

/**
 * Looks at nothing but the command: what an honest device accepted must never be refused because
 * another device was faster.
 */
export function refusalOf(command: Command): Refusal | undefined {
  switch (command.kind) {
    case 'quest.add':
      return isTooSmall(command.questId, command.quest.xpReward);
    case 'quest.edit':
      return isTooSmall(command.questId, command.edits.xpReward);
    case 'quest.done': {
      if (command.openSubtaskCount > 0) return 'subtasks-remain';
      const tooSmall = isTooSmall(command.questId, command.xpReward);
      if (tooSmall) return tooSmall;
      const daysLate = dayNumber(command.day) - dayNumber(command.forDay ?? command.day);
      return daysLate < 0 || daysLate > MAX_LATE_DAYS ? 'day-too-long-ago' : undefined;
    }
    case 'raid.focus': {
      const lastedMs = Date.parse(command.endedAt) - Date.parse(command.startedAt);
      return lastedMs < FOCUS_MS ? 'block-too-short' : undefined;
    }
    default:
      return undefined;
  }
}

function isTooSmall(questId: string, reward: number | undefined): Refusal | undefined {
  return reward !== undefined && reward < minRewardOf(questId) ? 'reward-too-small' : undefined;
}
