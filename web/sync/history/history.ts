import type { Position } from '#protocol/sync-messages.ts';
import type { Result } from '#rules/result.ts';
import { logProblem } from '#web/platform/log.ts';
import type { CallFailure } from '#web/platform/network.ts';
import { type LogPage, pageBefore, pageSince, type Source } from './kept-log-pages.ts';
import type { KeptLogStore, Stretch } from './kept-log-store.ts';
import { createListeners } from './listeners.ts';

export type LogReading = {
  /** What this device has of the server's log; none before the first page. */
  readonly stretch?: Stretch;
  readonly isReading: boolean;
  readonly failure?: CallFailure;
};

type Parts = Source & {
  readonly store: Promise<KeptLogStore>;
  readonly wait: (ms: number) => Promise<void>;
};

/** So many pages at once; after that slowly, because the server counts how often it is asked. */
const HASTY_PAGES = 150;
const PACE_MS = 250;
/** While pages rush in, whoever follows is told of every few. */
const TOLD_EVERY = 8;
const LONGEST_WAIT_MS = 60_000;

/** Reads the server's log: what came since, and from there backwards as far as somebody wants. */
export function openKeptLog({ store, wait, ...source }: Parts) {
  const { subscribe, tell } = createListeners();
  let reading: LogReading = { isReading: true };
  let isClosed = false;
  let isWorking = false;
  let isHasty = false;
  let isNewsDue = false;
  let pagesWanted = 0;

  const opened = store.then(async (kept) => {
    const stretch = await kept.stretch();
    reading = { ...reading, ...(stretch && { stretch }) };
    return kept;
  });

  function show(change: Pick<LogReading, 'isReading' | 'failure'>): void {
    const { failure: _before, ...known } = reading;
    reading = { ...known, ...change };
    if (!isClosed) tell();
  }

  function add(kept: KeptLogStore, stretch: Stretch, { entries }: LogPage): void {
    if (isClosed) return;
    reading = { ...reading, stretch };
    kept.keep(stretch, entries);
  }

  /** Another epoch is another history: what was read of the old one is worth nothing. */
  function isOther(kept: KeptLogStore, { epoch }: LogPage): boolean {
    const { stretch, ...rest } = reading;
    if (stretch === undefined || stretch.epoch === epoch) return false;
    reading = rest;
    isNewsDue = false;
    pagesWanted = Math.max(1, pagesWanted);
    kept.forget();
    return true;
  }

  async function readNews(
    kept: KeptLogStore,
    known: Stretch,
  ): Promise<Result<LogPage, CallFailure>> {
    isNewsDue = false; // it may fall due again while this page is under way
    const page = await pageSince(source, known.top);
    if (!page.ok) isNewsDue = true;
    if (!page.ok || isOther(kept, page.value)) return page;
    isNewsDue ||= page.value.isFull;
    if (page.value.span) add(kept, { ...known, top: page.value.span.top }, page.value);
    return page;
  }

  async function readOlder(kept: KeptLogStore): Promise<Result<LogPage, CallFailure>> {
    const { stretch } = reading;
    if (stretch === undefined) isNewsDue = false;
    const page = await pageBefore(source, stretch?.low);
    if (!page.ok || isOther(kept, page.value)) return page;
    const { epoch, span, isFull } = page.value;
    pagesWanted -= 1;
    const low = isFull ? (span?.low ?? 1) : 1;
    add(kept, { epoch, low, top: stretch?.top ?? span?.top ?? 0 }, page.value);
    return page;
  }

  /** Undefined when there is nothing left that somebody wants. */
  function due(): ((kept: KeptLogStore) => Promise<Result<LogPage, CallFailure>>) | undefined {
    const { stretch } = reading;
    if (isClosed) return undefined;
    if (isNewsDue && stretch) return (kept) => readNews(kept, stretch);
    return pagesWanted > 0 && stretch?.low !== 1 ? readOlder : undefined;
  }

  async function work(): Promise<void> {
    const kept = await opened;
    const failure = await readAll(kept);
    pagesWanted = 0;
    isHasty = false;
    isWorking = false;
    show({ isReading: false, ...(failure && { failure }) });
  }

  async function readAll(kept: KeptLogStore, count = 1): Promise<CallFailure | undefined> {
    const page = await due()?.(kept);
    const restMs = page && restAfter(page, isHasty ? count : HASTY_PAGES);
    if (restMs === undefined) return page?.ok === false ? page.failure : undefined;
    if (count % TOLD_EVERY === 0) show({ isReading: true });
    if (due()) await wait(restMs);
    return readAll(kept, count + 1);
  }

  function start(): void {
    if (isWorking || isClosed) return;
    isWorking = true;
    show({ isReading: true });
    work().catch((error: unknown) => {
      logProblem('the log cannot be read', error);
      isWorking = false;
      show({ isReading: false });
    });
  }

  return {
    store: opened,
    reading: () => reading,
    subscribe,
    /** What was done since; the first time the newest page of all. */
    refresh: () => {
      isNewsDue = true;
      pagesWanted = Math.max(pagesWanted, reading.stretch ? 0 : 1);
      start();
    },
    /** So many pages further back, because somebody looks for them. */
    readOn: (pages: number) => {
      isHasty = true;
      pagesWanted = Math.max(pagesWanted, pages);
      start();
    },
    /** Everything up to there, in nobody's way. */
    readQuietly: (place: Position | undefined) => {
      opened
        .then(() => {
          if (place === undefined || isWhole(reading.stretch, place)) return;
          isNewsDue = true;
          pagesWanted = Number.POSITIVE_INFINITY;
          start();
        })
        .catch(() => {});
    },
    close: () => {
      isClosed = true;
      opened.then((kept) => kept.close()).catch(() => {});
    },
  };
}

export type KeptLog = ReturnType<typeof openKeptLog>;

/** From the first entry to the one where the document stands. */
export function isWhole(stretch: Stretch | undefined, { epoch, rev }: Position): boolean {
  if (rev === 0) return true;
  return stretch?.epoch === epoch && stretch.low === 1 && stretch.top >= rev;
}

/** Undefined: there is no use in asking again. @internal */
export function restAfter(page: Result<unknown, CallFailure>, count: number): number | undefined {
  if (page.ok) return count >= HASTY_PAGES ? PACE_MS : 0;
  const { retryAfterMs = Number.POSITIVE_INFINITY } = page.failure;
  return retryAfterMs > LONGEST_WAIT_MS ? undefined : retryAfterMs;
}
