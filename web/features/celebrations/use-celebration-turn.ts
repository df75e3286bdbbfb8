import { useEffect, useState } from 'react';
import type { Celebration } from '#web/game/celebrations.ts';

/** Time for the animation on the card, and for a window that the same command opens. */
const SETTLE_MS = 500;

/** The celebration, once no other window is open. When it is shown it stays. */
export function useCelebrationTurn(celebration: Celebration | undefined): Celebration | undefined {
  const [shown, setShown] = useState<Celebration>();

  useEffect(() => {
    if (celebration === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watcher = new MutationObserver(wait);

    function wait(): void {
      if (timer === undefined && isNoDialogOpen()) timer = setTimeout(enter, SETTLE_MS);
    }
    function enter(): void {
      timer = undefined;
      if (!isNoDialogOpen()) return;
      watcher.disconnect();
      setShown(celebration);
    }

    watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    wait();
    return () => {
      watcher.disconnect();
      clearTimeout(timer);
    };
  }, [celebration]);

  return shown === celebration ? shown : undefined;
}

function isNoDialogOpen(): boolean {
  return document.querySelector('dialog[open]') === null;
}
