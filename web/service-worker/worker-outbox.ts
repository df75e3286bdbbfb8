/** A command as the page's outbox keeps it. */
export type StampedCommand = {
  readonly key: string;
  readonly kind: string;
  readonly at: string;
} & Readonly<Record<string, unknown>>;

type PendingEntry = {
  readonly command: StampedCommand;
  readonly isSent?: true;
  readonly isImported?: true;
  readonly resent?: string;
};

type PushBody = {
  readonly uid: string;
  readonly deviceId: string;
  readonly epoch: string;
  readonly baseRev: number;
  readonly now: string;
  readonly commands: readonly StampedCommand[];
};

/** As many as one push of the app has. */
const MAX_COMMANDS = 200;

function databaseName(uid: string): string {
  return `duskgate.${uid}`;
}

/** The account's database, which a page has made (web/sync/storage/disk-store.ts); none if it is not on this device. */
function openAccount(uid: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    const request = indexedDB.open(databaseName(uid));
    request.onupgradeneeded = () => request.transaction?.abort(); // it was not there, and shall not be
    request.onerror = () => resolve(undefined);
    request.onsuccess = () => resolve(request.result);
  });
}

function transact<Value>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  run: (transaction: IDBTransaction, result: (value: Value) => void) => void,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(['facts', 'pending'], mode, { durability: 'strict' });
    let outcome: { readonly value: Value } | undefined;
    transaction.oncomplete = () => (outcome ? resolve(outcome.value) : reject(transaction.error));
    transaction.onabort = () => reject(transaction.error);
    run(transaction, (value) => {
      outcome = { value };
    });
  });
}

export async function hasAccount(uid: string): Promise<boolean> {
  const database = await openAccount(uid);
  database?.close();
  return database !== undefined;
}

/**
 * Puts commands into the outbox of the app, where every page finds them, and tells the open ones. They
 * count as sent at once: nobody can take them back. False if the account is not on this device.
 */
export async function addToOutbox(
  uid: string,
  commands: readonly StampedCommand[],
): Promise<boolean> {
  const database = await openAccount(uid);
  if (database === undefined) return false;
  try {
    await transact<void>(database, 'readwrite', (transaction, result) => {
      const pending = transaction.objectStore('pending');
      for (const command of commands) pending.add({ command, isSent: true });
      result();
    });
  } finally {
    database.close();
  }
  const tabs = new BroadcastChannel(databaseName(uid));
  tabs.postMessage({});
  tabs.close();
  return true;
}

/**
 * Pushes what counts as sent. It stays in the outbox until a page has the answer: a command is known
 * by its key, so that a second push changes nothing. False if the server has not got them.
 */
export async function pushOutbox(uid: string): Promise<boolean> {
  const database = await openAccount(uid);
  if (database === undefined) return true;
  try {
    const body = await transact<PushBody>(database, 'readonly', (transaction, result) => {
      const facts = transaction.objectStore('facts');
      const place = facts.get('place');
      const deviceId = facts.get('deviceId');
      const pending: IDBRequest<PendingEntry[]> = transaction.objectStore('pending').getAll();
      pending.onsuccess = () => {
        const { epoch = '', rev = 0 } = place.result ?? {};
        const sent = pending.result.filter((one) => one.isSent && !one.isImported && !one.resent);
        const commands = sent.slice(0, MAX_COMMANDS).map(({ command }) => command);
        const from = { uid, deviceId: deviceId.result ?? 'service-worker', epoch, baseRev: rev };
        result({ ...from, now: new Date().toISOString(), commands });
      };
    });
    return body.commands.length === 0 || (await send(body));
  } finally {
    database.close();
  }
}

async function send(body: PushBody): Promise<boolean> {
  try {
    const reply = await fetch('/api/sync/push', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return reply.ok;
  } catch {
    return false; // offline
  }
}
