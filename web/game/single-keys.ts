import { useMemo, useSyncExternalStore } from 'react';
import { deviceFlag, PLAIN_TEXT } from '#web/platform/device-flag.ts';
import { useGame } from './game-context.ts';

/** Keys without Ctrl can be switched off: speech input types single letters by accident. */
export function useSingleKeys() {
  const { uid } = useGame().log;
  const off = useMemo(() => deviceFlag(`duskgate.${uid}.single-keys-off`, PLAIN_TEXT), [uid]);
  const areOn = useSyncExternalStore(off.subscribe, () => !off.isSet());
  return {
    areOn,
    setAreOn: (on: boolean) => (on ? off.clear() : off.write('off')),
  };
}
