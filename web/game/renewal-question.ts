import { useDeferredValue, useMemo, useState } from 'react';
import { hunterDay } from '#rules/activity/hunter-day.ts';
import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import { boardOf, type GameDocument } from '#rules/document/document.ts';
import { type DueRenewals, dueRenewals } from '#rules/quest/due-renewals.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import type { BrowserClock } from '#web/platform/clock.ts';
import { deviceFlag, PLAIN_TEXT } from '#web/platform/device-flag.ts';
import { useGame, useView } from './game-context.ts';
import { useToday } from './use-today.ts';

/** The quests that a new day or week renews, by themselves or when asked. */
export function dueNow(document: GameDocument, clock: BrowserClock): DueRenewals {
  const today = hunterDay(document, clock.nowMs(), clock.utcOffsetMinutes());
  return dueRenewals(boardOf(document), today, document.settings);
}

/** Whether to ask about renewing quests, and which. */
type RenewalQuestion = {
  readonly toAsk: DueRenewals['toAsk'];
  /** All of them were cleared yesterday. */
  readonly isFromYesterday: boolean;
  /** How quests come back has not been chosen yet. */
  readonly isFirst: boolean;
  /** Does not ask again today, on this device. */
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

export function useRenewalQuestion(): RenewalQuestion {
  const { log } = useGame();
  const today = useToday();
  const board = useDeferredValue(useView(boardOf)); // a click is painted before this is counted
  const settings = useView((document) => document.settings);
  const putOffDay = deviceFlag(`duskgate.${log.uid}.renewal-put-off`, PLAIN_TEXT);
  const [putOffOn, setPutOffOn] = useState(putOffDay.read);
  const { toAsk, isFromYesterday } = useMemo(() => {
    const due = dueRenewals(board, today, settings).toAsk;
    return { toAsk: due, isFromYesterday: wereClearedOn(addDays(today, -1), due, board) };
  }, [board, today, settings]);
  return {
    toAsk,
    isFromYesterday,
    isFirst: settings.renewal === undefined,
    putOff: () => {
      putOffDay.write(today);
      setPutOffOn(today);
    },
    isPutOff: putOffOn === today,
  };
}
