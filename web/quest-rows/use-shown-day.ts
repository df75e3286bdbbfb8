import { useCallback, useMemo, useState } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { boardOf } from '#rules/document/document.ts';
import { type BoardDay, boardDay } from '#rules/quest/board-figures.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { useGame, useView } from '#web/game/game-context.ts';

/** The board as it is shown: the parts of the day, and where rows stay that were cleared meanwhile. */
export type ShownDay = {
  readonly day: BoardDay;
  /** Rows of an earlier period, with those of them that were cleared since the screen was entered. */
  readonly earlier: readonly Quest[];
  /** Open rows, with those that were cleared since the screen was entered. */
  readonly due: readonly Quest[];
  /** Cleared today, before the screen was entered. */
  readonly done: readonly Quest[];
  /** Lets the rows that were cleared meanwhile go to the done ones. */
  readonly fold: () => void;
};

/** No row leaves its place while the screen is open, so that nothing moves under a finger. */
export function useShownDay(board: readonly Quest[], today: LocalDate): ShownDay {
  const { log } = useGame();
  const settings = useView((document) => document.settings);
  const day = useMemo(() => boardDay(board, today, settings), [board, today, settings]);
  const [entry, setEntry] = useState(() => entryOf(day, today));
  const fold = useCallback(() => {
    const view = log.view(); // as it is after the command that calls this
    setEntry(entryOf(boardDay(boardOf(view), today, view.settings), today));
  }, [log, today]);
  if (entry.today !== today) setEntry(entryOf(day, today)); // the night has passed

  return useMemo(() => {
    const isMoved = ({ id }: Quest) => entry.done.has(rootOf(id));
    const isEarlier = ({ id }: Quest) => entry.earlier.has(rootOf(id));
    const fresh = day.doneToday.filter((quest) => !isMoved(quest));
    const earlier = new Set([...day.fromEarlier, ...fresh.filter(isEarlier)]);
    const due = new Set([...day.open, ...fresh.filter((quest) => !isEarlier(quest))]);
    return {
      day,
      earlier: board.filter((quest) => earlier.has(quest)), // in the board's order
      due: board.filter((quest) => due.has(quest)),
      done: day.doneToday.filter(isMoved),
      fold,
    };
  }, [board, day, entry, fold]);
}

function entryOf({ doneToday, fromEarlier }: BoardDay, today: LocalDate) {
  const roots = (quests: readonly Quest[]) => new Set(quests.map(({ id }) => rootOf(id)));
  return { today, done: roots(doneToday), earlier: roots(fromEarlier) };
}
