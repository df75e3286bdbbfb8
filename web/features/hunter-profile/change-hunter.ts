import { renameHunter as renamed } from '#rules/hunter/rename-hunter.ts';
import { FITNESS_TYPES, type FitnessType, ROLES, type Role } from '#rules/roles/roles.ts';
import { dispatch } from '#web/game/dispatch.ts';
import type { Game } from '#web/game/game.ts';

/** Renames the hunter; a blank or unchanged name does nothing. */
export function renameHunter(game: Game, wanted: string): void {
  const { character } = game.log.view();
  const { name } = renamed(character, wanted);
  if (name === character.name) return;
  dispatch(game, [{ kind: 'hunter.rename', id: game.newId(), name }]);
  game.toasts.show({ title: `You are ${name} now`, tone: 'plain' });
}

/** Adds or removes a role. The last one cannot be removed. */
export function toggleRole(game: Game, role: Role): void {
  const { roles: chosen } = game.log.view().userRoles;
  const roles = toggled(ROLES, chosen, role);
  if (roles.length === 0) return;
  dispatch(game, [{ kind: 'hunter.roles', id: game.newId(), roles }]);
}

export function toggleFitnessType(game: Game, type: FitnessType): void {
  const { fitnessTypes: chosen } = game.log.view().userRoles;
  const fitnessTypes = toggled(FITNESS_TYPES, chosen, type);
  dispatch(game, [{ kind: 'hunter.fitness', id: game.newId(), fitnessTypes }]);
}

/** The chosen ones in the order of `all`. */
function toggled<One>(all: readonly One[], chosen: readonly One[], one: One): readonly One[] {
  return all.filter((each) => chosen.includes(each) !== (each === one));
}
