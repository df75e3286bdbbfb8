import type { LogEntry } from '#protocol/replies/sync-messages.ts';
import { openDatabase, transact } from '#web/platform/indexed-db.ts';
import { logProblem } from '#web/platform/log.ts';
import { historyDatabaseName } from '#web/sync/storage/disk-store.ts';

/** The part of the server's log that is stored, without a gap: from `low` to `top`. */
export type Stretch = {
  readonly epoch: string;
  readonly low: number;
  readonly top: number;
  /** Of the entry at `top`. */
  readonly proof?: string | undefined;
};

/** An entry of the log; a strange one is of a kind that only a newer version of the app knows. */
export type HistoryRow = LogEntry & { readonly isStrange?: true };

/** Entries as text: the first pages are painted before the rest is parsed. */
type Page = { readonly key: PageKey; readonly text: string };
/** Sorts the newest page first. Two tabs may cut the log into other pages, which have other keys. */
export type PageKey = [epoch: string, minusTop: number, minusLow: number];

/** Where a device stores the server's log of one user. */
export type HistoryStore = {
  readonly stretch: () => Promise<Stretch | undefined>;
  readonly pages: (after: PageKey, count: number) => Promise<readonly Page[]>;
  readonly keep: (stretch: Stretch, newestFirst: readonly HistoryRow[]) => void;
  readonly forget: () => void;
  readonly close: () => void;
};

/** Version 1 stored only commands that earned XP: its data is dropped and read again. */
const VERSION = 2;

/** Both stretches as one, if they touch; otherwise the second. */
export function joined(one: Stretch | undefined, other: Stretch): Stretch {
  if (one?.epoch !== other.epoch) return other;
  const isApart = one.low > other.top + 1 || other.low > one.top + 1;
  if (isApart) return other;
  return { ...(one.top > other.top ? one : other), low: Math.min(one.low, other.low) };
}

function pageOf({ epoch }: Stretch, entries: readonly HistoryRow[]): Page | undefined {
  const [newest, oldest] = [entries[0], entries.at(-1)];
  if (!newest || !oldest) return undefined;
  return { key: [epoch, -newest.rev, -oldest.rev], text: JSON.stringify(entries) };
}

export async function openHistoryStore(uid: string, onGone: () => void): Promise<HistoryStore> {
  try {
    return await openOnDisk(uid, onGone);
  } catch (error) {
    logProblem('the history is not stored on this device', error);
    return createMemoryHistoryStore();
  }
}

async function openOnDisk(uid: string, onGone: () => void): Promise<HistoryStore> {
  const database = await openDatabase({
    name: historyDatabaseName(uid),
    version: VERSION,
    upgrade: (opened) => {
      for (const name of [...opened.objectStoreNames]) opened.deleteObjectStore(name);
      opened.createObjectStore('facts');
      opened.createObjectStore('pages', { keyPath: 'key' });
    },
    onGone,
  });
  const write = (run: (transaction: IDBTransaction) => void) => {
    const written = transact<void>(database, 'readwrite', (transaction, result) => {
      run(transaction);
      result();
    });
    written.catch((error: unknown) => logProblem('a page of the history was not stored', error));
  };
  return {
    stretch: () =>
      transact(database, 'readonly', (transaction, result) => readStretch(transaction, result)),
    pages: (after, count) =>
      transact(database, 'readonly', (transaction, result) => {
        const range = IDBKeyRange.bound(after, [after[0], []], true); // a list is after any number
        const pages = transaction.objectStore('pages').getAll(range, count);
        pages.onsuccess = () => result(pages.result);
      }),
    keep: (stretch, entries) =>
      write((transaction) => {
        const page = pageOf(stretch, entries);
        if (page) transaction.objectStore('pages').put(page);
        readStretch(transaction, (known) =>
          transaction.objectStore('facts').put(joined(known, stretch), 'stretch'),
        );
      }),
    forget: () =>
      write((transaction) => {
        for (const name of ['facts', 'pages']) transaction.objectStore(name).clear();
      }),
    close: () => database.close(),
  };
}

function readStretch(
  transaction: IDBTransaction,
  then: (stretch: Stretch | undefined) => void,
): void {
  const stretch: IDBRequest<Stretch | undefined> = transaction.objectStore('facts').get('stretch');
  stretch.onsuccess = () => then(stretch.result);
}

/** Without a database the history lasts as long as its tab. @internal also for tests */
export function createMemoryHistoryStore(): HistoryStore {
  let pages: readonly Page[] = [];
  let known: Stretch | undefined;
  const order = ([, top, low]: PageKey, [, otherTop, otherLow]: PageKey) =>
    top - otherTop || low - otherLow;
  return {
    stretch: async () => known,
    pages: async (after, count) =>
      pages.filter(({ key }) => key[0] === after[0] && order(key, after) > 0).slice(0, count),
    keep: (stretch, entries) => {
      known = joined(known, stretch);
      const page = pageOf(stretch, entries);
      if (page) pages = [...pages, page].sort((one, other) => order(one.key, other.key));
    },
    forget: () => {
      known = undefined;
      pages = [];
    },
    close: () => {},
  };
}
