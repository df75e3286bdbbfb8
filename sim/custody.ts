import type { Command } from '#rules/commands/command.ts';
import { historyDatabaseName } from '#web/sync/storage/disk-store.ts';
import type { Device, Tab } from './browser.ts';
import type { ServerDatabase } from './server-database.ts';

const KEPT_MS = 30 * 24 * 3_600_000;

/** What is known of the commands of one account, by sets alone. */
class Account {
  /** Every key that was ever shown to its hunter, and how often. */
  readonly recorded = new Map<string, number>();
  /** Accepted by a device's storage: it must stand in the log in the end. */
  readonly owed = new Set<string>();
  /** Nobody can say: it may have been lost or withdrawn in a crash, or was given up on purpose. */
  readonly excused = new Map<string, string>();
  /** Taken back by an Undo that succeeded: it must never stand in the log. */
  readonly undone = new Set<string>();
  /** Accepted in memory only, without even a text, and its hunter was told so. */
  readonly inMemory = new Set<string>();
  /** Held for an Undo at some time: until then no text has it. */
  readonly held = new Set<string>();
  /** Devices that accepted it, never had trouble with their storage and clock, and have not left the account. */
  readonly keepers = new Map<string, Set<Device>>();
  /** When the commands that were brought by an import happened. */
  readonly importedAt = new Map<string, string>();
}

/**
 * The oracle of sets: who has which command. It knows nothing of the rules. A command that was accepted
 * is somewhere at every moment, until a loss that nobody could prevent excuses it.
 */
export class Custody {
  readonly accounts: ReadonlyMap<string, Account>;
  readonly #database: ServerDatabase;
  readonly #devices: readonly Device[];

  constructor(uids: readonly string[], database: ServerDatabase, devices: readonly Device[]) {
    this.accounts = new Map(uids.map((uid) => [uid, new Account()]));
    this.#database = database;
    this.#devices = devices;
  }

  of(uid: string): Account {
    const account = this.accounts.get(uid);
    if (account === undefined) throw new Error(`no account ${uid}`);
    return account;
  }

  recorded(uid: string, commands: readonly Command[]): void {
    const account = this.of(uid);
    for (const command of commands) {
      const { key } = command;
      account.recorded.set(key, (account.recorded.get(key) ?? 0) + 1);
      account.undone.delete(key);
    }
  }

  imported(uid: string, commands: readonly Command[]): void {
    for (const { key, at } of commands) this.of(uid).importedAt.set(key, at);
  }

  accepted(tab: Tab, commands: readonly Command[], isHeld = false): void {
    const { uid, device, client } = tab;
    const account = this.of(uid);
    const isInMemory = client?.status().isStorageFull === true;
    for (const { key } of commands) {
      account.owed.add(key);
      account.excused.delete(key);
      if (isHeld) account.held.add(key);
      if (isInMemory && (isHeld || device.disk.isFull)) account.inMemory.add(key);
      else if (isInMemory) continue;
      else if (!device.hadTrouble) {
        account.keepers.set(key, (account.keepers.get(key) ?? new Set()).add(device));
      }
    }
  }

  /** An Undo is under way: until it is answered nobody can say. */
  withdrawing(uid: string, keys: readonly string[]): void {
    for (const key of keys) this.#excuse(uid, key, 'undo under way');
  }

  withdrawn(uid: string, keys: readonly string[], isDone: boolean): void {
    const account = this.of(uid);
    for (const key of keys) {
      if (isDone) this.#excuse(uid, key, 'undone');
      if (isDone && account.recorded.get(key) === 1) account.undone.add(key);
      else if (!isDone && account.excused.get(key) === 'undo under way') {
        account.excused.delete(key);
        account.owed.add(key);
      }
    }
  }

  /** Its hunter has seen that these were refused. */
  dismissed(uid: string, keys: readonly string[]): void {
    for (const key of keys) this.#excuse(uid, key, 'refused and seen');
  }

  #excuse(uid: string, key: string, reason: string): void {
    const account = this.of(uid);
    if (!account.owed.delete(key)) return;
    account.excused.set(key, reason);
  }

  /** The server has lost a part of its log: what a sound device accepted, that device can give back. */
  excuseRolledBack(reason: string): void {
    this.excuseLost(reason, (uid, key) => {
      const keepers = [...(this.of(uid).keepers.get(key) ?? [])];
      return !keepers.some(({ hadTrouble }) => !hadTrouble);
    });
  }

  /** What nobody has any more after a loss that nobody could prevent. */
  excuseLost(
    reason: string,
    isConcerned: (uid: string, key: string) => boolean = () => true,
  ): void {
    for (const [uid, { owed }] of this.accounts) {
      const held = this.#heldKeys(uid);
      for (const key of [...owed]) {
        if (!held.has(key) && isConcerned(uid, key)) this.#excuse(uid, key, reason);
      }
    }
  }

  /** A browser lost its databases: what waits is in the memory of its tabs, and in texts if there is room. */
  nowInMemory(device: Device): void {
    for (const [uid, { inMemory, held }] of this.accounts) {
      for (const key of waitingOn(device, uid)) {
        if (device.disk.isFull || held.has(key)) inMemory.add(key);
      }
    }
  }

  /** A tab was killed: what it had in memory only is gone, and its hunter had been told. */
  excuseMemory(): void {
    this.excuseLost('in memory only', (uid, key) => this.of(uid).inMemory.has(key));
  }

  /** A device gives up what it keeps of an account: only what waits there counts from now on. */
  excuseKept(device: Device, uid: string, reason: string, isAll: boolean): void {
    const held = this.#heldKeys(uid, (one) => one !== device);
    for (const keepers of this.of(uid).keepers.values()) keepers.delete(device);
    if (!isAll) for (const key of waitingOn(device, uid)) held.add(key);
    for (const key of [...this.of(uid).owed]) if (!held.has(key)) this.#excuse(uid, key, reason);
  }

  /** A start forgets what was acknowledged a month ago, by the clock of its device. */
  excuseForgotten(device: Device, uid: string): void {
    const beforeMs = device.nowMs() - KEPT_MS;
    const tail = device.database.peek(`duskgate.${uid}`, 'acknowledged');
    const old = tail.filter((one) => Object(one).acknowledgedAtMs <= beforeMs);
    const forgotten = new Set(keysIn(old));
    if (forgotten.size === 0) return;
    const held = this.#heldKeys(uid, (one) => one !== device);
    for (const key of forgotten) if (!held.has(key)) this.#excuse(uid, key, 'older than a month');
  }

  #heldKeys(uid: string, isAsked: (device: Device) => boolean = () => true): Set<string> {
    const held = this.logKeys(uid);
    for (const device of this.#devices.filter(isAsked)) {
      for (const key of waitingOn(device, uid)) held.add(key);
      if (device.lastUid !== uid) continue; // what it keeps of an account that it left may go at any time
      for (const key of keptOn(device, uid)) held.add(key);
    }
    return held;
  }

  logKeys(uid: string): Set<string> {
    const rows = this.#database.all('select key from game_commands where user_id = ?', uid);
    return new Set(rows.map(({ key }) => String(key)));
  }

  /** Of what was accepted, nothing may be nowhere. */
  missing(): readonly string[] {
    return [...this.accounts].flatMap(([uid, { owed }]) => {
      const held = this.#heldKeys(uid);
      for (const key of this.#refusedKeys(uid)) held.add(key);
      const isNowhere = (key: string) => !held.has(key) && !isLogin(key); // its day may be corrected
      return [...owed].filter(isNowhere).map((key) => `${uid} lost ${key}`);
    });
  }

  /** After everything has come to rest: what the log must hold, and what it must not. */
  unsettled(): readonly string[] {
    return [...this.accounts].flatMap(([uid, account]) => {
      const { owed, undone, recorded } = account;
      const log = this.logKeys(uid);
      const refused = this.#refusedKeys(uid);
      for (const device of this.#devices) {
        for (const key of keysIn(device.database.peek(`duskgate.${uid}`, 'refused')))
          refused.add(key);
      }
      const hasLogin = [...log].some(isLogin);
      const isThere = (key: string) =>
        log.has(key) || refused.has(key) || (isLogin(key) && hasLogin); // its day may have been corrected
      return [
        ...[...owed].filter((key) => !isThere(key)).map((key) => `${uid} lost ${key}`),
        ...[...undone]
          .filter((key) => log.has(key) && !isLogin(key)) // one of another day may have been corrected to it
          .map((key) => `${uid} got back ${key}, undone`),
        ...[...log]
          .filter((key) => !recorded.has(key) && !isLogin(key))
          .map((key) => `${uid} has ${key} from nowhere`),
        ...this.#movedImports(uid, account),
      ];
    });
  }

  /** What was imported happened when its file says, whatever clock the device has. */
  #movedImports(uid: string, { importedAt, recorded }: Account): readonly string[] {
    const rows = this.#database.all('select key, body from game_commands where user_id = ?', uid);
    return rows.flatMap(({ key, body }) => {
      const at = importedAt.get(String(key));
      const isOnlyImported = at !== undefined && recorded.get(String(key)) === 1;
      if (!isOnlyImported || JSON.parse(String(body)).at === at) return [];
      return `${uid} has ${key} at another time than its file says`;
    });
  }

  #refusedKeys(uid: string): Set<string> {
    const rows = this.#database.all('select key from refused_commands where user_id = ?', uid);
    return new Set(rows.map(({ key }) => String(key)));
  }
}

function isLogin(key: string): boolean {
  return key.startsWith('login:');
}

function keysIn(entries: readonly unknown[]): readonly string[] {
  return entries.map((one) => String(Object(Object(one).command).key));
}

/** What waits on a device: in its database, in texts, and in the memory of its tabs. */
export function waitingOn(device: Device, uid: string): readonly string[] {
  const texts = Object.entries(device.storage)
    .filter(
      ([name]) =>
        name.startsWith(`duskgate.${uid}.last-words.`) || name.startsWith(`duskgate.${uid}.cmd.`),
    )
    .flatMap(([, text]) => keysIn([JSON.parse(String(text))].flat()));
  const inTabs = device.tabs
    .filter((tab) => tab.uid === uid)
    .flatMap(({ client }) => client?.waiting().map(({ key }) => key) ?? []);
  return [...texts, ...inTabs, ...keysIn(device.database.peek(`duskgate.${uid}`, 'pending'))];
}

/** What a device keeps of commands that the server has acknowledged or refused. */
function keptOn(device: Device, uid: string): readonly string[] {
  const pages = device.database.peek(historyDatabaseName(uid), 'pages');
  const rows = pages.flatMap((page) => JSON.parse(String(Object(page).text)));
  return [
    ...keysIn(device.database.peek(`duskgate.${uid}`, 'acknowledged')),
    ...keysIn(device.database.peek(`duskgate.${uid}`, 'refused')),
    ...rows.map((row) => String(Object(row).key)),
  ];
}
