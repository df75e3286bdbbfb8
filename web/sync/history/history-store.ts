import type { LogEntry } from '#protocol/sync-messages.ts';
import { openDatabase, transact } from '#web/platform/indexed-db.ts';
import { logProblem } from '#web/platform/log.ts';
import { chronicleName } from '#web/sync/disk-store.ts';

/** Which stretch of the server's log was read, without a gap: from `low` to `top`. */
export type Stretch = { readonly epoch: string; readonly low: number; readonly top: number };

/** An entry of the log; a strange one is of a newer Duskgate: kept, and not understood here. */
export type KeptEntry = LogEntry & { readonly isStrange?: true };

/** As text: the first pages are painted before the rest is parsed. */
type Page = { readonly key: PageKey; readonly text: string };
/** The newest comes first. Two tabs may cut the same stretch into other pages: they do not mix. */
export type PageKey = [epoch: string, minusTop: number, minusLow: number];

/** Where a device keeps the hunter's log. Without storage it lives as long as its tab. */
export type KeptLogStore = {
  readonly stretch: () => Promise<Stretch | undefined>;
  readonly pages: (after: PageKey, count: number) => Promise<readonly Page[]>;
  readonly keep: (stretch: Stretch, newestFirst: readonly KeptEntry[]) => void;
  readonly forget: () => void;
  readonly close: () => void;
};

/** Version 1 had only what was paid for: it is read again. */
const VERSION = 2;

/** Another tab may have read further: what both know hangs together. */
function joined(one: Stretch | undefined, other: Stretch): Stretch {
  if (one?.epoch !== other.epoch) return other;
  const isApart = one.low > other.top + 1 || other.low > one.top + 1;
  if (isApart) return other;
  return { ...other, low: Math.min(one.low, other.low), top: Math.max(one.top, other.top) };
}

function pageOf({ epoch }: Stretch, entries: readonly KeptEntry[]): Page | undefined {
  const [newest, oldest] = [entries[0], entries.at(-1)];
  if (!newest || !oldest) return undefined;
  return { key: [epoch, -newest.rev, -oldest.rev], text: JSON.stringify(entries) };
}

export async function openKeptLogStore(uid: string, onGone: () => void): Promise<KeptLogStore> {
  try {
    return await openOnDisk(uid, onGone);
  } catch (error) {
    logProblem('the log is not kept on this device', error);
    return createShortMemory();
  }
}

async function openOnDisk(uid: string, onGone: () => void): Promise<KeptLogStore> {
  const database = await openDatabase({
    name: chronicleName(uid),
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
    written.catch((error: unknown) => logProblem('a page of the log was not kept', error));
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

/** @internal also for tests */
export function createShortMemory(): KeptLogStore {
  let pages: readonly Page[] = [];
  let known: Stretch | undefined;
  const isAfter = ([, top, low]: PageKey, [, otherTop, otherLow]: PageKey) =>
    top > otherTop || (top === otherTop && low > otherLow);
  return {
    stretch: async () => known,
    pages: async (after, count) =>
      pages.filter(({ key }) => key[0] === after[0] && isAfter(key, after)).slice(0, count),
    keep: (stretch, entries) => {
      known = joined(known, stretch);
      const page = pageOf(stretch, entries);
      if (page)
        pages = [...pages, page].sort((one, other) => (isAfter(one.key, other.key) ? 1 : -1));
    },
    forget: () => {
      known = undefined;
      pages = [];
    },
    close: () => {},
  };
}
