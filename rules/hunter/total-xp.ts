import type { Quest } from '#rules/quest/quest.ts';

/** The contract's "total XP": what the board's streaks are worth, not what was ever earned. */
export function totalXp(board: readonly Quest[]): number {
  return board.reduce((sum, quest) => sum + quest.streak * quest.xpReward, 0);
}
