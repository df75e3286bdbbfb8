import { useEffect } from 'react';
import type { Game } from './game.ts';
import { useGame } from './game-context.ts';
import { useSingleKeys } from './palette-keys.ts';
import { pressStart } from './raid-bells.ts';
import { pauseTimer, resetTimer } from './raid-run.ts';
import { raidStoreOf } from './raid-store.ts';

/** Start where the timer stands, Pause where it runs. */
export function startOrPause(game: Game): void {
  if (raidStoreOf(game).read().raid.clock.kind === 'running') pauseTimer(game);
  else pressStart(game);
}

/** Space and R, as long as they belong to nothing else; whether they work. */
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
      event.preventDefault(); // Space would scroll
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
