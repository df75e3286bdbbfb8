import type { Position } from '#protocol/sync-messages.ts';
import type { OpenStream } from '#web/platform/stream.ts';
import type { Alarm } from '#web/platform/timers.ts';
import { positionIn } from './position.ts';

const REOPEN_AFTER_MS = 5_000;

type Parts = {
  readonly open: OpenStream;
  readonly alarm: Alarm;
  readonly onPosition: (position: Position) => void;
  readonly onConnected: () => void;
  /** A stream ended without ever having opened. */
  readonly onCut: () => void;
};

export type StreamKeeper = { readonly listen: (isWanted: boolean) => void };

/** Holds one stream open while it is wanted; after any error the next one comes 5 s later. */
export function keepStream({ open, alarm, onPosition, onConnected, onCut }: Parts): StreamKeeper {
  let isListening = false;
  let close = () => {};

  function begin(): void {
    let isOpen = false;
    close = open('/api/sync/stream', {
      onOpen: () => {
        isOpen = true;
        onConnected();
      },
      onMessage: (text) => {
        const position = positionOf(text);
        if (position) onPosition(position);
      },
      onError: () => {
        alarm.set(REOPEN_AFTER_MS, begin);
        if (!isOpen) onCut();
      },
    });
  }

  return {
    listen: (isWanted) => {
      if (isWanted === isListening) return;
      isListening = isWanted;
      alarm.clear();
      if (isWanted) begin();
      else close();
    },
  };
}

function positionOf(text: string): Position | undefined {
  try {
    return positionIn(JSON.parse(text));
  } catch {
    return undefined;
  }
}
