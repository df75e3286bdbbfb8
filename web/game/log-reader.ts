import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Command } from '#rules/commands/command.ts';
import { createStore } from '#web/platform/create-store.ts';
import { logProblem } from '#web/platform/log.ts';
import { createAlarm } from '#web/platform/timers.ts';
import type { History, HistoryReading, HistoryRow, Stretch } from '#web/sync/client.ts';
import { useGame } from './game-context.ts';

export type LogReading<Part> = Omit<HistoryReading, 'stretch'> & {
  /** Newest first, in the server's order. */
  readonly parts: readonly Part[];
  /** The first command of all has been read. */
  readonly isComplete: boolean;
};

/** What is wanted of a command, if anything. */
export type PartOf<Part> = (command: Command, row: HistoryRow) => Part | undefined;

const NOTHING = { parts: [], isComplete: false, isReading: true } as const;

/**
 * Parts of the history that this device keeps. It follows the history as more of it is loaded.
 * @internal
 */
export function openLogReader<Part>(history: History, partOf: PartOf<Part>) {
  const reading = createStore<LogReading<Part>>(NOTHING);
  let parts: readonly Part[] = [];
  /** The part of the history that has been read from the store. */
  let readPart: Stretch | undefined;
  let isFollowing = false;
  let isBehind = false;
  let isClosed = false;

  function partsIn(rows: readonly HistoryRow[]): readonly Part[] {
    const found: Part[] = [];
    for (const row of rows) {
      const command = history.commandOfRow(row);
      const part = command && partOf(command, row);
      if (part !== undefined) found.push(part);
    }
    return found;
  }

  function show(): void {
    if (isClosed) return;
    const { stretch: _stretch, ...state } = history.reading();
    const isReading = state.isReading || isFollowing;
    reading.set({ ...state, parts, isComplete: readPart?.low === 1, isReading });
  }

  function add(read: readonly Part[], stretch: Stretch): void {
    readPart = stretch;
    parts = read;
  }

  async function readNews({ epoch, top }: Stretch, known: Stretch) {
    const news: HistoryRow[] = [];
    const above = { epoch, top, low: known.top + 1 };
    for await (const entries of history.rows(above)) news.push(...entries);
    add([...partsIn(news), ...parts], { ...known, top });
  }

  /**
   * Shows the first part early, then each time there is twice as much: a long history is rendered
   * only a few times.
   */
  function showSome(read: readonly Part[], stretch: Stretch): void {
    if (read.length < 2 * parts.length) return;
    add(read, stretch);
    show();
  }

  async function readOlder(stretch: Stretch, known?: Stretch): Promise<void> {
    let read = parts;
    let { top, low } = known ?? { ...stretch, low: stretch.top + 1 };
    for await (const entries of history.rows({ ...stretch, top: low - 1 })) {
      if (isClosed) return;
      read = [...read, ...partsIn(entries)];
      low = entries.at(-1)?.rev ?? low;
      showSome(read, { ...stretch, top, low });
    }
    add(read, { ...stretch, top });
  }

  async function catchUp(): Promise<void> {
    const { stretch } = history.reading();
    if (stretch?.epoch !== readPart?.epoch) {
      readPart = undefined;
      parts = [];
    }
    if (stretch === undefined) return;
    if (readPart && stretch.top > readPart.top) await readNews(stretch, readPart);
    if (readPart === undefined || stretch.low < readPart.low) await readOlder(stretch, readPart);
  }

  async function follow(): Promise<void> {
    while (isBehind && !isClosed) {
      isBehind = false;
      await catchUp();
    }
    isFollowing = false;
    show();
  }

  function start(): void {
    isBehind = true;
    if (isFollowing) return;
    isFollowing = true;
    show();
    follow().catch((error: unknown) => {
      logProblem('the history cannot be read', error);
      isFollowing = false;
      show();
    });
  }

  const unsubscribe = history.subscribe(start);
  return {
    reading: reading.get,
    subscribe: reading.subscribe,
    refresh: () => {
      start();
      history.refresh();
    },
    readOn: history.readOn,
    close: () => {
      isClosed = true;
      unsubscribe();
    },
  };
}

type LogReader<Part> = ReturnType<typeof openLogReader<Part>>;

/** Usually a command has reached the server by then. */
const SETTLED_MS = 1_500;
const noSubscribe = () => () => {};
const ignore = () => {};

/** Parts of the history, as far as it has been read. `partOf` must stay the same function. */
export function useLogReader<Part>(partOf: PartOf<Part>): LogReading<Part> & {
  readonly readOn: (pages: number) => void;
  readonly retry: () => void;
} {
  const { log } = useGame();
  const [reader, setReader] = useState<LogReader<Part>>();
  useEffect(() => {
    const alarm = createAlarm();
    const ends = [alarm.clear];
    let isGone = false;
    log
      .history()
      .then((history) => {
        if (isGone) return;
        const opened = openLogReader(history, partOf);
        ends.push(
          log.subscribe(() => alarm.set(SETTLED_MS, opened.refresh)),
          opened.close,
        );
        setReader(opened);
        opened.refresh();
      })
      .catch(logProblem);
    return () => {
      isGone = true;
      for (const end of ends) end();
    };
  }, [log, partOf]);

  const reading = useSyncExternalStore<LogReading<Part>>(
    reader?.subscribe ?? noSubscribe,
    reader?.reading ?? (() => NOTHING),
  );
  return { ...reading, readOn: reader?.readOn ?? ignore, retry: reader?.refresh ?? ignore };
}
