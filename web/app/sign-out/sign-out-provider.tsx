import { type ReactNode, useMemo, useState } from 'react';
import { useGame } from '#web/game/game-context.ts';
import { logProblem } from '#web/platform/log.ts';
import { useAuth } from '#web/session/auth-context.ts';
import type { SignOutObstacle } from '#web/session/sign-out.ts';
import { SignOutContext, type SignOutControl } from '#web/session/sign-out-context.ts';
import { lazyPart } from '#web/ui/lazy.tsx';

const loadWindows = async () => (await import('#web/app/account-windows.ts')).ACCOUNT_WINDOWS;
const SignOutDialog = lazyPart(async () => (await loadWindows()).SignOutDialog);

/** Gives every screen the sign-out, and opens a dialog when something stands in its way. */
export function SignOutProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const game = useGame();
  const { log } = game;
  const auth = useAuth();
  const [isSigningOut, setIsSigningOut] = useState(false);
  const [obstacle, setObstacle] = useState<SignOutObstacle>();

  function run(attempt: () => Promise<SignOutObstacle | undefined>): void {
    if (isSigningOut) return;
    setIsSigningOut(true);
    attempt()
      .then(setObstacle, (error) => {
        logProblem('the sign-out failed', error);
        setObstacle({ kind: 'session-open', message: '' });
      })
      .finally(() => setIsSigningOut(false));
  }
  const attempt = async () => (await loadWindows()).signOut({ log, auth });
  const begin = () =>
    run(async () => {
      const { isRaidUnderWay } = await loadWindows();
      return isRaidUnderWay(game) ? { kind: 'raid-runs' } : attempt();
    });
  const discard = () =>
    run(async () => {
      await (await loadWindows()).signOutAnyway({ log, auth });
      return undefined;
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `begin` is only ever called by a click
  const control = useMemo<SignOutControl>(
    () => ({ signOut: begin, isSigningOut }),
    [isSigningOut, game, auth],
  );

  return (
    <SignOutContext value={control}>
      {children}
      {obstacle && (
        <SignOutDialog
          obstacle={obstacle}
          isSigningOut={isSigningOut}
          onStay={() => setObstacle(undefined)}
          onTryAgain={() => run(attempt)}
          onSignOutAnyway={discard}
        />
      )}
    </SignOutContext>
  );
}
