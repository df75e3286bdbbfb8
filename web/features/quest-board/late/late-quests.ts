import { useDeferredValue, useMemo } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { boardOf, chainOf, type GameDocument } from '#rules/document/document.ts';
import { missedDays } from '#rules/document/late-record.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { useGame, useView } from './game-context.ts';
import { useToday } from './use-today.ts';

export type MissedDay = { readonly day: LocalDate; readonly quests: readonly Quest[] };

/** The dailies of yesterday and the day before that were not cleared, the newest day first. */
export function useMissedDays(): readonly MissedDay[] {
  const { log } = useGame();
  const today = useToday();
  const board = useDeferredValue(useView(boardOf)); // a click is painted before this is counted
  const settings = useView((document) => document.settings);
  return useMemo(
    () => missedOn({ ...log.view(), settings }, board, today),
    [log, board, settings, today],
  );
}

function missedOn(
  document: GameDocument,
  board: readonly Quest[],
  today: LocalDate,
): readonly MissedDay[] {
  const byDay = new Map<LocalDate, Quest[]>();
  for (const quest of board) {
    const isRenewed = isEverRenewed(document, quest);
    for (const day of missedDays(chainOf(document, quest.id), { today, isRenewed })) {
      const known = byDay.get(day);
      if (known) known.push(quest);
      else byDay.set(day, [quest]);
    }
  }
  return [...byDay]
    .map(([day, quests]) => ({ day, quests }))
    .sort((one, other) => (one.day < other.day ? 1 : -1));
}

/** Until the hunter has chosen, a cleared quest stays cleared: no day after it is missed. */
export function isEverRenewed({ settings }: GameDocument, quest: Quest): boolean {
  const choice = quest.renewal ?? settings.renewal;
  return choice === undefined ? !quest.completed : choice !== 'never';
}
