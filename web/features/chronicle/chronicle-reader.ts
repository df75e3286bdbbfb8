import { type PaidCommand, paidCommand } from '#rules/chronicle/paid-command.ts';
import { createStore } from '#web/platform/create-store.ts';
import { logProblem } from '#web/platform/log.ts';
import type { History, HistoryReading, HistoryRow, Stretch } from '#web/sync/client.ts';

export type ChronicleReading = Omit<HistoryReading, 'stretch'> & {
  /** Newest first, in the server's order. */
  readonly paid: readonly PaidCommand[];
  /** The first command of all has been read. */
  readonly isComplete: boolean;
};

/**
 * The paid commands of the history that this device keeps. It follows the history as more of it is
 * loaded.
 */
export function openChronicle(history: History) {
  const reading = createStore<ChronicleReading>({ paid: [], isComplete: false, isReading: true });
  let paid: readonly PaidCommand[] = [];
  /** The part of the history that has been read from the store. */
  let readPart: Stretch | undefined;
  let isFollowing = false;
  let isBehind = false;
  let isClosed = false;

  function paidIn(entries: readonly HistoryRow[]): readonly PaidCommand[] {
    return entries.flatMap((entry) => {
      const command = history.commandOfRow(entry);
      return (command && paidCommand(command, entry)) ?? [];
    });
  }

  function show(): void {
    if (isClosed) return;
    const { stretch: _stretch, ...state } = history.reading();
    const isReading = state.isReading || isFollowing;
    reading.set({ ...state, paid, isComplete: readPart?.low === 1, isReading });
  }

  function add(read: readonly PaidCommand[], stretch: Stretch): void {
    readPart = stretch;
    paid = read;
  }

  async function readNews({ epoch, top }: Stretch, known: Stretch) {
    const news: HistoryRow[] = [];
    const above = { epoch, top, low: known.top + 1 };
    for await (const entries of history.rows(above)) news.push(...entries);
    add([...paidIn(news), ...paid], { ...known, top });
  }

  /**
   * Shows the first part early, then each time there is twice as much: a long history is rendered
   * only a few times.
   */
  function showSome(read: readonly PaidCommand[], stretch: Stretch): void {
    if (read.length < 2 * paid.length) return;
    add(read, stretch);
    show();
  }

  async function readOlder(stretch: Stretch, known?: Stretch): Promise<void> {
    let read = paid;
    let { top, low } = known ?? { ...stretch, low: stretch.top + 1 };
    for await (const entries of history.rows({ ...stretch, top: low - 1 })) {
      if (isClosed) return;
      read = [...read, ...paidIn(entries)];
      low = entries.at(-1)?.rev ?? low;
      showSome(read, { ...stretch, top, low });
    }
    add(read, { ...stretch, top });
  }

  async function catchUp(): Promise<void> {
    const { stretch } = history.reading();
    if (stretch?.epoch !== readPart?.epoch) {
      readPart = undefined;
      paid = [];
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
      logProblem('the Chronicle cannot be read', error);
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

export type Chronicle = ReturnType<typeof openChronicle>;
