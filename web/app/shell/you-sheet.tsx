import type { ReactNode } from 'react';
import { rankTitle } from '#rules/hunter/rank-title.ts';
import { useView } from '#web/game/game-context.ts';
import { openWindow } from '#web/game/open-window.ts';
import { useSignOut } from '#web/session/sign-out-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { navigate } from '#web/ui/router.tsx';

type YouSheetProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** Settings, search, rest days and the way out, for a phone. */
export function YouSheet({ isOpen, onClose }: YouSheetProps): ReactNode {
  const { name, level } = useView(({ character }) => character);
  const { signOut, isSigningOut } = useSignOut();
  return (
    <Dialog
      title={name}
      lead={`Level ${level} · ${rankTitle(level)}`}
      isOpen={isOpen}
      onClose={onClose}
      stand="foot"
      content="form"
    >
      <div className="grid gap-3">
        <Button
          emphasis="quiet"
          onClick={() => {
            onClose();
            navigate('/settings');
          }}
        >
          <Glyph name="gear" />
          Settings
        </Button>
        <Button emphasis="quiet" onClick={() => openWindow({ kind: 'palette' })}>
          <Glyph name="search" />
          Find anything
        </Button>
        <Button emphasis="quiet" onClick={() => openWindow({ kind: 'rest' })}>
          <Glyph name="moon" />
          Rest days
        </Button>
        <Button
          emphasis="quiet"
          aria-disabled={isSigningOut}
          onClick={() => {
            onClose();
            signOut();
          }}
        >
          <Glyph name="logout" />
          {isSigningOut ? 'Leaving...' : 'Log out'}
        </Button>
      </div>
    </Dialog>
  );
}
