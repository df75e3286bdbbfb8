import { type ReactNode, useMemo, useState } from 'react';
import { useAuth } from '#web/game/auth-context.ts';
import { useGame } from '#web/game/game-context.ts';
import type { Hindrance } from '#web/game/leave-dungeon.ts';
import { type Leaving, LeavingContext } from '#web/game/leave-dungeon-context.ts';
import { logProblem } from '#web/platform/log.ts';
import { later } from '#web/ui/later.tsx';

const LeavingDialog = later(async () => (await import('./leaving-dialog.tsx')).LeavingDialog);

/** Log out, from wherever it is asked for, and the window that opens when it cannot be. */
export function LeavingProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const game = useGame();
  const { log } = game;
  const auth = useAuth();
  const [isLeaving, setIsLeaving] = useState(false);
  const [hindrance, setHindrance] = useState<Hindrance>();

  function begin(departing: () => Promise<Hindrance | undefined>): void {
    if (isLeaving) return;
    setIsLeaving(true);
    departing()
      .then(setHindrance, (error) => {
        logProblem('leaving failed', error);
        setHindrance({ kind: 'not-heard', message: '' });
      })
      .finally(() => setIsLeaving(false));
  }
  const depart = async () => (await departure()).leaveDungeon({ log, auth });
  const leave = () => begin(async () => (await departure()).raidInTheWay(game) ?? depart());
  const discard = () =>
    begin(async () => {
      await (await departure()).leaveForGood({ log, auth });
      return undefined;
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `leave` is only ever asked by a click
  const leaving = useMemo<Leaving>(() => ({ leave, isLeaving }), [isLeaving, game, auth]);

  return (
    <LeavingContext value={leaving}>
      {children}
      {hindrance && (
        <LeavingDialog
          hindrance={hindrance}
          isLeaving={isLeaving}
          onStay={() => setHindrance(undefined)}
          onTryAgain={() => begin(depart)}
          onLeave={discard}
        />
      )}
    </LeavingContext>
  );
}

function departure() {
  return import('#web/game/leave-dungeon.ts');
}
