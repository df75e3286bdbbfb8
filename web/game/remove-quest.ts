import type { Quest } from '#rules/quest/quest.ts';
import { doWithUndo } from './do-deeds.ts';
import type { Game } from './game.ts';

export function removeQuest(game: Game, { id: questId, title }: Quest): void {
  doWithUndo(game, { kind: 'quest.remove', questId }, { title: `${title} removed` });
}
