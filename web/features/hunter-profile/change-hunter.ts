import { FITNESS_TYPES, type FitnessType, ROLES, type Role } from '#rules/roles/roles.ts';
import { doDeeds } from './do-deeds.ts';
import type { Game } from './game.ts';

/** The last role stays: a hunter has one at least. */
export function toggleRole(game: Game, role: Role): void {
  const { roles: chosen } = game.log.view().userRoles;
  const roles = toggled(ROLES, chosen, role);
  if (roles.length === 0) return;
  doDeeds(game, [{ kind: 'hunter.roles', id: game.newId(), roles }]);
}

export function toggleFitnessType(game: Game, type: FitnessType): void {
  const { fitnessTypes: chosen } = game.log.view().userRoles;
  const fitnessTypes = toggled(FITNESS_TYPES, chosen, type);
  doDeeds(game, [{ kind: 'hunter.fitness', id: game.newId(), fitnessTypes }]);
}

/** Always in the order of the list, whichever was chosen first. */
function toggled<One>(all: readonly One[], chosen: readonly One[], one: One): readonly One[] {
  return all.filter((each) => chosen.includes(each) !== (each === one));
}
