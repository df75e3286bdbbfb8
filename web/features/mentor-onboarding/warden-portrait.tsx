import type { ReactNode } from 'react';
import logo from '#web/assets/logo-mark.svg';
import portrait from '#web/assets/warden-portrait.svg';
import { useSignOut } from '#web/session/sign-out-context.ts';
import { Glyph } from '#web/ui/glyph.tsx';

export function WardenPortrait({ line }: { readonly line: string }): ReactNode {
  return (
    <header className="warden">
      <img src={portrait} alt="" width="480" height="640" className="warden-picture" />
      <img src={logo} alt="" width="32" height="40" className="warden-logo" />
      <div className="warden-name">
        <p className="font-label text-label text-system uppercase">Your mentor</p>
        <h1 className="font-display text-heading text-white">The Warden</h1>
        <p className="warden-line text-body text-ink">{line}</p>
      </div>
    </header>
  );
}

/** Over the portrait on a phone, beside the count of the answers elsewhere. */
export function LeaveChat(): ReactNode {
  const { signOut, isSigningOut } = useSignOut();
  return (
    <button type="button" disabled={isSigningOut} onClick={signOut} className="leave-chat">
      <Glyph name="logout" />
      <span className="max-lg:sr-only">Log out</span>
    </button>
  );
}
