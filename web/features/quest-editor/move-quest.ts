import { boardOf } from '#rules/document/document.ts';
import { moveQuest as ranksAfter, type Side } from '#rules/quest/move-quest.ts';
import { doDeeds } from './do-deeds.ts';
import type { Game } from './game.ts';

/** False when it stands there already. */
export function moveQuest(game: Game, questId: string, side: Side, neighbourId: string): boolean {
  const ranks = ranksAfter(boardOf(game.log.view()), questId, side, neighbourId);
  if (ranks.length === 0) return false;
  doDeeds(
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
