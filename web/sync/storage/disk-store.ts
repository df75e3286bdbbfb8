import type { Position } from '#protocol/replies/sync-messages.ts';
import { deleteDatabase, openDatabase, transact } from '#web/platform/indexed-db.ts';
import { keysBeginning, removeText } from '#web/platform/stored-text.ts';
import { decide, type Intent } from '#web/sync/outbox/decide.ts';
import type {
  Acknowledged,
  OutboxChange,
  OutboxEntry,
  RefusedCommand,
  StoredBase,
} from '#web/sync/outbox/outbox.ts';
import { applyChange, EMPTY_OUTBOX, firstSeqAt } from '#web/sync/outbox/stored-outbox.ts';
import { dropMirror, isOwner } from './mirror.ts';
import {
  type Committed,
  isAt,
  type OutboxSnapshot,
  type OutboxStore,
  type StoreSnapshot,
} from './outbox-store.ts';

const VERSION = 1;
const KEPT_MS = 30 * 24 * 60 * 60_000;

function databaseName(uid: string): string {
  return `duskgate.${uid}`;
}

function upgrade(database: IDBDatabase, firstSeq: number): void {
  database.createObjectStore('facts'); // place (the position of the base), base, deviceId
  const pending = database.createObjectStore('pending', { keyPath: 'seq', autoIncrement: true });
  pending.put({ seq: firstSeq }); // numbers go on from here
  pending.delete(firstSeq);
  const acknowledged = database.createObjectStore('acknowledged', { keyPath: 'seq' });
  acknowledged.createIndex('age', 'acknowledgedAtMs');
  database.createObjectStore('refused', { autoIncrement: true });
}

/** The database of `history/`; erased together with the outbox. */
export function historyDatabaseName(uid: string): string {
  return `${databaseName(uid)}.chronicle`;
}

export async function deleteDatabasesOf(uid: string): Promise<void> {
  await Promise.all([historyDatabaseName(uid), databaseName(uid)].map(deleteDatabase));
}

/** Deletes all that this browser holds of an account. */
export async function eraseAll(uid: string, eraseDatabases: () => Promise<void>): Promise<void> {
  try {
    await eraseDatabases();
  } finally {
    if (isOwner(uid)) dropMirror();
    for (const key of keysBeginning(`duskgate.${uid}.`)) removeText(key);
  }
}

type DiskParts = {
  readonly uid: string;
  readonly nowMs: () => number;
  readonly newId: () => string;
  readonly onGone: () => void;
  readonly onLost: () => void;
};

/** The store in IndexedDB: one database per user, so that accounts cannot mix. */
export async function openDiskStore(parts: DiskParts): Promise<OutboxStore> {
  const { uid, nowMs, newId, onGone } = parts;
  const name = databaseName(uid);
  let isLost = false;
  const onLost = () => {
    isLost = true;
    parts.onLost();
  };
  const open = () =>
    openDatabase({
      name,
      version: VERSION,
      upgrade: (created) => upgrade(created, firstSeqAt(nowMs())),
      onGone,
      onLost,
    });
  let database = await open();
  const forgotten = transact<void>(database, 'readwrite', (transaction, result) => {
    forgetOldTail(transaction, nowMs() - KEPT_MS);
    result();
  });
  await forgotten.catch(() => read()); // a full disk can still be read

  function read(known?: Position): Promise<StoreSnapshot> {
    return transact(database, 'readonly', (transaction, result) => {
      readOutbox(transaction, (snapshot) => {
        if (isAt(snapshot, known)) return result(snapshot);
        const base = get<StoredBase>(transaction, 'base');
        base.onsuccess = () => {
          const stored = base.result;
          result({ ...snapshot, ...(stored && { stored }) });
        };
      });
    });
  }

  /** A lost database may come back empty: only a transaction that brings the base along opens it again. */
  async function reopen(): Promise<void> {
    database = await open();
    isLost = false;
  }

  async function commit(intent: Intent): Promise<Committed> {
    if (isLost && intent.kind === 'resume') await reopen();
    return transact(database, 'readwrite', (transaction, result) => {
      readOutbox(transaction, (outbox) => {
        const { change, answer } = decide(intent, outbox);
        const { refused } = { ...outbox, ...change };
        write(transaction, change, () => {
          if (!change.add?.length)
            return result({ answer, snapshot: { ...after(outbox, change), refused } });
          readOutbox(transaction, (snapshot) => result({ answer, snapshot }), refused);
        });
      });
    });
  }

  return {
    read,
    commit,
    kept: () =>
      transact(database, 'readonly', (transaction, result) => {
        const place = get<Position>(transaction, 'place');
        const tail: IDBRequest<Acknowledged[]> = transaction.objectStore('acknowledged').getAll();
        tail.onsuccess = () => {
          const position = place.result;
          result({ acknowledged: tail.result, ...(position && { position }) });
        };
      }),
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
      await deleteDatabasesOf(uid);
    },
  };
}

/** The outbox after the change, without reading what may be many entries a second time. */
function after(outbox: OutboxSnapshot, change: OutboxChange): OutboxSnapshot {
  const { pending, position } = applyChange({ ...EMPTY_OUTBOX, ...outbox }, change);
  return { ...outbox, pending, ...(position && { position }) };
}

function get<Fact>(transaction: IDBTransaction, fact: string): IDBRequest<Fact | undefined> {
  return transaction.objectStore('facts').get(fact);
}

/** Reads the outbox. Requests of one transaction are answered in order, so the last answer has them all. */
function readOutbox(
  transaction: IDBTransaction,
  then: (snapshot: OutboxSnapshot) => void,
  known?: readonly RefusedCommand[],
): void {
  const place = get<Position>(transaction, 'place');
  const refused: { readonly result: readonly RefusedCommand[] } = known
    ? { result: known }
    : transaction.objectStore('refused').getAll();
  const pending: IDBRequest<OutboxEntry[]> = transaction.objectStore('pending').getAll();
  pending.onsuccess = () => {
    const position = place.result;
    const lists = { pending: pending.result, refused: refused.result };
    then({ ...lists, isVolatile: false, ...(position && { position }) });
  };
}

function write(transaction: IDBTransaction, change: OutboxChange, then: () => void): void {
  const [facts, pending, refused] = ['facts', 'pending', 'refused'].map((name) =>
    transaction.objectStore(name),
  );
  for (const entry of change.put ?? []) pending?.put(entry);
  for (const entry of change.add ?? []) pending?.add(entry);
  for (const seq of change.remove ?? []) pending?.delete(seq);
  if (change.refused) refused?.clear();
  for (const one of change.refused ?? []) refused?.add(one);
  if (change.base) {
    facts?.put(change.base.stored, 'base');
    facts?.put(change.base.position, 'place');
  }
  const tail = transaction.objectStore('acknowledged');
  for (const entry of change.acknowledge ?? []) tail.put(entry);
  then();
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
