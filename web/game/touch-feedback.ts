import { useSyncExternalStore } from 'react';
import { type DeviceFlag, deviceFlag, PLAIN_TEXT } from '#web/platform/device-flag.ts';
import type { Game } from './game.ts';
import { useGame } from './game-context.ts';

export type Touch = 'step' | 'clear' | 'level';

let play: ((touch: Touch) => void) | undefined;

/** Takes the code of sound and vibration, which is loaded after the paint; gives the way to stop it. */
export function playTouches(how: (touch: Touch) => void): () => void {
  play = how;
  return () => {
    play = undefined;
  };
}

function touchFlag({ log }: Game): DeviceFlag<string> {
  return deviceFlag(`duskgate.${log.uid}.touch`, PLAIN_TEXT);
}

/** A short sound and vibration, where this device has them switched on. Call it from a click or a key. */
export function giveFeedback(game: Game, touch: Touch): void {
  if (touchFlag(game).isSet()) play?.(touch);
}

/** Whether steps and clears sound and vibrate on this device; off until switched on. */
export function useTouchFeedback() {
  const game = useGame();
  const flag = touchFlag(game);
  const isOn = useSyncExternalStore(flag.subscribe, flag.isSet);
  return {
    isOn,
    setIsOn: (on: boolean) => {
      if (on) flag.write('on');
      else flag.clear();
      giveFeedback(game, 'clear'); // a sample
    },
  };
}
