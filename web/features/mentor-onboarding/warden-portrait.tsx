import type { ReactNode } from 'react';
import logo from '#web/assets/logo-mark.svg';
import portrait from '#web/assets/warden-portrait.svg';
import { useLeaving } from '#web/game/leave-dungeon-context.ts';
import { Glyph } from '#web/ui/glyph.tsx';

export function WardenPortrait({ line }: { readonly line: string }): ReactNode {
  const { leave, isLeaving } = useLeaving();
  return (
    <header className="warden">
      <img src={portrait} alt="" width="480" height="640" className="warden-picture" />
      <div className="warden-top">
        <img src={logo} alt="" width="32" height="40" />
        <button type="button" disabled={isLeaving} onClick={leave} className="warden-leave">
          <Glyph name="logout" />
          Log out
        </button>
      </div>
      <div className="warden-name">
        <p className="font-label text-label text-system uppercase">Your mentor</p>
        <h1 className="font-display text-heading text-white">The Warden</h1>
        <p className="warden-line text-body text-ink">{line}</p>
      </div>
    </header>
  );
}
