import type { ReactNode } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { GatePicture } from './gate-picture.tsx';
import { Hero } from './hero.tsx';
import { Ladder } from './ladder.tsx';
import { LandingFooter, LandingHeader } from './landing-frame.tsx';
import { Showcase } from './showcase/showcase.tsx';
import { TodaysLore } from './todays-lore.tsx';
import './landing.css';

type LandingPageProps = {
  /** None while the page is built. */
  readonly day?: LocalDate;
  readonly onSignIn?: () => void;
  readonly enter: ReactNode;
  readonly begin: ReactNode;
  readonly children?: ReactNode;
};

/** What the landing page shows, with its state and its windows given from outside. */
export function LandingPage(props: LandingPageProps): ReactNode {
  const { day, onSignIn, enter, begin, children } = props;
  return (
    <div className="relative">
      <LandingHeader onSignIn={onSignIn} />
      <main>
        <Hero enter={enter} />
        <div className="grid justify-items-center gap-5 landing-rooms px-gutter sm:gap-8 sm:px-10">
          <span aria-hidden="true" className="spine" />
          <Showcase />
          <div className="grid w-full max-w-6xl gap-6 lg:grid-cols-2">
            {day && <TodaysLore day={day} />}
            <Ladder />
          </div>
        </div>
        <LastCall begin={begin} />
      </main>
      <LandingFooter />
      {children}
    </div>
  );
}

function LastCall({ begin }: { readonly begin: ReactNode }): ReactNode {
  return (
    <section
      aria-labelledby="last-call"
      className="relative isolate grid w-full justify-items-center gap-4 px-gutter pt-20 pb-10 sm:pt-32 sm:pb-14 text-center"
    >
      <div className="last-call-gate">
        <GatePicture priority="low" />
      </div>
      <h2 id="last-call" className="text-heading font-bold text-balance">
        The gate stands open.
      </h2>
      <p className="text-lead text-muted text-balance">
        Five questions, and your first board is drawn.
      </p>
      {begin}
    </section>
  );
}
