import { type ReactNode, useEffect } from 'react';
import sealedGate from '#web/assets/sealed-gate.svg';
import { useGame } from '#web/game/game-context.ts';
import { useLeaving } from '#web/game/leave-dungeon-context.ts';
import { Button } from '#web/ui/button.tsx';

/** Also what the log says where nobody gave a reason. */
const UNLOADED = 'Your dungeon could not be loaded.';

/** No copy on this device and no answer from the server: nothing may be shown, so nothing is guessed. */
export function LoadFailed({ problem }: { readonly problem: string | undefined }): ReactNode {
  const { log } = useGame();
  const { leave, isLeaving } = useLeaving();
  useEffect(() => {
    document.title = 'The gate is shut · Duskgate';
  }, []);
  return (
    <main className="grid min-h-svh content-center justify-items-center gap-6 bg-void px-gutter py-10 text-center">
      <img src={sealedGate} alt="" width="320" height="250" className="w-56" />
      <div role="alert" className="grid max-w-md gap-2">
        <h1 className="font-display text-heading text-balance text-white">The gate is shut</h1>
        <p className="text-body text-muted">{UNLOADED}</p>
        {problem !== UNLOADED && <p className="text-body text-ember wrap-anywhere">{problem}</p>}
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button data-first-focus onClick={log.retryLoad}>
          Retry
        </Button>
        <Button emphasis="quiet" aria-disabled={isLeaving} onClick={leave}>
          {isLeaving ? 'Leaving...' : 'Log out'}
        </Button>
      </div>
    </main>
  );
}
