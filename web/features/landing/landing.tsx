import { type ReactNode, useEffect, useState } from 'react';
import { useVisitorsDay } from '#web/game/use-today.ts';
import { laterWindow } from '#web/ui/later.tsx';
import type { AuthMode } from './auth-words.ts';
import { Hero } from './hero.tsx';
import { Ladder } from './ladder.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { LastCall } from './last-call.tsx';
import { Showcase } from './showcase.tsx';
import { Spine } from './spine.tsx';
import { TodaysLore } from './todays-lore.tsx';
import { useArrivalAtFragment } from './use-arrival-at-fragment.ts';
import { useFirstSign } from './use-first-sign.ts';

const AuthDialog = laterWindow(async () => (await import('./auth-dialog.tsx')).AuthDialog);

type LandingProps = {
  /** The visitor is about to enter: what lies behind the gate may be fetched. */
  readonly onApproach: () => void;
};

export function Landing({ onApproach }: LandingProps): ReactNode {
  const today = useVisitorsDay();
  useArrivalAtFragment();
  const [isGateAsked, setIsGateAsked] = useState(false);
  const [mode, setMode] = useState<AuthMode>('sign-in');

  useEffect(() => {
    document.title = 'Duskgate';
  }, []);
  useFirstSign(AuthDialog.fetch);
  const approach = (wanted: AuthMode) => {
    setMode(wanted);
    setIsGateAsked(true);
    onApproach();
  };

  return (
    <div className="relative">
      <LandingHeader />
      <main>
        <Hero onEnter={() => approach('sign-in')} />
        <div className="grid justify-items-center gap-10 landing-rooms px-gutter pt-2 sm:px-10">
          <Spine />
          <Showcase />
          <Spine />
          <TodaysLore day={today} />
          <Spine />
          <Ladder />
        </div>
        <LastCall onBegin={() => approach('sign-up')} />
      </main>
      <LandingFooter />
      <AuthDialog
        mode={mode}
        onMode={setMode}
        isOpen={isGateAsked}
        onClose={() => setIsGateAsked(false)}
      />
    </div>
  );
}
