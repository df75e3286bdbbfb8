import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { logProblem } from '#web/platform/log.ts';
import { Button } from '#web/ui/button.tsx';

export function StorageWords(): ReactNode {
  const { room, keep, isDenied } = useStorageState();
  if (room === undefined) return null;
  return (
    <div className="grid gap-2 sm:justify-items-start">
      <p className="text-body text-muted">
        A copy for when you are offline lives here: {sizeInWords(room.usedBytes)}.
        {!room.isPromised && ' The browser may clear it when space runs out.'}
      </p>
      {!room.isPromised && (
        <Button emphasis="quiet" onClick={keep}>
          Ask the browser to keep it
        </Button>
      )}
      <p role="status" className="text-small text-muted empty:hidden">
        {isDenied && 'The browser said no. Installing Duskgate often helps.'}
      </p>
    </div>
  );
}

function sizeInWords(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes < 0.1 ? 'less than 0.1 MB' : `${megabytes.toFixed(1)} MB`;
}

type StorageState = {
  readonly room: StorageRoom | undefined;
  /** Asks the browser not to clear it. */
  readonly keep: () => void;
  /** The browser refused. */
  readonly isDenied: boolean;
};

/** How much this browser stores, and whether it may clear it by itself. */
function useStorageState(): StorageState {
  const [room, setRoom] = useState<StorageRoom>();
  const [isDenied, setIsDenied] = useState(false);
  const measure = useCallback(() => {
    storageRoom().then(setRoom, (error) => logProblem('the storage was not measured', error));
  }, []);
  useEffect(measure, [measure]);
  const keep = () => {
    const deny = () => setIsDenied(true);
    promiseStorage().then((isPromised) => (isPromised ? measure() : deny()), deny);
  };
  return { room, keep, isDenied };
}

type StorageRoom = {
  readonly usedBytes: number;
  /** The browser will not clear it by itself. */
  readonly isPromised: boolean;
};

/** Undefined where the browser does not say: plain http, or an old browser. */
async function storageRoom(): Promise<StorageRoom | undefined> {
  if (!('storage' in navigator) || !navigator.storage.estimate) return undefined;
  const { usage = 0 } = await navigator.storage.estimate();
  return { usedBytes: usage, isPromised: (await navigator.storage.persisted?.()) === true };
}

/** Asks the browser not to clear the storage; some ask the user, some decide by themselves. */
async function promiseStorage(): Promise<boolean> {
  return (await navigator.storage.persist?.()) === true;
}
