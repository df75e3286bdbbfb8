import type { SyncClient } from '#web/sync/client.ts';
import { type DiskState, FakeIndexedDb } from './fake-indexed-db.ts';
import type { Random } from './random.ts';
import { type Owner, runAs, type Scheduler } from './scheduler.ts';

/** localStorage of one browser. Its texts are its own fields, as in a browser, so that `Object.keys` finds them. */
class FakeStorage {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
  }

  setItem(key: string, text: string): void {
    if (isFull.has(this)) throw new DOMException('The storage is full.', 'QuotaExceededError');
    Reflect.set(this, key, text);
  }

  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

const isFull = new WeakSet<FakeStorage>();

type Lock = { readonly tab: Tab; readonly grant: () => void };

/** Who a browser says it is: the cookie of a session. */
export type Session = { readonly uid: string; isOver: boolean };

type DeviceParts = {
  readonly index: number;
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly isCloning: boolean;
  readonly hasLocks: boolean;
};

/** One browser on one machine: its storage, its clock, its network, its session and its tabs. */
export class Device {
  readonly index: number;
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly hasLocks: boolean;
  readonly process: Owner;
  readonly disk: DiskState = { isFull: false, isStuck: false, slowMs: 4 };
  readonly database: FakeIndexedDb;
  readonly locks = new Map<string, Lock[]>();
  storage = new FakeStorage();
  tabs: Tab[] = [];
  session: Session | undefined;
  isOnline = true;
  skewMs = 0;
  utcOffsetMinutes = 0;
  lastUid: string | undefined;
  /** How its hunter closes a tab. */
  closeTab = (tab: Tab): void => tab.close();
  /** Its storage failed or its clock was far off at some time: nobody can rely on what it keeps. */
  hadTrouble = false;
  /** Its databases did not open at some time: a page that began then does without them. */
  wasStuck = false;
  #tabCount = 0;

  constructor({ index, scheduler, random, isCloning, hasLocks }: DeviceParts) {
    this.index = index;
    this.scheduler = scheduler;
    this.random = random;
    this.hasLocks = hasLocks;
    this.process = { name: `d${index}`, isAlive: true, wakesAtMs: 0 };
    this.database = new FakeIndexedDb({
      scheduler,
      browser: this.process,
      state: this.disk,
      delayMs: () => this.random.below(this.disk.slowMs),
      clone: isCloning ? (value) => structuredClone(value) : (value) => value,
      onErased: (owner) => {
        const tab = this.tabs.find((one) => one === owner);
        // Its app has nothing left to show: whoever comes back to it loads it anew.
        if (tab) scheduler.after(1, tab, 'close erased', () => this.closeTab(tab));
      },
      isCommittedInDeath: () => this.random.chance(500),
    });
  }

  nowMs(): number {
    return this.scheduler.nowMs + this.skewMs;
  }

  openTab(uid: string): Tab {
    this.#tabCount += 1;
    this.lastUid = uid;
    const tab = new Tab(this, uid, `d${this.index}t${this.#tabCount}`);
    this.tabs.push(tab);
    return tab;
  }

  /** Everything that was stored is gone; no tab is open. */
  wipe(): void {
    this.hadTrouble = true;
    this.database.databases.clear();
    this.storage = new FakeStorage();
    this.mend();
  }

  stick(): void {
    this.disk.isStuck = true;
    this.wasStuck = true;
    this.hadTrouble = true;
  }

  mend(): void {
    this.fill(false);
    this.disk.isStuck = false;
    this.disk.slowMs = 4;
  }

  fill(isNowFull: boolean): void {
    this.disk.isFull = isNowFull;
    this.hadTrouble ||= isNowFull;
    if (isNowFull) isFull.add(this.storage);
    else isFull.delete(this.storage);
  }

  /** It sleeps: nothing of it happens until then. */
  sleep(ms: number): void {
    const wakesAtMs = this.scheduler.nowMs + ms;
    this.process.wakesAtMs = wakesAtMs;
    for (const tab of this.tabs) tab.wakesAtMs = wakesAtMs;
  }

  get isAsleep(): boolean {
    return this.process.wakesAtMs > this.scheduler.nowMs;
  }

  requestLock(name: string, lock: Lock): void {
    const line = this.locks.get(name) ?? [];
    this.locks.set(name, [...line, lock]);
    if (line.length === 0) this.#grant(lock);
  }

  releaseLock(name: string, lock: Lock): void {
    const line = this.locks.get(name) ?? [];
    const rest = line.filter((one) => one !== lock);
    this.locks.set(name, rest);
    if (line[0] === lock && rest[0]) this.#grant(rest[0]);
  }

  #grant({ tab, grant }: Lock): void {
    this.scheduler.after(1, tab, 'lock', grant);
  }

  releaseLocksOf(tab: Tab): void {
    for (const [name, line] of this.locks) {
      for (const lock of line.filter((one) => one.tab === tab)) this.releaseLock(name, lock);
    }
  }
}

type Channel = { readonly name: string; onmessage: ((event: { data: unknown }) => void) | null };

/** One tab: what the browser would give it, and the real sync client in it. */
export class Tab implements Owner {
  isAlive = true;
  wakesAtMs: number;
  readonly name: string;
  readonly device: Device;
  readonly uid: string;
  client: SyncClient | undefined;
  isHidden = false;
  /** Its session is over: the app leaves to the landing page. */
  isClosing = false;
  readonly channels = new Set<Channel>();
  readonly #listeners = new Map<string, Set<() => void>>();
  /** Ends what it has open at the server. */
  readonly onGone = new Set<() => void>();

  constructor(device: Device, uid: string, name: string) {
    this.device = device;
    this.uid = uid;
    this.name = name;
    this.wakesAtMs = device.process.wakesAtMs;
  }

  listen(type: string, listener: () => void): void {
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners.add(listener));
  }

  unlisten(type: string, listener: () => void): void {
    this.#listeners.get(type)?.delete(listener);
  }

  /** An event of the page, in the tab's own turn. */
  fire(type: string): void {
    runAs(this, () => {
      for (const listener of [...(this.#listeners.get(type) ?? [])]) listener();
    });
  }

  show(isShown: boolean): void {
    this.isHidden = !isShown;
    this.fire('visibilitychange');
  }

  tell(from: Channel, data: unknown): void {
    const { device } = this;
    const others = device.tabs.filter((tab) => tab !== this && tab.isAlive);
    for (const tab of others) {
      for (const channel of tab.channels) {
        if (channel.name !== from.name) continue;
        const delayMs = device.random.chance(50)
          ? device.random.below(5_000)
          : device.random.below(5);
        device.scheduler.after(delayMs, tab, 'message', () => channel.onmessage?.({ data }));
      }
    }
  }

  /** The tab is gone at once: killed by the browser or the machine. */
  crash(): void {
    this.isAlive = false;
    this.device.tabs = this.device.tabs.filter((tab) => tab !== this);
    this.device.database.ownerGone(this);
    this.device.releaseLocksOf(this);
    for (const end of [...this.onGone]) end();
  }

  /** The user closes it: the page may say its last words. */
  close(): void {
    this.isHidden = true;
    this.fire('visibilitychange');
    this.fire('pagehide');
    this.crash();
  }
}
