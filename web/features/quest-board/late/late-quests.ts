import { useDeferredValue, useMemo, useState } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { boardOf, chainOf, type GameDocument } from '#rules/document/document.ts';
import { lateDays, missedDays } from '#rules/document/missed-days.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { useToday } from '#web/game/use-today.ts';
import { deviceFlag, PLAIN_TEXT } from '#web/platform/device-flag.ts';

export type MissedDay = { readonly day: LocalDate; readonly quests: readonly Quest[] };

/** The daily quests that were not cleared yesterday or the day before, the newest day first. */
export function useMissedDays(): readonly MissedDay[] {
  const { log } = useGame();
  const today = useToday();
  const board = useDeferredValue(useView(boardOf)); // so that a click is rendered first
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
  const days = lateDays(today);
  for (const quest of board) {
    const isRenewed = isEverRenewed(document, quest);
    for (const day of missedDays(chainOf(document, quest.id), { today, isRenewed }, days)) {
      const known = byDay.get(day);
      if (known) known.push(quest);
      else byDay.set(day, [quest]);
    }
  }
  return [...byDay]
    .map(([day, quests]) => ({ day, quests }))
    .sort((one, other) => (one.day < other.day ? 1 : -1));
}

/** Whether a cleared quest comes back. If not, no day after its completion counts as missed. */
export function isEverRenewed({ settings }: GameDocument, quest: Quest): boolean {
  const choice = quest.renewal ?? settings.renewal;
  return choice === undefined ? !quest.completed : choice !== 'never';
}

/** Whether the question about missed days was put off for today, on this device. */
export function useLatePutOff(today: LocalDate) {
  const { log } = useGame();
  const putOffDay = deviceFlag(`duskgate.${log.uid}.late-put-off`, PLAIN_TEXT);
  const [putOffOn, setPutOffOn] = useState(putOffDay.read);
  return {
    isPutOff: putOffOn === today,
    putOff: () => {
      putOffDay.write(today);
      setPutOffOn(today);
    },
  };
}
