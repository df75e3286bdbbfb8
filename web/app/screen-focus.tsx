import { type ReactNode, useEffect } from 'react';

let isGoingBack = false;

addEventListener('popstate', () => {
  isGoingBack = true;
});

type ArrivalProps = {
  readonly place: string;
  /** The place that the app opened with is left alone. */
  readonly isFirst: boolean;
  readonly children: ReactNode;
};

/** Another place begins at its top and at its title, for eyes and for readers alike. */
export function Arrival({ place, isFirst, children }: ArrivalProps): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place is arrived at anew
  useEffect(() => {
    if (isFirst) return;
    if (!isGoingBack) scrollTo({ top: 0, behavior: 'instant' });
    isGoingBack = false;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [place, isFirst]);
  return children;
}
