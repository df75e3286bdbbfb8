import type { Position } from '#protocol/replies/sync-messages.ts';
import { logProblem } from '#web/platform/log.ts';
import type { OpenStream } from '#web/platform/stream.ts';
import type { Alarm } from '#web/platform/timers.ts';
import { positionIn } from './machine/position.ts';

const REOPEN_AFTER_MS = 5_000;

type StreamParts = {
  readonly open: OpenStream;
  /** Names where the base stands. */
  readonly claim: () => string;
  readonly alarm: Alarm;
  readonly onPosition: (position: Position) => void;
  readonly onConnected: () => void;
  /** A stream ended without ever having opened. */
  readonly onFailed: () => void;
};

type StreamConnection = { readonly listen: (isWanted: boolean) => void };

/** Holds one stream open while it is wanted; after any error the next one is opened 5 s later. */
export function connectStream(parts: StreamParts): StreamConnection {
  const { open, claim, alarm, onPosition, onConnected, onFailed } = parts;
  let isListening = false;
  let failureCount = 0;
  let close = () => {};

  function begin(): void {
    let isOpen = false;
    close = open(`/api/sync/stream?base=${claim()}`, {
      onOpen: () => {
        isOpen = true;
        failureCount = 0;
        onConnected();
      },
      onMessage: (text) => {
        const position = positionOf(text);
        if (position) onPosition(position);
      },
      onError: () => {
        alarm.set(REOPEN_AFTER_MS, begin);
        failureCount += 1;
        logProblem(`the stream failed, attempt ${failureCount}`, isOpen ? 'ended' : 'not-opened');
        if (!isOpen) onFailed();
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
