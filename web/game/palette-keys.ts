import { useSyncExternalStore } from 'react';
import { readText, removeText, writeText } from '#web/platform/stored-text.ts';
import { useGame } from './game-context.ts';
import { createListeners } from './listeners.ts';

const { subscribe, tell } = createListeners();

function keyOf(uid: string): string {
  return `duskgate.${uid}.single-keys-off`;
}

/** Whoever speaks to the machine types letters by accident: keys without Ctrl can be switched off. */
export function useSingleKeys() {
  const { uid } = useGame().log;
  const areOn = useSyncExternalStore(subscribe, () => readText(keyOf(uid)) === null);
  return {
    areOn,
    setAreOn: (on: boolean) => {
      if (on) removeText(keyOf(uid));
      else writeText(keyOf(uid), 'off');
      tell();
    },
  };
}
