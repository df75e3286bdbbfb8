type Opening = {
  readonly name: string;
  readonly version: number;
  readonly upgrade: (database: IDBDatabase) => void;
  /** Another tab deletes or upgrades it: this connection is closed and will not come back. */
  readonly onGone: () => void;
  /** The browser itself closed it, after a fault or because its data were cleared. */
  readonly onLost?: () => void;
};

/** Some browsers answer neither yes nor no, in private windows or after a crash. */
const OPEN_WITHIN_MS = 3_000;

export function openDatabase(opening: Opening): Promise<IDBDatabase> {
  const { name, version, upgrade, onGone, onLost = onGone } = opening;
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Error('the database did not open'));
    }, OPEN_WITHIN_MS);
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => upgrade(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database did not open'));
    request.onsuccess = () => {
      clearTimeout(timer);
      const database = request.result;
      if (isLate) return database.close();
      database.onversionchange = () => {
        database.close();
        onGone();
      };
      database.onclose = onLost;
      resolve(database);
    };
  });
}

/** Resolves when the browser says that it is on disk, never earlier. */
export function transact<Value>(
  database: IDBDatabase,
  mode: 'readonly' | 'readwrite',
  run: (transaction: IDBTransaction, result: (value: Value) => void) => void,
): Promise<Value> {
  let onLost = () => {};
  const done = new Promise<Value>((resolve, reject) => {
    const transaction = database.transaction([...database.objectStoreNames], mode, {
      durability: 'strict',
    });
    let outcome: { readonly value: Value } | undefined;
    transaction.oncomplete = () => {
      if (outcome) resolve(outcome.value);
      else reject(new Error('the transaction had no result'));
    };
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction failed'));
    // A transaction under way when the browser takes the database away may never say another word.
    onLost = () => reject(new Error('the database was closed'));
    database.addEventListener('close', onLost);
    run(transaction, (value) => {
      outcome = { value };
    });
  });
  return done.finally(() => database.removeEventListener('close', onLost));
}

/** A connection that does not close blocks it; the browser deletes it when that one has gone. */
export function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the database was not deleted')), OPEN_WITHIN_MS);
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error('the database was not deleted'));
  });
}
