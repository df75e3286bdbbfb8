import { useEffect, useRef } from 'react';
import { useGame } from '#web/game/game-context.ts';
import { keepScreenOn } from '#web/platform/alerts/wake.ts';
import { type EndWords, tellEnd } from './raid-alerts.ts';
import { useRaid } from './use-raid.ts';
import { watchRaid } from './watch-raid.ts';

/** Runs the timer on every screen; `onEnd` is called when a phase is over. */
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
