import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ROLE_NAME } from '#rules/roles/roles.ts';
import { useBoardRoles } from '#web/game/use-board-roles.ts';
import { Glyph } from '#web/ui/glyph.tsx';
import './role-strip.css';

/** What the Warden understood, shown once: the flow never waited for a yes. */
export function RoleStrip(): ReactNode {
  const { userRoles, isAsked, dismiss } = useBoardRoles();
  if (!isAsked) return null;
  const { roles, fitnessTypes } = userRoles;
  return (
    <section aria-label="Your roles" className="role-strip">
      {roles.length === 0 ? (
        <p>The Warden could not tell your role. Suggestions wait until you choose one.</p>
      ) : (
        <>
          <p>The Warden took you for</p>
          <ul className="role-strip-chips">
            {[...roles.map((role) => ROLE_NAME[role]), ...fitnessTypes].map((name) => (
              <li key={name} className="role-chip">
                {name}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="role-strip-actions">
        <Link href="/character" onClick={dismiss} className="role-strip-change">
          Change
        </Link>
        <button
          type="button"
          aria-label="Dismiss your roles"
          onClick={dismiss}
          className="grid size-11 place-items-center rounded-md text-muted hover:bg-raised hover:text-ink"
        >
          <Glyph name="close" />
        </button>
      </div>
    </section>
  );
}
