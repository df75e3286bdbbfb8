import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { UserRecord } from '#protocol/replies/user-record.ts';
import { browserClock } from '#web/platform/clock.ts';
import { deviceFlag, PLAIN_TEXT, type TextFormat } from '#web/platform/device-flag.ts';
import { watchHidden } from '#web/platform/page.ts';
import { createAlarm } from '#web/platform/timers.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { openSyncClient } from '#web/sync/client.ts';
import { createCelebrations } from './celebrations.ts';
import { startDayJob } from './day-job.ts';
import type { Game } from './game.ts';
import { GameContext } from './game-context.ts';
import { createHeldClears } from './held-clears.ts';
import { recordLogins } from './record-login.ts';
import { createToasts } from './toasts.ts';

const LEVEL: TextFormat<number> = { parse: (text) => Number(text), format: String };

type GameProviderProps = {
  readonly user: UserRecord;
  readonly children: ReactNode;
};

/** Opens the game of the signed-in account. Give it `key={user.uid}`: another account is another game. */
export function GameProvider({ user: { uid }, children }: GameProviderProps): ReactNode {
  const { call, connectivity } = useAuth();
  const [game, setGame] = useState<Game | null>(null);

  // Before the paint: otherwise the loading screen would be blank for a moment.
  useLayoutEffect(() => {
    const log = openSyncClient({ uid, call, connectivity, clock: browserClock, newId });
    const stopLogins = recordLogins(log, browserClock);
    const toasts = createToasts(newId);
    const celebrations = createCelebrations({
      celebratedLevel: deviceFlag(`duskgate.${uid}.celebrated`, LEVEL),
      closedDay: deviceFlag(`duskgate.${uid}.closed-day`, PLAIN_TEXT),
      clock: browserClock,
    });
    const opened: Game = {
      log,
      clock: browserClock,
      newId,
      toasts,
      celebrations,
      clears: createHeldClears({ log, clock: browserClock, celebrations, toasts }),
      raid: { current: undefined },
    };
    setGame(opened);
    const stopJobs = startJobs(opened);
    return () => {
      stopJobs();
      stopLogins();
      log.close();
    };
  }, [uid, call, connectivity]);

  return game && <GameContext value={game}>{children}</GameContext>;
}

const HEX_BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** A random UUID; `crypto.randomUUID` is missing on plain http, which a home network has. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => HEX_BYTES[byte]).join('');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}

/** Long after the first paint. */
const READ_HISTORY_AFTER_MS = 25_000;

/** Starts what runs in the background while somebody is signed in; gives the way to stop it. */
function startJobs(game: Game): () => void {
  const stops = [watchHidden(game.clears.settle), startDayJob(game)];
  const alarm = createAlarm();
  alarm.set(READ_HISTORY_AFTER_MS, () => stops.push(game.log.startHistoryJob()));
  return () => {
    alarm.clear();
    for (const stop of stops) stop();
  };
}
