import { useDeferredValue, useMemo, useState } from 'react';
import { hunterDay } from '#rules/activity/hunter-day.ts';
import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import { boardOf, type GameDocument } from '#rules/document/document.ts';
import { type DueRenewals, dueRenewals } from '#rules/quest/due-renewals.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import type { Clock } from '#web/platform/clock.ts';
import { readText, writeText } from '#web/platform/stored-text.ts';
import { useGame, useView } from './game-context.ts';
import { useToday } from './use-today.ts';

/** What a new day or week could bring back, as the document stands now. */
export function dueNow(document: GameDocument, clock: Clock): DueRenewals {
  const today = hunterDay(document, clock.nowMs(), clock.utcOffsetMinutes());
  return dueRenewals(boardOf(document), today, document.settings);
}

type Question = {
  readonly toAsk: DueRenewals['toAsk'];
  /** All of them were cleared yesterday. */
  readonly isFromYesterday: boolean;
  /** The hunter has not chosen yet how quests come back. */
  readonly isFirst: boolean;
  /** Asks no more today, on this device. */
  readonly putOff: () => void;
  readonly isPutOff: boolean;
};

function wereClearedOn(
  day: LocalDate,
  due: DueRenewals['toAsk'],
  board: readonly Quest[],
): boolean {
  const roots = new Set(due.map(({ questId }) => rootOf(questId)));
  return board.every(({ id, completedOn }) => completedOn === day || !roots.has(rootOf(id)));
}

export function useRenewalQuestion(): Question {
  const { log } = useGame();
  const today = useToday();
  const board = useDeferredValue(useView(boardOf)); // a click is painted before this is counted
  const settings = useView((document) => document.settings);
  const key = `duskgate.${log.uid}.renewal-put-off`;
  const [putOffOn, setPutOffOn] = useState(() => readText(key));
  const { toAsk, isFromYesterday } = useMemo(() => {
    const due = dueRenewals(board, today, settings).toAsk;
    return { toAsk: due, isFromYesterday: wereClearedOn(addDays(today, -1), due, board) };
  }, [board, today, settings]);
  return {
    toAsk,
    isFromYesterday,
    isFirst: settings.renewal === undefined,
    putOff: () => {
      writeText(key, today);
      setPutOffOn(today);
    },
    isPutOff: putOffOn === today,
  };
}
