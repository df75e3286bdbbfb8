import { useDeferredValue, useMemo, useState } from 'react';
import { hasDay } from '#rules/activity/day-set.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { lateDays } from '#rules/commands/finish-quest.ts';
import { boardOf, chainOf, type GameDocument } from '#rules/document/document.ts';
import { missedDays } from '#rules/document/missed-days.ts';
import { isTracked } from '#rules/habits/schedule.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { type HabitRules, useHabitRules } from '#web/game/habits/habit-rules.ts';
import { useToday } from '#web/game/use-today.ts';
import { deviceFlag, PLAIN_TEXT } from '#web/platform/device-flag.ts';

export type MissedDay = { readonly day: LocalDate; readonly quests: readonly Quest[] };

/** The quests that were asked for and not cleared yesterday or the day before, the newest day first. */
export function useMissedDays(): readonly MissedDay[] {
  const { log } = useGame();
  const today = useToday();
  const board = useDeferredValue(useView(boardOf)); // so that a click is rendered first
  const settings = useView((document) => document.settings);
  const restDays = useView((document) => document.restDays);
  const rules = useHabitRules();
  return useMemo(
    () => missedOn({ ...log.view(), settings, restDays }, board, { today, rules }),
    [log, board, settings, restDays, today, rules],
  );
}

type LateRules = { readonly today: LocalDate; readonly rules: HabitRules | undefined };

function missedOn(
  document: GameDocument,
  board: readonly Quest[],
  { today, rules }: LateRules,
): readonly MissedDay[] {
  const byDay = new Map<LocalDate, Quest[]>();
  const days = lateDays(today).filter((day) => !hasDay(document.restDays, day));
  const missedBy = (quest: Quest): readonly LocalDate[] => {
    if (rules && isTracked(quest))
      return rules.lateHabitDays(rules.habitIn(document, quest.id), today);
    if (quest.frequency !== 'daily' || quest.addedOn === today) return [];
    const chain = chainOf(document, quest.id);
    const isRenewed = isEverRenewed(document, quest);
    const { restDays } = chain;
    const awake = restDays ? days.filter((day) => !hasDay(restDays, day)) : days;
    return missedDays(chain, { today, isRenewed }, awake);
  };
  for (const quest of board) {
    for (const day of missedBy(quest)) {
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
