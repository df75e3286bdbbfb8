import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import sealedGate from '#web/assets/sealed-gate.svg';
import { knownWays } from '#web/session/sign-in-ways.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** Where a new link comes from. */
export function askAgain(): string {
  return knownWays().mail ? 'Ask for a new one.' : 'Ask whoever keeps this server for a new link.';
}

type LinkPageProps = {
  /** Of the tab. */
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  /** What there was is gone, and the focus with it: it goes to the heading. */
  readonly isOver: boolean;
  readonly children: ReactNode;
};

/** A page of its own that a link leads to. */
export function LinkPage({ title, heading, text, isOver, children }: LinkPageProps): ReactNode {
  const shown = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Duskgate`;
  }, [title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another heading is another step
  useLayoutEffect(() => {
    if (isOver) shown.current?.focus();
  }, [isOver, heading]);
  return (
    <main className="grid min-h-svh content-center justify-items-center gap-6 bg-void px-gutter py-10">
      <img src={sealedGate} alt="" width="320" height="250" className="w-48" />
      <div className="grid max-w-md gap-2 text-center">
        <h1
          ref={shown}
          tabIndex={-1}
          className="font-display text-heading text-balance text-white outline-none"
        >
          {heading}
        </h1>
        <p className="text-body text-balance text-muted wrap-anywhere">{text}</p>
      </div>
      {children}
    </main>
  );
}

/** Loads the page anew: whoever was signed in here may not be any more. */
export function WayOn({ isToSignIn }: { readonly isToSignIn: boolean }): ReactNode {
  return isToSignIn ? (
    <ButtonLink href="/#sign-in">Sign in</ButtonLink>
  ) : (
    <ButtonLink href="/" emphasis="quiet">
      Back to the gate
    </ButtonLink>
  );
}
