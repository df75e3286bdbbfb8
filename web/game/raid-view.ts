import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import type { StoredRaid } from '#protocol/stored-raid.ts';
import { quietDay } from '#rules/activity/daily-activity.ts';
import { boardOf } from '#rules/document/document.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { sessionCount } from '#rules/raid/focus-figures.ts';
import { type Raid, remainingMs } from '#rules/raid/raid.ts';
import { useGame, useView } from './game-context.ts';
import { type WantedRaid, wantedRaid } from './raid-address.ts';
import { openRaid } from './raid-run.ts';
import { raidStoreOf } from './raid-store.ts';
import { settleRaid } from './settle-raid.ts';
import { useToday } from './use-today.ts';

const LOOK_MS = 500;

/** The raid at hand, settled whenever this screen is looked at and twice a second while it stands open. */
export function useRaid(): StoredRaid {
  const game = useGame();
  const store = raidStoreOf(game);
  useEffect(() => {
    const look = () => settleRaid(game);
    look();
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, LOOK_MS);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [game]);
  return useSyncExternalStore(store.subscribe, store.read);
}

/** What the address asks for, taken up before the first paint. */
export function useRaidAddress(search: string): WantedRaid {
  const game = useGame();
  const wanted = wantedRaid(search, useView(boardOf));
  useLayoutEffect(() => {
    openRaid(game, wantedRaid(search, boardOf(game.log.view())));
  }, [game, search]);
  return wanted;
}

/** Open or completed, as the board has it. */
export function useQuestOf(questId: string | undefined): Quest | undefined {
  return useView((document) => boardOf(document).find(({ id }) => id === questId));
}

/** Paints once a second, however often it asks. */
export function useSecondsLeft(raid: Raid): number {
  const { clock } = useGame();
  return useSyncExternalStore(raid.clock.kind === 'running' ? watchTime : watchNothing, () =>
    Math.ceil(remainingMs(raid, clock.nowMs()) / 1000),
  );
}

function watchTime(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_MS / 2);
  return () => clearInterval(timer);
}

function watchNothing(): () => void {
  return () => {};
}

export function useSessionCount(raid: Raid): number {
  const today = useToday();
  const activities = useView(({ dailyActivities }) => dailyActivities);
  return sessionCount(raid, activities.findLast(({ date }) => date === today) ?? quietDay(today));
}
