import type { ReactNode } from 'react';
import { ROLE_NAME, ROLES, type Role } from '#rules/roles/roles.ts';
import { dispatch } from '#web/game/dispatch.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { Glyph } from '#web/ui/glyph.tsx';

/** The five paths, to choose at least one. The last chosen one stays. */
export function PathChips(): ReactNode {
  const game = useGame();
  const chosen = useView(({ userRoles }) => userRoles.roles);
  const toggle = (role: Role) => {
    const roles = ROLES.filter((one) => chosen.includes(one) !== (one === role));
    if (roles.length === 0) return;
    dispatch(game, [{ kind: 'hunter.roles', id: game.newId(), roles }]);
  };
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="pb-2 text-small font-semibold text-ink">Choose at least one path</legend>
      {ROLES.map((role) => (
        <button
          key={role}
          type="button"
          aria-pressed={chosen.includes(role)}
          onClick={() => toggle(role)}
          className={`inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-small font-bold ${chosen.includes(role) ? 'border-violet bg-cell-2 text-white' : 'border-edge text-ink hover:border-violet'}`}
        >
          {ROLE_NAME[role]}
          <Glyph name={chosen.includes(role) ? 'check' : 'plus'} size={16} />
        </button>
      ))}
    </fieldset>
  );
}
