import { type ReactNode, useId } from 'react';
import { FITNESS_TYPES, ROLE_NAME, ROLES } from '#rules/roles/roles.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { BadgeToggle } from '#web/ui/forms/badge-toggle.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { toggleFitnessType, toggleRole } from './change-hunter.ts';

export function RolesPanel(): ReactNode {
  const game = useGame();
  const { roles, fitnessTypes } = useView(({ userRoles }) => userRoles);
  const reasonId = useId();
  return (
    <Panel title="Roles">
      <p id={reasonId} className="text-small text-muted">
        Roles choose which quests are suggested to you. One stays at least.
      </p>
      <Choices name="Roles">
        {ROLES.map((role) => (
          <BadgeToggle
            key={role}
            glyph={role === 'fitness' ? 'fitness-role' : role}
            isOn={roles.includes(role)}
            {...(roles.length === 1 && roles.includes(role) && { reasonId })}
            onToggle={() => toggleRole(game, role)}
          >
            {ROLE_NAME[role]}
          </BadgeToggle>
        ))}
      </Choices>
      {roles.includes('fitness') && (
        <div className="grid gap-3 border-t border-line pt-4">
          <h3 className="text-small font-bold text-ink">How do you train?</h3>
          <Choices name="Fitness types">
            {FITNESS_TYPES.map((type) => (
              <BadgeToggle
                key={type}
                glyph="fitness"
                isOn={fitnessTypes.includes(type)}
                onToggle={() => toggleFitnessType(game, type)}
              >
                {type}
              </BadgeToggle>
            ))}
          </Choices>
        </div>
      )}
    </Panel>
  );
}

type ChoicesProps = { readonly name: string; readonly children: ReactNode };

function Choices({ name, children }: ChoicesProps): ReactNode {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{name}</legend>
      {children}
    </fieldset>
  );
}
