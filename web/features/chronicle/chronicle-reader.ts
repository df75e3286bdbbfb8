import { type PaidDeed, paidDeed } from '#rules/chronicle/deed.ts';
import { logProblem } from '#web/platform/log.ts';
import type { KeptLog, LogReading } from './kept-log.ts';
import { commandIn, keptEntries } from './kept-log-entries.ts';
import type { KeptEntry, KeptLogStore, Stretch } from './kept-log-store.ts';
import { createListeners } from './listeners.ts';

export type Reading = Omit<LogReading, 'stretch'> & {
  /** Newest first, in the server's order. */
  readonly deeds: readonly PaidDeed[];
  /** The first deed of all was read. */
  readonly isComplete: boolean;
};

function deedsIn(entries: readonly KeptEntry[]): readonly PaidDeed[] {
  return entries.flatMap((entry) => {
    const command = commandIn(entry);
    return (command && paidDeed(command, entry)) ?? [];
  });
}

/** What was paid for, of the log that this device keeps; it follows whatever is read of it. */
export function openChronicle(kept: KeptLog) {
  const { subscribe, tell } = createListeners();
  let reading: Reading = { deeds: [], isComplete: false, isReading: true };
  let here: Stretch | undefined;
  let isFollowing = false;
  let isBehind = false;
  let isClosed = false;

  function show(): void {
    const { stretch: _place, ...state } = kept.reading();
    const isReading = state.isReading || isFollowing;
    reading = { ...state, deeds: reading.deeds, isComplete: here?.low === 1, isReading };
    if (!isClosed) tell();
  }

  function add(deeds: readonly PaidDeed[], stretch: Stretch): void {
    here = stretch;
    reading = { ...reading, deeds };
  }

  async function readNews(store: KeptLogStore, { epoch, top }: Stretch, known: Stretch) {
    const news: KeptEntry[] = [];
    const above = { epoch, top, low: known.top + 1 };
    for await (const entries of keptEntries(store, above)) news.push(...entries);
    add([...deedsIn(news), ...reading.deeds], { ...known, top });
  }

  /** Early, then each time there is twice as much: a long story is painted a few times only. */
  function showSome(deeds: readonly PaidDeed[], stretch: Stretch): void {
    if (deeds.length < 2 * reading.deeds.length) return;
    add(deeds, stretch);
    show();
  }

  async function readOlder(store: KeptLogStore, stretch: Stretch, known?: Stretch): Promise<void> {
    let { deeds } = reading;
    let { top, low } = known ?? { ...stretch, low: stretch.top + 1 };
    for await (const entries of keptEntries(store, { ...stretch, top: low - 1 })) {
      if (isClosed) return;
      deeds = [...deeds, ...deedsIn(entries)];
      low = entries.at(-1)?.rev ?? low;
      showSome(deeds, { ...stretch, top, low });
    }
    add(deeds, { ...stretch, top });
  }

  async function catchUp(store: KeptLogStore): Promise<void> {
    const { stretch } = kept.reading();
    if (stretch?.epoch !== here?.epoch) {
      here = undefined;
      reading = { ...reading, deeds: [] };
    }
    if (stretch === undefined) return;
    if (here && stretch.top > here.top) await readNews(store, stretch, here);
    if (here === undefined || stretch.low < here.low) await readOlder(store, stretch, here);
  }

  async function follow(): Promise<void> {
    const store = await kept.store;
    while (isBehind && !isClosed) {
      isBehind = false;
      await catchUp(store);
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

  const leave = kept.subscribe(start);
  return {
    reading: () => reading,
    subscribe,
    refresh: () => {
      start();
      kept.refresh();
    },
    readOn: kept.readOn,
    close: () => {
      isClosed = true;
      leave();
    },
  };
}

export type Chronicle = ReturnType<typeof openChronicle>;
