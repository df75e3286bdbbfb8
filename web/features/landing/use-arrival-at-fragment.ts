import { useEffect } from 'react';

/** The browser looks for `#lore` when the page has loaded, and nothing is drawn by then. */
export function useArrivalAtFragment(): void {
  useEffect(() => {
    const { hash } = window.location;
    document.getElementById(hash.replace('#', ''))?.scrollIntoView({ behavior: 'instant' });
  }, []);
}
