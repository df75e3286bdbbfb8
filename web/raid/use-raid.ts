import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { StoredRaid } from '#protocol/stored-raid.ts';
import { quietDay } from '#rules/activity/daily-activity.ts';
import { boardOf } from '#rules/document/document.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { sessionCount } from '#rules/raid/focus-figures.ts';
import { type Raid, remainingMs } from '#rules/raid/raid.ts';
import { keepScreenOn } from '#web/platform/wake-lock.ts';
import { useGame, useView } from './game-context.ts';
import { type WantedRaid, wantedRaid } from './raid-address.ts';
import { type EndWords, tellEnd } from './raid-bells.ts';
import { raidNowMs } from './raid-jumps.ts';
import { openRaid } from './raid-run.ts';
import { raidStoreOf } from './raid-store.ts';
import { raidLooksOf, watchRaid } from './raid-watch.ts';
import { useToday } from './use-today.ts';

/** The raid at hand, as every tab of this browser has it. */
export function useRaid(): StoredRaid {
  const store = raidStoreOf(useGame());
  return useSyncExternalStore(store.subscribe, store.read);
}

/** Wherever the hunter is: looks at the raid while it runs, and tells when a phase is over. */
export function useRaidWatch(onEnd: (words: EndWords) => void): void {
  const game = useGame();
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => watchRaid(game, (end) => latest.current(tellEnd(game, end))), [game]);
  const isRunning = useRaid().raid.clock.kind === 'running';
  useEffect(() => (isRunning ? keepScreenOn() : undefined), [isRunning]);
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

/** Paints once a second, however often it is told to look. */
export function useSecondsLeft(raid: Raid): number {
  const game = useGame();
  return useSyncExternalStore(raidLooksOf(game).subscribe, () =>
    Math.ceil(remainingMs(raid, raidNowMs(game)) / 1000),
  );
}

export function useSessionCount(raid: Raid): number {
  const today = useToday();
  const activities = useView(({ dailyActivities }) => dailyActivities);
  return sessionCount(raid, activities.findLast(({ date }) => date === today) ?? quietDay(today));
}
