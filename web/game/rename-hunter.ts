import { renameHunter as renamed } from '#rules/hunter/rename-hunter.ts';
import { doDeeds } from './do-deeds.ts';
import type { Game } from './game.ts';

/** A blank name, or the one the hunter has, changes nothing. */
export function renameHunter(game: Game, wanted: string): void {
  const { character } = game.log.view();
  const { name } = renamed(character, wanted);
  if (name === character.name) return;
  doDeeds(game, [{ kind: 'hunter.rename', id: game.newId(), name }]);
  game.notices.show({ title: `You are ${name} now`, tone: 'plain' });
}
