import type { PaidDeed } from '#rules/chronicle/deed.ts';
import { openDatabase, transact } from '#web/platform/indexed-db.ts';
import { logProblem } from '#web/platform/log.ts';
import { chronicleName } from '#web/sync/disk-store.ts';

/** Which stretch of the server's log was read, without a gap: from `low` to `top`. */
export type Stretch = { readonly epoch: string; readonly low: number; readonly top: number };

type Read = { readonly stretch?: Stretch; readonly deeds: readonly PaidDeed[] };

/** What the Chronicle has read is kept on this device; without storage it is read again. */
export type ChronicleStore = {
  readonly read: () => Promise<Read>;
  readonly keep: (stretch: Stretch, page: readonly PaidDeed[]) => void;
  readonly forget: () => void;
  readonly close: () => void;
};

type Page = { readonly first: number; readonly deeds: readonly PaidDeed[] };

const VERSION = 1;

export async function openChronicleStore(uid: string): Promise<ChronicleStore> {
  try {
    return await openOnDisk(uid);
  } catch (error) {
    logProblem('the Chronicle is not kept on this device', error);
    return { read: async () => ({ deeds: [] }), keep: ignore, forget: ignore, close: ignore };
  }
}

async function openOnDisk(uid: string): Promise<ChronicleStore> {
  const database = await openDatabase({
    name: chronicleName(uid),
    version: VERSION,
    upgrade: (created) => {
      created.createObjectStore('facts');
      created.createObjectStore('pages', { keyPath: 'first' });
    },
    onGone: ignore,
  });
  const write = (run: (transaction: IDBTransaction) => void) => {
    const written = transact<void>(database, 'readwrite', (transaction, result) => {
      run(transaction);
      result();
    });
    written.catch((error: unknown) => logProblem('a page of the Chronicle was not kept', error));
  };
  return {
    read: () => transact(database, 'readonly', readAll),
    keep: (stretch, deeds) =>
      write((transaction) => {
        transaction.objectStore('facts').put(stretch, 'stretch');
        const first = deeds.at(-1)?.rev;
        if (first !== undefined) transaction.objectStore('pages').put({ first, deeds });
      }),
    forget: () =>
      write((transaction) => {
        transaction.objectStore('facts').clear();
        transaction.objectStore('pages').clear();
      }),
    close: () => database.close(),
  };
}

function readAll(transaction: IDBTransaction, result: (read: Read) => void): void {
  const stretch: IDBRequest<Stretch | undefined> = transaction.objectStore('facts').get('stretch');
  const pages: IDBRequest<Page[]> = transaction.objectStore('pages').getAll();
  pages.onsuccess = () => {
    const deeds = pages.result.reverse().flatMap((page) => page.deeds);
    result({ deeds, ...(stretch.result && { stretch: stretch.result }) });
  };
}

function ignore(): void {}
