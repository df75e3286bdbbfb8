import { planOfTemplate, type Suggestion } from '#rules/quest/suggestions.ts';
import { addQuest } from './add-quest.ts';
import type { Game } from './game.ts';

/** False when the board is full. */
export function addSuggestion(game: Game, { questId, template }: Suggestion): boolean {
  return addQuest(game, questId, planOfTemplate(template));
}
