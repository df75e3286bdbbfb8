import type { Quest } from './quest.ts';

export function maxStreak(board: readonly Quest[]): number {
  return board.reduce((highest, quest) => Math.max(highest, quest.streak), 0);
}
