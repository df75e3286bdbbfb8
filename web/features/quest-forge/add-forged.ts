import { boardOf } from '#rules/document/document.ts';
import { type GeneratedQuest, planOf } from '#rules/mentor/generated-quest.ts';
import { hasRoomFor } from '#rules/quest/board-room.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { doDeeds } from './do-deeds.ts';
import type { Game } from './game.ts';

/**
 * Each with an id of its own. They are added in one moment, and ids order what one moment added:
 * in rising order the board keeps theirs. False when it has no room for all of them.
 */
export function addForged(game: Game, quests: readonly GeneratedQuest[]): boolean {
  if (!hasRoomFor(quests.length, boardOf(game.log.view()))) return false;
  const ids = quests.map(() => game.newId()).toSorted();
  doDeeds(
    game,
    quests.map((quest, at) => ({
      kind: 'quest.add' as const,
      questId: ids[at] ?? game.newId(),
      quest: planOf(quest),
    })),
  );
  return true;
}

/** An open quest of the same name: a second one would only crowd the board. */
export function isOnBoard({ title }: GeneratedQuest, board: readonly Quest[]): boolean {
  return board.some((quest) => !quest.completed && quest.title === title);
}
