import { type ReactNode, useEffect } from 'react';
import sealedGate from '#web/assets/sealed-gate.svg';
import { useGame } from '#web/game/game-context.ts';
import { useSignOut } from '#web/session/sign-out-context.ts';
import { Button } from '#web/ui/button.tsx';

/** Also the text of `problem` where the server gave no reason. */
const UNLOADED = 'Your dungeon could not be loaded.';

/** No copy on this device and no answer from the server: there is nothing to show. */
export function LoadFailed({ problem }: { readonly problem: string | undefined }): ReactNode {
  const { log } = useGame();
  const { signOut, isSigningOut } = useSignOut();
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
        <Button emphasis="quiet" aria-disabled={isSigningOut} onClick={signOut}>
          {isSigningOut ? 'Leaving...' : 'Log out'}
        </Button>
      </div>
    </main>
  );
}
