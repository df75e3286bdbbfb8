import { boardOf } from '#rules/document/document.ts';
import { hasRoomFor } from '#rules/quest/board-room.ts';
import type { QuestPlan } from '#rules/quest/quest.ts';
import { doDeeds } from './do-deeds.ts';
import type { Game } from './game.ts';

/** False when the board is full. */
export function addQuest(game: Game, questId: string, quest: QuestPlan): boolean {
  if (!hasRoomFor(1, boardOf(game.log.view()))) return false;
  doDeeds(game, [{ kind: 'quest.add', questId, quest }]);
  return true;
}
