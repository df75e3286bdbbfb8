import { type ReactNode, useEffect, useState } from 'react';
import { useVisitorsDay } from '#web/game/use-today.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { isKnownBrowser } from '#web/session/restore-session.ts';
import type { AuthDialogProps } from './auth/auth-dialog.tsx';
import type { AuthMode } from './auth/auth-words.ts';
import { Hero } from './hero.tsx';
import { Ladder } from './ladder.tsx';
import { LandingFooter, LandingHeader, SIGN_IN_FRAGMENT } from './landing-frame.tsx';
import { LastCall } from './last-call.tsx';
import { Showcase } from './showcase/showcase.tsx';
import { TodaysLore } from './todays-lore.tsx';

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
    () => [endedUser, invitation].some(Boolean) || location.hash.startsWith(SIGN_IN_FRAGMENT),
  );
  const [mode, setMode] = useState<AuthMode>(invitation === undefined ? 'sign-in' : 'sign-up');

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
    <div className="relative">
      <LandingHeader onSignIn={() => approach('sign-in')} />
      <main>
        <Hero onEnter={() => approach(isKnownBrowser() ? 'sign-in' : 'sign-up')} />
        <div className="grid justify-items-center gap-5 landing-rooms px-gutter sm:gap-8 sm:px-10">
          <span aria-hidden="true" className="spine" />
          <Showcase />
          <div className="grid w-full max-w-6xl gap-6 lg:grid-cols-2">
            <TodaysLore day={today} />
            <Ladder />
          </div>
        </div>
        <LastCall onBegin={() => approach('sign-up')} />
      </main>
      <LandingFooter />
      {auth({
        mode,
        onMode: setMode,
        invitation,
        isOpen: isAuthOpen,
        onClose: () => setIsAuthOpen(false),
      })}
    </div>
  );
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
