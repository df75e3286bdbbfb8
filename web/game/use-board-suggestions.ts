import { useMemo } from 'react';
import { boardOf, wasRemoved } from '#rules/document/document.ts';
import { CATALOGUE } from '#rules/quest/catalogue.ts';
import { type Suggestion, suggestedQuests } from '#rules/quest/suggestions.ts';
import { useGame, useView } from './game-context.ts';

export function useBoardSuggestions(): readonly Suggestion[] {
  const { log } = useGame();
  const board = useView(boardOf); // a new array after every change, removals included
  const level = useView(({ character }) => character.level);
  const userRoles = useView((document) => document.userRoles);
  return useMemo(
    () =>
      suggestedQuests(CATALOGUE, { level, userRoles, board }, (questId) =>
        wasRemoved(log.view(), questId),
      ),
    [log, board, level, userRoles],
  );
}
