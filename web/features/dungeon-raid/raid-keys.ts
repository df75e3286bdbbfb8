import { useEffect } from 'react';
import type { Game } from '#web/game/game.ts';
import { useGame } from '#web/game/game-context.ts';
import { useSingleKeys } from '#web/game/single-keys.ts';
import { pressStart } from '#web/raid/raid-alerts.ts';
import { raidStoreOf } from '#web/raid/raid-store.ts';
import { pauseTimer, resetTimer } from '#web/raid/run-raid.ts';

/** Starts the timer, or pauses it if it is running. */
export function startOrPause(game: Game): void {
  if (raidStoreOf(game).read().raid.clock.kind === 'running') pauseTimer(game);
  else pressStart(game);
}

/**
 * Lets Space start and pause the timer and R reset it, unless the key belongs to another element.
 * Returns whether the keys are on.
 */
export function useRaidKeys(): boolean {
  const game = useGame();
  const { areOn } = useSingleKeys();
  useEffect(() => {
    if (!areOn) return;
    const pressed = (event: KeyboardEvent) => {
      if (!isFree(event)) return;
      const { key } = event;
      if (key === ' ') startOrPause(game);
      else if (key === 'r' || key === 'R') resetTimer(game);
      else return;
      event.preventDefault(); // Space would scroll the page
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [game, areOn]);
  return areOn;
}

const TAKES_KEYS =
  'a, button, input, select, textarea, summary, audio, video, [contenteditable], [role="tab"]';

function isFree(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, repeat, ctrlKey, altKey, metaKey } = event;
  if (defaultPrevented || repeat || ctrlKey || altKey || metaKey) return false;
  if (document.querySelector('dialog[open]')) return false;
  return !(target instanceof Element && target.closest(TAKES_KEYS));
}
