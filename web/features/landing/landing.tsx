import { type ReactNode, useState } from 'react';
import { Hero } from './hero.tsx';
import { Ladder } from './ladder.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { SealedGate } from './sealed-gate.tsx';
import { Spine } from './spine.tsx';
import { TodaysLore } from './todays-lore.tsx';
import { useArrivalAtFragment } from './use-arrival-at-fragment.ts';
import { type DayClock, useToday } from './use-today.ts';

export function Landing({ clock }: { readonly clock: DayClock }): ReactNode {
  const today = useToday(clock);
  useArrivalAtFragment();
  const [isGateAsked, setIsGateAsked] = useState(false);

  return (
    <div className="relative">
      <LandingHeader />
      <main>
        <Hero onEnter={() => setIsGateAsked(true)} />
        <div className="grid justify-items-center gap-10 bg-linear-to-b from-ground via-void to-ground px-gutter pt-2 sm:px-10">
          <Spine />
          <TodaysLore day={today} />
          <Spine />
          <Ladder />
        </div>
      </main>
      <LandingFooter />
      <SealedGate isOpen={isGateAsked} onClose={() => setIsGateAsked(false)} />
    </div>
  );
}
