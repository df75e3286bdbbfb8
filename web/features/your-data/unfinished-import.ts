import { useMemo, useSyncExternalStore } from 'react';
import { useGame } from '#web/game/game-context.ts';
import { type DeviceFlag, deviceFlag, PLAIN_TEXT } from '#web/platform/device-flag.ts';

/** The name of a file whose import was begun on this device and is not through. */
export function unfinishedImportOf(uid: string): DeviceFlag<string> {
  return deviceFlag(`duskgate.${uid}.unfinished-import`, PLAIN_TEXT);
}

export function useUnfinishedImport(): string | undefined {
  const { uid } = useGame().log;
  const flag = useMemo(() => unfinishedImportOf(uid), [uid]);
  return useSyncExternalStore(flag.subscribe, flag.read);
}
