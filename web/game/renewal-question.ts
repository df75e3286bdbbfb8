import { useDeferredValue, useMemo, useState } from 'react';
import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import { boardOf } from '#rules/document/document.ts';
import type { DueRenewals } from '#rules/quest/due-renewals.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { deviceFlag, PLAIN_TEXT } from '#web/platform/device-flag.ts';
import { useGame, useView } from './game-context.ts';
import { renewalsOfDay, useHabitRules } from './habits/habit-rules.ts';
import { useToday } from './use-today.ts';

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
  const restDays = useView((document) => document.restDays);
  const rules = useHabitRules();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the document has these parts
  const { toAsk, isFromYesterday } = useMemo(() => {
    const due = renewalsOfDay(log.view(), today).toAsk;
    return { toAsk: due, isFromYesterday: wereClearedOn(addDays(today, -1), due, board) };
  }, [log, board, today, settings, restDays, rules]);
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
