import { maxStreak } from './max-streak.ts';
import type { Quest } from './quest.ts';

/** How many open quests the Command Center shows. */
const SHOWN_ACTIVE_QUESTS = 5;

export type BoardFigures = {
  readonly totalCount: number;
  readonly completedCount: number;
  readonly eliteCount: number;
  readonly maxStreak: number;
  /** The first open quests in the board's order. */
  readonly activeQuests: readonly Quest[];
};

export function boardFigures(board: readonly Quest[]): BoardFigures {
  const open = board.filter((quest) => !quest.completed);
  return {
    totalCount: board.length,
    completedCount: board.length - open.length,
    eliteCount: board.filter((quest) => quest.difficulty === 'elite').length,
    maxStreak: maxStreak(board),
    activeQuests: open.slice(0, SHOWN_ACTIVE_QUESTS),
  };
}
