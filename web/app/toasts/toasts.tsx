import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useGame } from '#web/game/game-context.ts';
import { laterWindow } from '#web/ui/later.tsx';
import './toasts.css';

const ToastList = laterWindow(async () => (await import('./toast-list.tsx')).ToastList);

/** At the edge of the screen, above the bar of a phone. The region stands before the first toast. */
export function Toasts(): ReactNode {
  const { notices } = useGame();
  const all = useSyncExternalStore(notices.subscribe, notices.all);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A hidden page has given its held deeds away.
    const settle = () => document.hidden && notices.settle();
    document.addEventListener('visibilitychange', settle);
    return () => document.removeEventListener('visibilitychange', settle);
  }, [notices]);

  return (
    <div ref={region} role="status" aria-label="Notices" className="toasts">
      <ToastList isOpen={all.length > 0} all={all} notices={notices} region={region} />
    </div>
  );
}
