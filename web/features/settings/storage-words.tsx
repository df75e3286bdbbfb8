import type { ReactNode } from 'react';
import { useStorageState } from '#web/game/storage-state.ts';
import { Button } from '#web/ui/button.tsx';

export function StorageWords(): ReactNode {
  const { room, keep, isDenied } = useStorageState();
  if (room === undefined) return null;
  return (
    <div className="grid gap-2 sm:justify-items-start">
      <p className="text-body text-muted">
        This browser keeps a copy of everything for when you are offline:{' '}
        {sizeInWords(room.usedBytes)}.{' '}
        {room.isPromised
          ? 'It has promised not to clear it by itself.'
          : 'It may clear it by itself when the device runs out of space; the server keeps its own.'}
      </p>
      {!room.isPromised && (
        <Button emphasis="quiet" onClick={keep}>
          Ask the browser to keep it
        </Button>
      )}
      <p role="status" className="text-small text-muted empty:hidden">
        {isDenied && 'The browser did not promise it. Installing Duskgate often helps.'}
      </p>
    </div>
  );
}

function sizeInWords(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes < 0.1 ? 'less than 0.1 MB' : `${megabytes.toFixed(1)} MB`;
}
