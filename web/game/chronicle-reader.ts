import type { PaidDeed } from '#rules/chronicle/deed.ts';
import type { Result } from '#rules/result.ts';
import { logProblem } from '#web/platform/log.ts';
import type { Call, CallFailure } from '#web/platform/network.ts';
import { type LogPage, pageBefore, pageSince } from './chronicle-pages.ts';
import type { ChronicleStore, Stretch } from './chronicle-store.ts';
import { createListeners } from './listeners.ts';

export type Reading = {
  /** Newest first, in the server's order. */
  readonly deeds: readonly PaidDeed[];
  /** The first deed of all was read. */
  readonly isComplete: boolean;
  readonly isReading: boolean;
  readonly failure?: CallFailure;
};

type Parts = {
  readonly call: Call;
  readonly store: Promise<ChronicleStore>;
  readonly wait: (ms: number) => Promise<void>;
};

/** So many pages at once; after that slowly, because the server counts how often it is asked. */
const HASTY_PAGES = 150;
const PACE_MS = 250;
/** While pages rush in, the screen is told of every few. */
const TOLD_EVERY = 8;
const LONGEST_WAIT_MS = 60_000;

/** Reads the server's log: what came since, and from there backwards as far as somebody looks. */
export function openChronicle({ call, store, wait }: Parts) {
  const { subscribe, tell } = createListeners();
  let reading: Reading = { deeds: [], isComplete: false, isReading: true };
  let stretch: Stretch | undefined;
  let isClosed = false;
  let isWorking = false;
  let isNewsDue = false;
  let pagesWanted = 0;

  const opened = store.then(async (kept) => {
    const read = await kept.read();
    stretch = read.stretch;
    reading = { ...reading, deeds: read.deeds, isComplete: stretch?.low === 1 };
    return kept;
  });

  function show(change: Pick<Reading, 'isReading' | 'failure'>): void {
    const { failure: _before, ...known } = reading;
    reading = { ...known, ...change };
    if (!isClosed) tell();
  }

  function add(kept: ChronicleStore, next: Stretch, page: LogPage): void {
    const isNews = stretch !== undefined && next.top > stretch.top;
    const deeds = isNews ? [...page.deeds, ...reading.deeds] : [...reading.deeds, ...page.deeds];
    stretch = next;
    reading = { ...reading, deeds, isComplete: next.low === 1 };
    kept.keep(next, page.deeds);
  }

  /** Another epoch is another history: what was read of the old one is worth nothing. */
  function isOther(kept: ChronicleStore, { epoch }: LogPage): boolean {
    if (stretch === undefined || stretch.epoch === epoch) return false;
    stretch = undefined;
    reading = { ...reading, deeds: [], isComplete: false };
    isNewsDue = false;
    pagesWanted = Math.max(1, pagesWanted);
    kept.forget();
    return true;
  }

  async function readNews(
    kept: ChronicleStore,
    known: Stretch,
  ): Promise<Result<LogPage, CallFailure>> {
    const page = await pageSince(call, known.top);
    if (!page.ok || isOther(kept, page.value)) return page;
    isNewsDue = page.value.isFull;
    if (page.value.span) add(kept, { ...known, top: page.value.span.top }, page.value);
    return page;
  }

  async function readOlder(kept: ChronicleStore): Promise<Result<LogPage, CallFailure>> {
    const page = await pageBefore(call, stretch?.low);
    if (!page.ok || isOther(kept, page.value)) return page;
    if (stretch === undefined) isNewsDue = false;
    const { epoch, span, isFull } = page.value;
    pagesWanted -= 1;
    const low = isFull ? (span?.low ?? 1) : 1;
    add(kept, { epoch, low, top: stretch?.top ?? span?.top ?? 0 }, page.value);
    return page;
  }

  /** Undefined when there is nothing left that somebody wants. */
  function readNext(kept: ChronicleStore): Promise<Result<LogPage, CallFailure>> | undefined {
    if (isNewsDue && stretch) return readNews(kept, stretch);
    return pagesWanted > 0 && stretch?.low !== 1 ? readOlder(kept) : undefined;
  }

  async function work(): Promise<void> {
    const kept = await opened;
    show({ isReading: true });
    const failure = await readAll(kept, 1);
    if (failure) pagesWanted = 0;
    isWorking = false;
    show({ isReading: false, ...(failure && { failure }) });
  }

  async function readAll(kept: ChronicleStore, count: number): Promise<CallFailure | undefined> {
    const page = isClosed ? undefined : await readNext(kept);
    const restMs = page && restAfter(page, count);
    if (restMs === undefined) return page?.ok === false ? page.failure : undefined;
    if (count % TOLD_EVERY === 0) show({ isReading: true });
    await wait(restMs);
    return readAll(kept, count + 1);
  }

  function start(): void {
    if (isWorking) return;
    isWorking = true;
    work().catch((error: unknown) => logProblem('the Chronicle cannot be read', error));
  }

  return {
    reading: () => reading,
    subscribe,
    /** What was done since; the first time the newest page of all. */
    refresh: () => {
      isNewsDue = true;
      pagesWanted = Math.max(pagesWanted, stretch ? 0 : 1);
      start();
    },
    /** So many pages further back. */
    readOn: (pages: number) => {
      pagesWanted = Math.max(pagesWanted, pages);
      start();
    },
    close: () => {
      isClosed = true;
      opened.then((kept) => kept.close()).catch(() => {});
    },
  };
}

export type Chronicle = ReturnType<typeof openChronicle>;

/** Undefined: there is no use in asking again. @internal */
export function restAfter(page: Result<unknown, CallFailure>, count: number): number | undefined {
  if (page.ok) return count >= HASTY_PAGES ? PACE_MS : 0;
  const { retryAfterMs = Number.POSITIVE_INFINITY } = page.failure;
  return retryAfterMs > LONGEST_WAIT_MS ? undefined : retryAfterMs;
}
