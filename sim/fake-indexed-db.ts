import { type FakeKeyRange, StoreData } from './fake-object-store.ts';
import type { Owner, Scheduler } from './scheduler.ts';

/** What a browser's storage is like at the moment. */
export type DiskState = {
  /** Nothing more can be written. */
  isFull: boolean;
  /** Databases do not answer when they are opened. */
  isStuck: boolean;
  slowMs: number;
};

type Handler = (() => void) | null;

/** A request of a transaction, or of an opening. */
class FakeRequest {
  result: unknown;
  onsuccess: Handler = null;
  onupgradeneeded: Handler = null;
}

type DatabaseData = {
  readonly name: string;
  version: number;
  /** It is being deleted: whoever opens it waits until that is done. */
  isDeleting: boolean;
  stores: Map<string, StoreData>;
  readonly connections: Set<FakeConnection>;
  /** Transactions run one after the other. */
  readonly line: FakeTransaction[];
  readonly onceUnused: (() => void)[];
};

type Disk = {
  readonly scheduler: Scheduler;
  /** The browser's own process: it goes on when a tab is gone. */
  readonly browser: Owner;
  readonly state: DiskState;
  readonly delayMs: () => number;
  readonly clone: (value: unknown) => unknown;
  /** A tab was told that its database is being deleted. */
  readonly onErased: (owner: Owner) => void;
  /** Whether a transaction of a tab that is gone was committed all the same. */
  readonly isCommittedInDeath: () => boolean;
};

/** IndexedDB of one browser, as far as the sync client uses it: slow, full, lost, locked or dead on demand. */
export class FakeIndexedDb {
  readonly databases = new Map<string, DatabaseData>();
  readonly disk: Disk;

  constructor(disk: Disk) {
    this.disk = disk;
  }

  open(owner: Owner, name: string, version: number): FakeRequest {
    const request = new FakeRequest();
    if (this.disk.state.isStuck) return request;
    const open = () => {
      const data = this.#data(name);
      if (data.isDeleting) return void this.disk.scheduler.after(50, owner, 'open later', open);
      const connection = new FakeConnection(owner, data, this.disk);
      data.connections.add(connection);
      request.result = connection;
      if (data.version < version) {
        data.version = version;
        request.onupgradeneeded?.();
      }
      request.onsuccess?.();
    };
    this.disk.scheduler.after(this.disk.delayMs(), owner, 'open database', open);
    return request;
  }

  deleteDatabase(owner: Owner, name: string): FakeRequest {
    const request = new FakeRequest();
    const { scheduler, browser, delayMs } = this.disk;
    const data = this.#data(name);
    data.isDeleting = true;
    for (const open of data.connections) {
      scheduler.after(delayMs(), open.owner, 'versionchange', () => {
        open.onversionchange?.();
        this.disk.onErased(open.owner);
      });
    }
    const remove = () => {
      scheduler.after(delayMs(), browser, 'delete database', () => {
        if (data.connections.size > 0) return void data.onceUnused.push(remove);
        this.databases.delete(name);
        scheduler.after(0, owner, 'database deleted', () => request.onsuccess?.());
      });
    };
    if (data.connections.size === 0) remove();
    else data.onceUnused.push(remove);
    return request;
  }

  /** The browser takes every database away: open ones are closed, and some lose their data. */
  lose(isWiped: boolean): void {
    for (const data of this.databases.values()) {
      for (const { owner, tell } of [...data.connections].map((one) => one.lost())) {
        this.disk.scheduler.after(0, owner, 'database lost', tell);
      }
      for (const transaction of data.line.splice(0)) transaction.undo();
      if (isWiped) this.databases.delete(data.name);
    }
  }

  /** A tab is gone: what it had begun is undone, or done without it. */
  ownerGone(owner: Owner): void {
    for (const data of this.databases.values()) {
      for (const transaction of data.line.filter((one) => one.connection.owner === owner)) {
        if (!transaction.isRun || !this.disk.isCommittedInDeath()) transaction.undo();
        transaction.leave();
      }
      for (const one of data.connections) if (one.owner === owner) one.close();
    }
  }

  /** For the oracle: looks into a store without a transaction. */
  peek(name: string, store: string): readonly unknown[] {
    return this.databases.get(name)?.stores.get(store)?.values() ?? [];
  }

  #data(name: string): DatabaseData {
    const known = this.databases.get(name);
    if (known) return known;
    const data: DatabaseData = {
      name,
      version: 0,
      isDeleting: false,
      stores: new Map(),
      connections: new Set(),
      line: [],
      onceUnused: [],
    };
    this.databases.set(name, data);
    return data;
  }
}

class FakeConnection {
  onversionchange: Handler = null;
  onclose: Handler = null;
  readonly owner: Owner;
  readonly data: DatabaseData;
  readonly disk: Disk;
  #isClosed = false;
  readonly #listeners = new Set<() => void>();

  constructor(owner: Owner, data: DatabaseData, disk: Disk) {
    this.owner = owner;
    this.data = data;
    this.disk = disk;
  }

  get objectStoreNames(): readonly string[] {
    return [...this.data.stores.keys()];
  }

  createObjectStore(name: string, options: { keyPath?: string; autoIncrement?: boolean } = {}) {
    const store = new StoreData(options.keyPath, options.autoIncrement);
    this.data.stores.set(name, store);
    return store;
  }

  deleteObjectStore(name: string): void {
    this.data.stores.delete(name);
  }

  transaction(_stores: readonly string[], mode: string): FakeTransaction {
    if (this.#isClosed) throw new DOMException('The connection is closed.', 'InvalidStateError');
    const transaction = new FakeTransaction(this, mode);
    this.data.line.push(transaction);
    if (this.data.line.length === 1) transaction.start();
    return transaction;
  }

  addEventListener(_close: string, listener: () => void): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_close: string, listener: () => void): void {
    this.#listeners.delete(listener);
  }

  close(): void {
    const { connections, onceUnused } = this.data;
    this.#isClosed = true;
    connections.delete(this);
    if (connections.size === 0) for (const run of onceUnused.splice(0)) run();
  }

  lost() {
    this.close();
    const tell = () => {
      for (const listener of [...this.#listeners, this.onclose]) listener?.();
    };
    return { owner: this.owner, tell };
  }
}

class FakeTransaction {
  oncomplete: Handler = null;
  onabort: Handler = null;
  error: unknown = null;
  isRun = false;
  readonly connection: FakeConnection;
  readonly #mode: string;
  readonly #requests: { readonly request: FakeRequest; readonly run: () => void }[] = [];
  readonly #undone: (() => void)[] = [];
  #hasWritten = false;
  #isOver = false;

  constructor(connection: FakeConnection, mode: string) {
    this.connection = connection;
    this.#mode = mode;
  }

  start(): void {
    const { owner, disk } = this.connection;
    disk.scheduler.after(disk.delayMs(), owner, `${this.#mode} transaction`, () => this.#run());
  }

  /** The requests are answered in their order; an answer may ask for more. */
  #run(): void {
    if (this.#isOver) return;
    for (let next = this.#requests.shift(); next; next = this.#requests.shift()) {
      next.run();
      next.request.onsuccess?.();
    }
    this.isRun = true;
    const { owner, disk } = this.connection;
    disk.scheduler.after(disk.delayMs(), disk.browser, 'commit', () => {
      if (this.#isOver) return;
      const isFailed = this.#hasWritten && disk.state.isFull;
      if (isFailed) {
        this.undo();
        this.error = new DOMException('The disk is full.', 'QuotaExceededError');
      }
      this.leave();
      const tell = () => (isFailed ? this.onabort?.() : this.oncomplete?.());
      disk.scheduler.after(disk.delayMs(), owner, isFailed ? 'aborted' : 'committed', () => tell());
    });
  }

  undo(): void {
    this.#isOver = true;
    for (const undo of this.#undone.splice(0).reverse()) undo();
  }

  leave(): void {
    this.#isOver = true;
    const { line } = this.connection.data;
    const at = line.indexOf(this);
    if (at >= 0) line.splice(at, 1);
    if (at === 0) line[0]?.start();
  }

  objectStore(name: string) {
    const store = this.connection.data.stores.get(name);
    if (store === undefined) throw new DOMException(`No store ${name}.`, 'NotFoundError');
    const { clone } = this.connection.disk;
    const ask = (run: (request: FakeRequest) => unknown) => {
      const request = new FakeRequest();
      const answer = () => {
        request.result = run(request);
      };
      this.#requests.push({ request, run: answer });
      return request;
    };
    const write = (run: () => () => void, isGrowing: boolean) =>
      ask(() => {
        this.#undone.push(run());
        this.#hasWritten ||= isGrowing;
      });
    return {
      get: (key: unknown) => ask(() => clone(store.get(key))),
      getAll: (range?: FakeKeyRange, count?: number) =>
        ask(() => store.values(range, count).map(clone)),
      put: (value: unknown, key?: unknown) => write(() => store.put(clone(value), key), true),
      add: (value: unknown, key?: unknown) => write(() => store.put(clone(value), key), true),
      delete: (key: unknown) => write(() => store.delete(key), false),
      clear: () => write(() => store.clear(), false),
      index: () => ({
        openKeyCursor: (range: FakeKeyRange) =>
          ask((one) => this.#cursor(one, store.keysInIndex(range))),
      }),
    };
  }

  /** A cursor over keys: each `continue` answers the same request again. */
  #cursor(request: FakeRequest, [primaryKey, ...rest]: readonly unknown[]): unknown {
    if (primaryKey === undefined) return null;
    const answer = () => {
      request.result = this.#cursor(request, rest);
    };
    return { primaryKey, continue: () => this.#requests.push({ request, run: answer }) };
  }
}
