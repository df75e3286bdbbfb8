import type { LocalDate } from '#rules/activity/local-date.ts';
import { boardOf, type GameDocument } from '#rules/document/document.ts';
import type { HabitDay } from '#rules/habits/habit-state.ts';
import { boardDay } from '#rules/quest/board-figures.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { habitRules } from './habit-rules.ts';

/** The board on one day; `board`: only these of its quests. */
export function dayOfBoard(
  document: GameDocument,
  today: LocalDate,
  board: readonly Quest[] = boardOf(document),
): HabitDay {
  const rules = habitRules();
  if (rules) return rules.habitDay(document, today, board);
  return { ...boardDay(board, today, document.settings), resting: [], later: [] };
}
