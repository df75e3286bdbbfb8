import { useEffect, useState } from 'react';
import type { Moment } from '#web/game/moments.ts';

/** The stamp lands on the card first, and a window that answers the same deed opens first. */
const SETTLE_MS = 500;

/** The moment once no other window is open; the one that is shown already stays. */
export function useTurn(moment: Moment | undefined): Moment | undefined {
  const [shown, setShown] = useState<Moment>();

  useEffect(() => {
    if (moment === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watcher = new MutationObserver(wait);

    function wait(): void {
      if (timer === undefined && isScreenFree()) timer = setTimeout(enter, SETTLE_MS);
    }
    function enter(): void {
      timer = undefined;
      if (!isScreenFree()) return;
      watcher.disconnect();
      setShown(moment);
    }

    watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    wait();
    return () => {
      watcher.disconnect();
      clearTimeout(timer);
    };
  }, [moment]);

  return shown === moment ? shown : undefined;
}

function isScreenFree(): boolean {
  return document.querySelector('dialog[open]') === null;
}
