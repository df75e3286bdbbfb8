import { useCallback, useMemo, useState } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { HabitDay } from '#rules/habits/habit-state.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { dayOfBoard } from '#web/game/habits/day-of-board.ts';
import { useHabitRules } from '#web/game/habits/habit-rules.ts';

/** The board as it is shown: the parts of the day, and where rows stay that were cleared meanwhile. */
export type ShownDay = {
  readonly day: HabitDay;
  /** Rows of an earlier period, with those of them that were cleared since the screen was entered. */
  readonly earlier: readonly Quest[];
  /** Open rows, with those that were cleared since the screen was entered. */
  readonly due: readonly Quest[];
  /** The same of those that rest today, and of those that are asked for on a later day. */
  readonly resting: readonly Quest[];
  readonly later: readonly Quest[];
  /** Cleared today, before the screen was entered. */
  readonly done: readonly Quest[];
  /** Lets the rows that were cleared meanwhile go to the done ones. */
  readonly fold: () => void;
};

/** The parts whose rows keep their place when they are cleared. */
const KEPT = ['fromEarlier', 'resting', 'later'] as const;

/** No row leaves its place while the screen is open, so that nothing moves under a finger. */
export function useShownDay(board: readonly Quest[], today: LocalDate): ShownDay {
  const { log } = useGame();
  const settings = useView((document) => document.settings);
  const restDays = useView((document) => document.restDays);
  const rules = useHabitRules();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of the document that matter
  const day = useMemo(
    () => dayOfBoard(log.view(), today, board),
    [log, board, today, settings, restDays, rules],
  );
  const [entry, setEntry] = useState(() => entryOf(day, today));
  const fold = useCallback(() => {
    setEntry(entryOf(dayOfBoard(log.view(), today), today)); // as it is after the command that calls this
  }, [log, today]);
  if (entry.today !== today) setEntry(entryOf(day, today)); // the night has passed

  return useMemo(() => {
    const isMoved = ({ id }: Quest) => entry.doneToday.has(rootOf(id));
    const fresh = day.doneToday.filter((quest) => !isMoved(quest));
    const wasIn = (part: (typeof KEPT)[number], { id }: Quest) => entry[part].has(rootOf(id));
    const shown = (quests: readonly Quest[], stays: (quest: Quest) => boolean) => {
      const rows = new Set([...quests, ...fresh.filter(stays)]);
      return board.filter((quest) => rows.has(quest)); // in the board's order
    };
    return {
      day,
      earlier: shown(day.fromEarlier, (quest) => wasIn('fromEarlier', quest)),
      due: shown(day.open, (quest) => !KEPT.some((part) => wasIn(part, quest))),
      resting: shown(day.resting, (quest) => wasIn('resting', quest)),
      later: shown(day.later, (quest) => wasIn('later', quest)),
      done: day.doneToday.filter(isMoved),
      fold,
    };
  }, [board, day, entry, fold]);
}

function entryOf(day: HabitDay, today: LocalDate) {
  const roots = (quests: readonly Quest[]) => new Set(quests.map(({ id }) => rootOf(id)));
  return {
    today,
    doneToday: roots(day.doneToday),
    fromEarlier: roots(day.fromEarlier),
    resting: roots(day.resting),
    later: roots(day.later),
  };
}
