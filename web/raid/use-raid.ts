import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { StoredRaid } from '#protocol/documents/stored-raid.ts';
import { quietDay } from '#rules/activity/daily-activity.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { sessionCount } from '#rules/raid/focus-figures.ts';
import { type Raid, remainingMs } from '#rules/raid/raid.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { useToday } from '#web/game/use-today.ts';
import { raidNowMs } from './clock-jumps.ts';
import { questOn, type WantedRaid, wantedRaid } from './raid-address.ts';
import { raidBoard, raidBoardOn } from './raid-board.ts';
import { raidInTab, raidStoreOf } from './raid-store.ts';
import { openRaid } from './run-raid.ts';

/** The current raid, the same in every tab of this browser. */
export function useRaid(): StoredRaid {
  const { subscribe, read } = raidStoreOf(useGame());
  return useSyncExternalStore(subscribe, read);
}

/** The raid that the address names, opened before the first paint. */
export function useRaidAddress(search: string): WantedRaid {
  const game = useGame();
  const wanted = wantedRaid(search, useRaidBoard());
  useLayoutEffect(() => {
    openRaid(game, wantedRaid(search, raidBoard(game)));
  }, [game, search]);
  return wanted;
}

function useRaidBoard(): readonly Quest[] {
  const today = useToday();
  return useView((document) => raidBoardOn(document, today));
}

/** A quest of the board, open or completed. */
export function useQuestOf(questId: string | undefined): Quest | undefined {
  return questOn(useRaidBoard(), questId);
}

/** Paints only when the whole seconds change. */
export function useSecondsLeft(raid: Raid): number {
  const game = useGame();
  return useSyncExternalStore(raidInTab(game).ticks.subscribe, () =>
    Math.ceil(remainingMs(raid, raidNowMs(game)) / 1000),
  );
}

export function useSessionCount(raid: Raid): number {
  const today = useToday();
  const activities = useView(({ dailyActivities }) => dailyActivities);
  return sessionCount(raid, activities.findLast(({ date }) => date === today) ?? quietDay(today));
}
