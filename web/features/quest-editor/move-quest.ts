import { boardOf } from '#rules/document/document.ts';
import { moveQuest as ranksAfter, type Side } from '#rules/quest/move-quest.ts';
import { dispatch } from '#web/game/dispatch.ts';
import type { Game } from '#web/game/game.ts';

/** Moves a quest beside another one. Returns false if it is there already. */
export function moveQuest(game: Game, questId: string, side: Side, neighbourId: string): boolean {
  const ranks = ranksAfter(boardOf(game.log.view()), questId, side, neighbourId);
  if (ranks.length === 0) return false;
  dispatch(
    game,
    ranks.map(({ questId: id, rank }) => ({
      kind: 'quest.edit',
      id: game.newId(),
      questId: id,
      edits: { rank },
    })),
  );
  return true;
}
