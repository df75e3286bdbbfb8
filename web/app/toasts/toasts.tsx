import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useGame } from '#web/game/game-context.ts';
import { idlePart } from '#web/ui/lazy.tsx';
import './toasts.css';

const ToastList = idlePart(async () => (await import('#web/app/overlays.tsx')).OVERLAYS.ToastList);

/** The region of the one toast that is shown; it is there before the first toast, for screen readers. */
export function Toasts(): ReactNode {
  const { toasts } = useGame();
  const [shown] = useSyncExternalStore(toasts.subscribe, toasts.all);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A hidden page releases its held commands: no Undo is possible any more.
    const settle = () => document.hidden && toasts.settle();
    document.addEventListener('visibilitychange', settle);
    return () => document.removeEventListener('visibilitychange', settle);
  }, [toasts]);

  return (
    <div ref={region} role="status" aria-label="Notices" className="toasts">
      <ToastList isOpen={shown !== undefined} shown={shown} toasts={toasts} region={region} />
    </div>
  );
}
