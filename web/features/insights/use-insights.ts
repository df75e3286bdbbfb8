import { useMemo } from 'react';
import { boardOf, chainOf } from '#rules/document/document.ts';
import { habitOf } from '#rules/habits/calendar.ts';
import { fullDays } from '#rules/habits/full-days.ts';
import { insightsOf } from '#rules/habits/insights.ts';
import { suggestionFor } from '#rules/habits/suggestion.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { useNeedsHelp } from '#web/game/habits/needs-help.ts';
import { useRefusals } from '#web/game/habits/refused-offers.ts';
import { useToday } from '#web/game/use-today.ts';

/** Everything that the insights show, computed again when a quest, a day of rest or the day changes. */
export function useInsights() {
  const { log } = useGame();
  const today = useToday();
  const board = useView(boardOf);
  const restDays = useView((document) => document.restDays);
  const settings = useView((document) => document.settings);
  const habits = useMemo(() => {
    const view = log.view();
    return board.map(({ id }) => habitOf(chainOf(view, id), { restDays, settings }));
  }, [log, board, restDays, settings]);
  const figures = useMemo(
    () => ({ ...insightsOf(habits, today), fullDays: fullDays(habits, today) }),
    [habits, today],
  );

  const needsHelp = useNeedsHelp(board.some(({ hasSteps }) => hasSteps));
  const { isRefused, refuse } = useRefusals(today);
  const suggestion = useMemo(
    () => suggestionFor(habits, today, { weekStart: settings.weekStart, needsHelp, isRefused }),
    [habits, today, settings.weekStart, needsHelp, isRefused],
  );
  return { ...figures, suggestion, refuse };
}
