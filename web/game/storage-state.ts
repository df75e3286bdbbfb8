import { useCallback, useEffect, useState } from 'react';
import { logProblem } from '#web/platform/log.ts';
import { promiseStorage, type StorageRoom, storageRoom } from '#web/platform/storage-room.ts';

type StorageState = {
  readonly room: StorageRoom | undefined;
  /** Asks the browser to keep it; `isDenied` once it would not. */
  readonly keep: () => void;
  readonly isDenied: boolean;
};

/** What this browser keeps of all that is Duskgate's. */
export function useStorageState(): StorageState {
  const [room, setRoom] = useState<StorageRoom>();
  const [isDenied, setIsDenied] = useState(false);
  const look = useCallback(() => {
    storageRoom().then(setRoom, (error) => logProblem('the storage was not measured', error));
  }, []);
  useEffect(look, [look]);
  const keep = () => {
    const deny = () => setIsDenied(true);
    promiseStorage().then((isKept) => (isKept ? look() : deny()), deny);
  };
  return { room, keep, isDenied };
}
