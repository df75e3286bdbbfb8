import type { LocalDate } from '#rules/activity/local-date.ts';
import { boardOf, type GameDocument } from '#rules/document/document.ts';
import { isTracked } from '#rules/habits/schedule.ts';
import type { Quest } from '#rules/quest/quest.ts';
import type { Game } from '#web/game/game.ts';
import { habitRules, todayOf } from '#web/game/habits/habit-rules.ts';

type KnownBoard = { readonly today: LocalDate; readonly board: readonly Quest[] };

const known = new WeakMap<readonly Quest[], KnownBoard>();

/** The board for a raid: a tracked quest as its link of today, completed when its round is cleared. */
export function raidBoardOn(document: GameDocument, today: LocalDate): readonly Quest[] {
  const board = boardOf(document);
  const rules = habitRules();
  if (!rules) return board;
  const before = known.get(board);
  if (before?.today === today) return before.board;
  // Of a plain quest the link of today is itself, and a board of a thousand is asked for with every click.
  const shown = board.some(isTracked)
    ? board.map(
        (quest) =>
          (isTracked(quest) ? rules.habitState(document, quest, today)?.quest : undefined) ?? quest,
      )
    : board;
  known.set(board, { today, board: shown });
  return shown;
}

export function raidBoard(game: Game): readonly Quest[] {
  return raidBoardOn(game.log.view(), todayOf(game));
}
