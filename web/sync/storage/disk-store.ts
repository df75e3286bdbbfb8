import type { Position } from '#protocol/sync-messages.ts';
import { deleteDatabase, openDatabase, transact } from '#web/platform/indexed-db.ts';
import { changed, NO_CONTENTS, waitingAgain } from './contents.ts';
import { decide, type Intent } from './decide.ts';
import type { Acknowledged, Change, Entry, RefusedDeed, StoredBase } from './journal.ts';
import { type Committed, isAt, type LogStore, type Snapshot, type Standing } from './log-store.ts';

const VERSION = 1;
const KEPT_MS = 30 * 24 * 60 * 60_000;

function databaseName(uid: string): string {
  return `duskgate.${uid}`;
}

function upgrade(database: IDBDatabase): void {
  database.createObjectStore('facts'); // place, base, deviceId
  database.createObjectStore('pending', { keyPath: 'seq', autoIncrement: true });
  const acknowledged = database.createObjectStore('acknowledged', { keyPath: 'seq' });
  acknowledged.createIndex('age', 'acknowledgedAtMs');
  database.createObjectStore('refused', { autoIncrement: true });
}

/** What the Chronicle has read of the server's log goes with the hunter, too. */
export function chronicleName(uid: string): string {
  return `${databaseName(uid)}.chronicle`;
}

type DiskParts = {
  readonly uid: string;
  readonly nowMs: number;
  readonly newId: () => string;
  readonly onGone: () => void;
  readonly onLost: () => void;
};

/** One database per hunter: accounts cannot mix. */
export async function openDiskStore(parts: DiskParts): Promise<LogStore> {
  const { uid, nowMs, newId, onGone } = parts;
  const name = databaseName(uid);
  let isLost = false;
  const onLost = () => {
    isLost = true;
    parts.onLost();
  };
  const open = () => openDatabase({ name, version: VERSION, upgrade, onGone, onLost });
  let database = await open();
  const forgotten = transact<void>(database, 'readwrite', (transaction, result) => {
    forgetOldTail(transaction, nowMs - KEPT_MS);
    result();
  });
  await forgotten.catch(() => read()); // a full disk can still be read

  function read(known?: Position): Promise<Snapshot> {
    return transact(database, 'readonly', (transaction, result) => {
      readStanding(transaction, (standing) => {
        if (isAt(standing, known)) return result(standing);
        const base = get<StoredBase>(transaction, 'base');
        base.onsuccess = () => {
          const stored = base.result;
          result({ ...standing, ...(stored && { stored }) });
        };
      });
    });
  }

  /** It may come back empty: only what brings the base along may open it again. */
  async function reopen(): Promise<void> {
    database = await open();
    isLost = false;
  }

  async function commit(intent: Intent): Promise<Committed> {
    if (isLost && intent.kind === 'resume') await reopen();
    return transact(database, 'readwrite', (transaction, result) => {
      readStanding(transaction, (journal) => {
        const { change, answer } = decide(intent, journal);
        const { refused } = { ...journal, ...change };
        write(transaction, change, () => {
          const isNew = change.isReopening || change.add?.length;
          if (!isNew) return result({ answer, standing: { ...after(journal, change), refused } });
          readStanding(transaction, (standing) => result({ answer, standing }), refused);
        });
      });
    });
  }

  return {
    read,
    commit,
    deviceId: () =>
      transact(database, 'readwrite', (transaction, result) => {
        const known = get<string>(transaction, 'deviceId');
        known.onsuccess = () => {
          const id = known.result ?? newId();
          if (known.result === undefined) transaction.objectStore('facts').put(id, 'deviceId');
          result(id);
        };
      }),
    close: () => database.close(),
    erase: async () => {
      database.close();
      await Promise.all([chronicleName(uid), name].map(deleteDatabase));
    },
  };
}

/** Many may wait: they are not read a second time to learn what is known. */
function after(journal: Standing, change: Change): Standing {
  const { pending, place } = changed({ ...NO_CONTENTS, ...journal }, change);
  return { ...journal, pending, ...(place && { place }) };
}

function get<Fact>(transaction: IDBTransaction, fact: string): IDBRequest<Fact | undefined> {
  return transaction.objectStore('facts').get(fact);
}

/** Requests of one transaction are answered in their order: the last answer brings all. */
function readStanding(
  transaction: IDBTransaction,
  then: (standing: Standing) => void,
  known?: readonly RefusedDeed[],
): void {
  const place = get<Position>(transaction, 'place');
  const refused: { readonly result: readonly RefusedDeed[] } = known
    ? { result: known }
    : transaction.objectStore('refused').getAll();
  const pending: IDBRequest<Entry[]> = transaction.objectStore('pending').getAll();
  pending.onsuccess = () => {
    const at = place.result;
    const lists = { pending: pending.result, refused: refused.result };
    then({ ...lists, isVolatile: false, ...(at && { place: at }) });
  };
}

function write(transaction: IDBTransaction, change: Change, then: () => void): void {
  const [facts, pending, refused] = ['facts', 'pending', 'refused'].map((name) =>
    transaction.objectStore(name),
  );
  for (const entry of change.put ?? []) pending?.put(entry);
  for (const entry of change.add ?? []) pending?.add(entry);
  for (const seq of change.remove ?? []) pending?.delete(seq);
  if (change.refused) refused?.clear();
  for (const deed of change.refused ?? []) refused?.add(deed);
  if (change.base) {
    facts?.put(change.base.stored, 'base');
    facts?.put(change.base.place, 'place');
  }
  const acknowledged = () => {
    const tail = transaction.objectStore('acknowledged');
    for (const entry of change.acknowledge ?? []) tail.put(entry);
    then();
  };
  if (change.isReopening) reopen(transaction, acknowledged);
  else acknowledged();
}

/** The server was restored: what it acknowledged before waits again, under its old number. */
function reopen(transaction: IDBTransaction, then: () => void): void {
  const tail = transaction.objectStore('acknowledged');
  const all: IDBRequest<Acknowledged[]> = tail.getAll();
  all.onsuccess = () => {
    tail.clear();
    const pending = transaction.objectStore('pending');
    for (const entry of all.result) pending.put(waitingAgain(entry));
    then();
  };
}

function forgetOldTail(transaction: IDBTransaction, beforeMs: number): void {
  const tail = transaction.objectStore('acknowledged');
  const old = tail.index('age').openKeyCursor(IDBKeyRange.upperBound(beforeMs));
  old.onsuccess = () => {
    if (old.result === null) return;
    tail.delete(old.result.primaryKey);
    old.result.continue();
  };
}
