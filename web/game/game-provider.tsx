import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { UserRecord } from '#protocol/user-record.ts';
import { browserClock } from '#web/platform/clock.ts';
import { newId } from '#web/platform/ids.ts';
import { logProblem } from '#web/platform/log.ts';
import { readText, writeText } from '#web/platform/stored-text.ts';
import { openHunterLog } from '#web/sync/open-hunter-log.ts';
import { useAuth } from './auth-context.ts';
import type { Game } from './game.ts';
import { GameContext } from './game-context.ts';
import { createMoments } from './moments.ts';
import { createNotices } from './notices.ts';
import { recordLogins } from './record-login.ts';

type GameProviderProps = {
  readonly user: UserRecord;
  readonly children: ReactNode;
};

/** One signed-in hunter's game. Give it `key={user.uid}`: another hunter is another game. */
export function GameProvider({ user: { uid }, children }: GameProviderProps): ReactNode {
  const { call, connectivity } = useAuth();
  const [game, setGame] = useState<Game | null>(null);

  // Before anything is painted: a gate that reads "Loading" would go blank in between.
  useLayoutEffect(() => {
    const log = openHunterLog({ uid, call, connectivity, clock: browserClock, newId });
    const stopLogins = recordLogins(log, browserClock);
    const level = `duskgate.${uid}.celebrated`;
    const opened: Game = {
      log,
      clock: browserClock,
      newId,
      notices: createNotices(newId),
      moments: createMoments({
        read: () => Number(readText(level) ?? 0),
        write: (reached) => writeText(level, String(reached)),
      }),
    };
    setGame(opened);
    const stopKeeping = import('./keepers.ts').then(({ startKeepers }) =>
      startKeepers(opened, call, connectivity),
    );
    stopKeeping.catch(() => {}); // without them quests renew when asked to
    return () => {
      stopKeeping.then((stop) => stop(), logProblem);
      stopLogins();
      log.close();
    };
  }, [uid, call, connectivity]);

  return game && <GameContext value={game}>{children}</GameContext>;
}
