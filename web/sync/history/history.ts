import { proofOf } from '#protocol/replies/proof.ts';
import type { LogEntry, Position } from '#protocol/replies/sync-messages.ts';
import type { Result } from '#rules/result.ts';
import { createListeners } from '#web/platform/create-store.ts';
import { logProblem } from '#web/platform/log.ts';
import type { CallFailure } from '#web/platform/network.ts';
import { type LogPage, olderPages, pageSince, type Source } from './history-pages.ts';
import { commandOfRow, historyRows } from './history-rows.ts';
import { type HistoryStore, joined, type Stretch } from './history-store.ts';

export type HistoryReading = {
  /** What this device has of the server's log; none before the first page. */
  readonly stretch?: Stretch;
  readonly isReading: boolean;
  readonly failure?: CallFailure;
};

type HistoryParts = Source & {
  readonly store: HistoryStore;
  readonly wait: (ms: number) => Promise<void>;
  /** Whether what was kept of another epoch has been given back to this one. */
  readonly canForget?: (epoch: string) => boolean;
};

/** So many pages at once; after that slowly, because the server counts how often it is asked. */
const HASTY_PAGES = 150;
const PACE_MS = 250;
const LONGEST_WAIT_MS = 60_000;

/** The server's log as this device keeps it: reads what is new, and older pages as far as somebody wants. */
export async function openHistory({
  store,
  wait,
  canForget = () => true,
  ...source
}: HistoryParts) {
  const { subscribe, tell } = createListeners();
  const pageBefore = olderPages(source);
  const known = await store.stretch();
  let reading: HistoryReading = { isReading: true, ...(known && { stretch: known }) };
  let isClosed = false;
  let isWorking = false;
  let isHasty = false;
  let isNewsDue = false;
  let pagesWanted = 0;

  function show(change: Pick<HistoryReading, 'isReading' | 'failure'>): void {
    const { failure: _before, ...rest } = reading;
    reading = { ...rest, ...change };
    if (!isClosed) tell();
  }

  function add(stretch: Stretch, newestFirst: LogPage['entries']): void {
    if (isClosed) return;
    reading = { ...reading, stretch };
    store.keep(stretch, newestFirst);
  }

  /** A page of another epoch: what was read before is dropped, once the server has what it lacked of it. */
  function isOfOtherEpoch({ epoch }: LogPage): boolean {
    const { stretch, ...rest } = reading;
    if (stretch === undefined || stretch.epoch === epoch) return false;
    isNewsDue = false;
    if (!canForget(epoch)) {
      pagesWanted = 0;
      return true;
    }
    reading = rest;
    pagesWanted = Math.max(1, pagesWanted);
    store.forget();
    return true;
  }

  async function readNews(known: Stretch): Promise<Result<LogPage, CallFailure>> {
    isNewsDue = false; // it may fall due again while this page is under way
    const page = await pageSince(source, known);
    if (!page.ok) isNewsDue = true;
    if (!page.ok || isOfOtherEpoch(page.value)) return page;
    const { epoch, span, isFull, entries } = page.value;
    isNewsDue ||= isFull;
    if (span) add(joined(reading.stretch, { epoch, ...span, low: known.low }), entries);
    return page;
  }

  async function readOlder(): Promise<Result<LogPage, CallFailure>> {
    const { stretch } = reading;
    if (stretch === undefined) isNewsDue = false;
    const isAll = pagesWanted === Number.POSITIVE_INFINITY;
    const page = await pageBefore(stretch, { isAll, isHasty });
    if (!page.ok || isOfOtherEpoch(page.value)) return page;
    const { epoch, span, isFull, entries } = page.value;
    pagesWanted -= 1;
    const low = isFull ? (span?.low ?? 1) : 1;
    const top = stretch ?? span ?? { top: 0 };
    add(joined(reading.stretch, { ...top, epoch, low }), entries);
    return page;
  }

  /** Undefined when there is nothing left that somebody wants. */
  function due(): (() => Promise<Result<LogPage, CallFailure>>) | undefined {
    const { stretch } = reading;
    if (isClosed) return undefined;
    if (isNewsDue && stretch) return () => readNews(stretch);
    return pagesWanted > 0 && stretch?.low !== 1 ? readOlder : undefined;
  }

  async function work(): Promise<void> {
    const failure = await readAll().catch((error: unknown): undefined => {
      logProblem('the log cannot be read', error);
    });
    pagesWanted = 0;
    isHasty = false;
    isWorking = false;
    show({ isReading: false, ...(failure && { failure }) });
  }

  async function readAll(count = 1): Promise<CallFailure | undefined> {
    const page = await due()?.();
    const restMs = page && restAfter(page, isHasty ? count : HASTY_PAGES);
    if (restMs === undefined) return page?.ok === false ? page.failure : undefined;
    // Each time there is twice as much: whoever shows it works through all of it again.
    if (Number.isInteger(Math.log2(count))) show({ isReading: true });
    if (due()) await wait(restMs);
    return readAll(count + 1);
  }

  function start(): void {
    if (isWorking || isClosed) return;
    isWorking = true;
    show({ isReading: true });
    void work();
  }

  /** Another tab may have read or appended more: that is in the store. */
  async function joinStore(): Promise<void> {
    const stored = await store.stretch();
    const { stretch: known } = reading;
    // Of another epoch, the other tab has replaced what this one read.
    const stretch = known && known.epoch === stored?.epoch ? joined(stored, known) : stored;
    if (stretch) reading = { ...reading, stretch };
  }

  return {
    reading: () => reading,
    /** What this device has of the log, with what its other tabs have stored. */
    stretch: async () => {
      await joinStore();
      return reading.stretch;
    },
    subscribe,
    /** The rows of that stretch, newest first, piece by piece, each once. */
    rows: (stretch: Stretch) => historyRows(store, stretch),
    commandOfRow,
    /** It reaches from the first entry to this one. */
    isWhole: (position: Position) => isWhole(reading.stretch, position),
    /** Reads what was done since; the first time the newest page of all. */
    refresh: () => {
      isNewsDue = true;
      pagesWanted = Math.max(pagesWanted, reading.stretch ? 0 : 1);
      start();
    },
    /** Reads so many pages further back, because somebody looks for them. */
    readOn: (pages: number) => {
      isHasty = true;
      pagesWanted = Math.max(pagesWanted, pages);
      start();
    },
    /** Reads everything up to there, slowly; nothing if it is here. */
    readQuietly: async (position: Position | undefined) => {
      await joinStore();
      if (position === undefined || isWhole(reading.stretch, position)) return;
      isNewsDue = true;
      pagesWanted = Number.POSITIVE_INFINITY;
      start();
    },
    /** Adds entries that came another way, oldest first, if they follow what is here. */
    append: (epoch: string, entries: readonly LogEntry[]) => {
      const { stretch } = reading;
      if (stretch?.epoch !== epoch) return;
      const news = entries.filter(({ rev }) => rev > stretch.top);
      const newest = news.at(-1);
      if (newest === undefined || news[0]?.rev !== stretch.top + 1) return;
      add({ ...stretch, top: newest.rev, proof: proofOf(newest) }, news.toReversed());
      if (!isClosed) tell();
    },
    close: () => {
      isClosed = true;
      store.close();
    },
  };
}

export type History = Awaited<ReturnType<typeof openHistory>>;

/** @internal */
export function isWhole(stretch: Stretch | undefined, { epoch, rev }: Position): boolean {
  if (rev === 0) return true;
  return stretch?.epoch === epoch && stretch.low === 1 && stretch.top >= rev;
}

/** How long to wait before the next page; undefined when there is no use in asking again. @internal */
export function restAfter(page: Result<unknown, CallFailure>, count: number): number | undefined {
  if (page.ok) return count >= HASTY_PAGES ? PACE_MS : 0;
  const { retryAfterMs = Number.POSITIVE_INFINITY } = page.failure;
  return retryAfterMs > LONGEST_WAIT_MS ? undefined : retryAfterMs;
}
