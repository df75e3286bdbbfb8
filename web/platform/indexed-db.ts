type DatabaseOpening = {
  readonly name: string;
  readonly version: number;
  readonly upgrade: (database: IDBDatabase) => void;
  /** Another tab deletes or upgrades the database: this connection is closed. */
  readonly onGone: () => void;
  /** The browser closed the connection, after a fault or because its data were cleared. */
  readonly onLost?: () => void;
};

/** Some browsers never answer, in private windows or after a crash. */
const OPEN_WITHIN_MS = 3_000;
const WAIT_MS = 500;

export function openDatabase(opening: DatabaseOpening): Promise<IDBDatabase> {
  const { name, version, upgrade, onGone, onLost = onGone } = opening;
  return new Promise((resolve, reject) => {
    // In short waits: on a device that slept one of them is over at once, and the database opens in the next.
    let waitsLeft = OPEN_WITHIN_MS / WAIT_MS;
    const timer = setInterval(() => {
      waitsLeft -= 1;
      if (waitsLeft > 0) return;
      clearInterval(timer);
      reject(new Error('the database did not open'));
    }, WAIT_MS);
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => upgrade(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database did not open'));
    request.onsuccess = () => {
      clearInterval(timer);
      const database = request.result;
      if (waitsLeft === 0) return database.close();
      database.onversionchange = () => {
        database.close();
        onGone();
      };
      database.onclose = onLost;
      resolve(database);
    };
  });
}

/** Runs one transaction; resolves when the browser reports that it is on disk. */
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
    // When the browser closes the database, a running transaction may never end.
    onLost = () => reject(new Error('the database was closed'));
    database.addEventListener('close', onLost);
    run(transaction, (value) => {
      outcome = { value };
    });
  });
  return done.finally(() => database.removeEventListener('close', onLost));
}

/** Deletes the database. An open connection delays it until that one is closed. */
export function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the database was not deleted')), OPEN_WITHIN_MS);
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error('the database was not deleted'));
  });
}
