import type { ReactNode } from 'react';
import { ROLE_NAME, type Role } from '#rules/roles/roles.ts';
import { useView } from '#web/game/game-context.ts';
import { Badge } from '#web/ui/badge.tsx';

export function RoleBadges(): ReactNode {
  const { roles } = useView(({ userRoles }) => userRoles);
  if (roles.length === 0) return null;
  return (
    <ul aria-label="Your roles" className="flex flex-wrap gap-2 max-sm:w-3/5">
      {roles.map((role) => (
        <li key={role}>
          <Badge glyph={glyphOf(role)}>{ROLE_NAME[role]}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** The category of the same name has the plain sign. */
function glyphOf(role: Role): string {
  return role === 'fitness' ? 'fitness-role' : role;
}
