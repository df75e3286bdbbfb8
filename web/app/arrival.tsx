import { type ReactNode, useEffect } from 'react';

let lastPlace: string | undefined;
let isGoingBack = false;

addEventListener('popstate', () => {
  isGoingBack = true;
});

/** Another place begins at its top and at its title, for eyes and for readers alike; the first one is left alone. */
export function Arrival(props: {
  readonly place: string;
  readonly children: ReactNode;
}): ReactNode {
  const { place, children } = props;
  useEffect(() => {
    const isAnother = lastPlace !== undefined && lastPlace !== place;
    lastPlace = place;
    if (!isAnother) return;
    if (!isGoingBack) scrollTo({ top: 0, behavior: 'instant' });
    isGoingBack = false;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [place]);
  return children;
}
