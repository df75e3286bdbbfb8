import type { Quest } from '#rules/quest/quest.ts';
import { dispatch } from './dispatch.ts';
import type { Game } from './game.ts';

/** Puts a quest away with all its past. */
export function archiveQuest(game: Game, quest: Quest): void {
  setArchived(game, quest, true);
}

/** Brings an archived quest back to the board. */
export function reviveQuest(game: Game, quest: Quest): void {
  setArchived(game, quest, false);
}

/** Its Undo is the opposite edit, so the command is sent at once. */
function setArchived(game: Game, { id: questId, title }: Quest, isArchived: boolean): void {
  const record = (edits: { readonly isArchived: boolean }) =>
    dispatch(game, [{ kind: 'quest.edit', id: game.newId(), questId, edits }]);
  record({ isArchived });
  game.toasts.show({
    title: isArchived ? `${title} archived` : `${title} is back on the board`,
    tone: 'plain',
    undo: () => record({ isArchived: !isArchived }),
  });
}
