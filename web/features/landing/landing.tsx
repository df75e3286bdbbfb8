import { type ReactNode, useEffect, useState } from 'react';
import { useVisitorsDay } from '#web/game/use-today.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { isKnownBrowser } from '#web/session/restore-session.ts';
import { Button } from '#web/ui/button.tsx';
import type { AuthDialogProps } from './auth/auth-dialog.tsx';
import type { AuthMode } from './auth/auth-words.ts';
import { FRAGMENTS } from './landing-frame.tsx';
import { LandingPage } from './landing-page.tsx';

type LandingProps = {
  /** Called when the visitor first moves, so that the window to sign in is loaded before it is opened. */
  readonly onFirstMove: () => void;
  /** Called when the sign-in window opens, so that the app can be loaded meanwhile. */
  readonly onApproach: () => void;
  readonly auth: (props: AuthDialogProps) => ReactNode;
};

export function Landing({ onFirstMove, onApproach, auth }: LandingProps): ReactNode {
  const today = useVisitorsDay();
  useScrollToFragment();
  const { endedUser } = useAuth();
  const [invitation, setInvitation] = useState(() => invitationIn(location.hash));
  const [isAuthOpen, setIsAuthOpen] = useState(
    () => endedUser !== null || modeAt(location.hash) !== undefined,
  );
  const [mode, setMode] = useState<AuthMode>(() => modeAt(location.hash) ?? 'sign-in');

  useEffect(() => {
    document.title = 'Duskgate';
  }, []);
  useEffect(() => {
    const takeInvitation = () => {
      const found = invitationIn(location.hash);
      if (found === undefined) return;
      setInvitation(found);
      setMode('sign-up');
      setIsAuthOpen(true);
      history.replaceState(null, '', location.pathname); // neither history nor bookmark keeps it
    };
    takeInvitation();
    addEventListener('hashchange', takeInvitation); // a link that is pasted into the same tab
    return () => removeEventListener('hashchange', takeInvitation);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    const watching = new AbortController();
    for (const move of ['pointermove', 'pointerdown', 'keydown'] as const) {
      addEventListener(move, onFirstMove, { once: true, signal: watching.signal });
    }
    return () => watching.abort();
  }, []);
  const approach = (wanted: AuthMode) => {
    setMode(wanted);
    setIsAuthOpen(true);
    onApproach();
  };

  return (
    <LandingPage
      day={today}
      onSignIn={() => approach('sign-in')}
      enter={
        <Button size="grand" onClick={() => approach(entering())} aria-haspopup="dialog">
          Enter the Dungeon
        </Button>
      }
      begin={
        <Button size="grand" onClick={() => approach('sign-up')} aria-haspopup="dialog">
          Begin Your Journey
        </Button>
      }
    >
      {auth({
        mode,
        onMode: setMode,
        invitation,
        isOpen: isAuthOpen,
        onClose: () => setIsAuthOpen(false),
      })}
    </LandingPage>
  );
}

function entering(): AuthMode {
  return isKnownBrowser() ? 'sign-in' : 'sign-up';
}

/** The window that an address opens: of an invitation, or of a link that was pressed before this code was here. */
function modeAt(hash: string): AuthMode | undefined {
  if (hash.startsWith(FRAGMENTS.signIn)) return 'sign-in';
  if (hash === FRAGMENTS.enter) return entering();
  return invitationIn(hash) === undefined ? undefined : 'sign-up';
}

/** The token of an invitation in the address of its link. */
function invitationIn(hash: string): string | undefined {
  return /^#invitation=([\w-]{43})$/.exec(hash)?.[1];
}

/** Scrolls to the fragment of the address: the browser looks for it before the page is rendered. */
function useScrollToFragment(): void {
  useEffect(() => {
    const { hash } = window.location;
    document.getElementById(hash.replace('#', ''))?.scrollIntoView({ behavior: 'instant' });
  }, []);
}
