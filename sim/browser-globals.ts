import { Tab } from './browser.ts';
import { fakeKeyRange } from './fake-object-store.ts';
import type { Network } from './network.ts';
import { runningOwner, type Scheduled, type Scheduler } from './scheduler.ts';

/** The world whose tabs are running now. */
export type Surroundings = { readonly scheduler: Scheduler; readonly network: Network };

let here: Surroundings | undefined;

export function enter(world: Surroundings): void {
  here = world;
}

function surroundings(): Surroundings {
  if (here === undefined) throw new Error('no world');
  return here;
}

function tab(): Tab {
  const owner = runningOwner();
  if (owner instanceof Tab) return owner;
  throw new Error(`${owner.name} is no tab`);
}

const timers = new Map<number, Scheduled>();
let lastTimer = 0;

function startTimer(run: () => void, ms = 0, isRepeated = false): number {
  lastTimer += 1;
  const id = lastTimer;
  const owner = runningOwner();
  const plan = () => {
    const event = surroundings().scheduler.after(Math.max(ms, 1), owner, 'timer', () => {
      if (isRepeated) plan();
      else timers.delete(id);
      run();
    });
    timers.set(id, event);
  };
  plan();
  return id;
}

function stopTimer(id?: unknown): void {
  const event = timers.get(id as number);
  if (event) event.isCancelled = true;
  timers.delete(id as number);
}

class FakeEventSource {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly close: () => void;

  constructor(path: string) {
    this.close = surroundings().network.openStream(tab(), path, {
      onOpen: () => this.onopen?.(),
      onMessage: (data) => this.onmessage?.({ data }),
      onError: () => this.onerror?.(),
    });
  }
}

class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;
  readonly #tab = tab();

  constructor(name: string) {
    this.name = name;
    this.#tab.channels.add(this);
  }

  postMessage(data: unknown): void {
    this.#tab.tell(this, JSON.parse(JSON.stringify(data)));
  }

  close(): void {
    this.#tab.channels.delete(this);
  }
}

const locks = {
  request: (name: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) => {
    const holder = tab();
    return new Promise<void>((resolve, reject) => {
      const release = () => holder.device.releaseLock(name, lock);
      const lock = {
        tab: holder,
        grant: () => {
          if (signal.aborted) return release();
          run().then(resolve, reject).finally(release);
        },
      };
      signal.addEventListener('abort', () => {
        release();
        reject(new Error('given up'));
      });
      holder.device.requestLock(name, lock);
    });
  },
};

const page = {
  get visibilityState() {
    return tab().isHidden ? 'hidden' : 'visible';
  },
  addEventListener: (type: string, listener: () => void) => tab().listen(type, listener),
  removeEventListener: (type: string, listener: () => void) => tab().unlisten(type, listener),
};

/** Time-outs of requests follow the simulated clock, too. */
function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  startTimer(() => controller.abort(new DOMException('too late', 'TimeoutError')), ms);
  return controller.signal;
}

function give(name: string, get: () => unknown): void {
  Object.defineProperty(globalThis, name, { configurable: true, get });
}

/** Gives this process the globals of a browser; each call finds the tab whose event is running. */
export function installBrowser(): void {
  give('localStorage', () => tab().device.storage);
  give('indexedDB', () => {
    const asking = tab();
    const { database } = asking.device;
    return {
      open: (name: string, version: number) => database.open(asking, name, version),
      deleteDatabase: (name: string) => database.deleteDatabase(asking, name),
    };
  });
  give('IDBKeyRange', () => fakeKeyRange);
  give('navigator', () => (tab().device.hasLocks ? { locks } : {}));
  give('document', () => page);
  give('addEventListener', () => page.addEventListener);
  give('removeEventListener', () => page.removeEventListener);
  give('EventSource', () => FakeEventSource);
  give('BroadcastChannel', () => FakeChannel);
  give('fetch', () => (path: string, init: RequestInit) => {
    return surroundings().network.fetch(tab(), path, init);
  });
  give('setTimeout', () => startTimer);
  give('clearTimeout', () => stopTimer);
  give('setInterval', () => (run: () => void, ms: number) => startTimer(run, ms, true));
  give('clearInterval', () => stopTimer);
  Object.defineProperty(AbortSignal, 'timeout', { value: timeoutSignal });
  console.warn = () => {}; // failures are what is simulated
}
