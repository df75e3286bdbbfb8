import { hunterDay } from '#rules/activity/hunter-day.ts';
import type { Command, CommandDraft } from '#rules/commands/command.ts';
import { commandOf } from '#rules/commands/commands.ts';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { createConnectivity, noting } from '#web/platform/connectivity.ts';
import { call } from '#web/platform/network.ts';
import { signOut, signOutAnyway } from '#web/session/sign-out.ts';
import { openSyncClient } from '#web/sync/client.ts';
import { anyAct, type Scene } from './acts.ts';
import { Device, type Session, type Tab } from './browser.ts';
import { enter } from './browser-globals.ts';
import { Custody } from './custody.ts';
import { Network } from './network.ts';
import { Random } from './random.ts';
import { Scheduler } from './scheduler.ts';
import { seedIds } from './seeded-crypto.ts';
import { SimulatedServer } from './server.ts';
import type { ServerDatabase } from './server-database.ts';

const DAY_MS = 24 * 3_600_000;
const FIRST_MS = Date.parse('2026-10-20T05:00:00.000Z');
export const ZONES = [-600, -480, -300, 0, 60, 120, 330, 540, 765, 840];
const MAX_TABS = 3;
const HISTORY_AFTER_MS = 25_000;

/** Whether commands of a tab are held for an Undo: those it may still take back. */
type Held = { readonly tab: Tab; readonly keys: readonly string[] };

/** Devices of several hunters, a network and a server, all on one simulated clock. */
export class World {
  readonly scheduler: Scheduler;
  readonly server: SimulatedServer;
  readonly network: Network;
  readonly devices: readonly Device[];
  readonly uids: readonly string[];
  readonly custody: Custody;
  readonly problems: string[] = [];
  readonly startedMs: number;
  actCount = 0;
  /** Devices whose hunter is signing out: one hand does nothing else meanwhile. */
  readonly leaving = new Set<Device>();
  readonly #random: Random;
  readonly #questIds = new Map<string, string[]>();
  readonly #sessions: Session[] = [];
  #held: Held[] = [];
  #idCount = 0;

  constructor(seed: number, database: ServerDatabase, onStep?: (line: string) => void) {
    const random = new Random(seed, 1);
    this.#random = random;
    seedIds(seed);
    this.startedMs = FIRST_MS + random.below(120) * DAY_MS + random.below(DAY_MS);
    this.scheduler = new Scheduler(this.startedMs, onStep);
    this.uids = Array.from({ length: random.between(2, 3) }, (_, at) => `h${at + 1}`);
    database.reset(random.uuid(), this.uids, new Date(this.startedMs).toISOString());
    this.server = new SimulatedServer({
      scheduler: this.scheduler,
      database,
      onRestart: () => this.network.cutStreams(() => true),
      onProblem: (problem) => this.problems.push(problem),
    });
    this.server.isOld = random.chance(120);
    const noise = new Random(seed, 2);
    this.network = new Network(this.scheduler, this.server, noise, (tab, text) =>
      this.#seeReply(tab, text),
    );
    enter(this);
    const isCloning = random.chance(200);
    this.devices = Array.from(
      { length: random.between(2, 6) },
      (_, index) =>
        new Device({
          index: index + 1,
          scheduler: this.scheduler,
          random: new Random(seed, 3, index),
          isCloning,
          hasLocks: random.chance(850),
        }),
    );
    for (const device of this.devices) {
      device.utcOffsetMinutes = random.pick(ZONES);
      device.closeTab = (tab) => this.closeTab(tab);
    }
    this.custody = new Custody(this.uids, database, this.devices);
  }

  async begin(): Promise<void> {
    await this.server.remind('h1', 'Europe/Berlin');
    for (const device of this.devices) {
      this.signIn(device, this.#random.pick(this.uids));
      await this.openTab(device);
    }
  }

  get tabs(): readonly Tab[] {
    return this.devices.flatMap(({ tabs }) => tabs);
  }

  signIn(device: Device, uid: string): void {
    const session: Session = { uid, isOver: false };
    device.session = session;
    this.#sessions.push(session);
  }

  async openTab(device: Device): Promise<void> {
    const { session } = device;
    if (session === undefined || session.isOver || device.tabs.length >= MAX_TABS) return;
    const { uid } = session;
    const { lastUid = uid } = device;
    if (lastUid !== uid) this.custody.excuseKept(device, lastUid, 'another account', false);
    this.custody.excuseForgotten(device, uid);
    const tab = device.openTab(uid);
    await this.scheduler.now(tab, 'open tab', () => {
      const connectivity = createConnectivity();
      const client = openSyncClient({
        uid,
        call: noting(call, connectivity),
        connectivity,
        clock: { nowMs: () => device.nowMs(), utcOffsetMinutes: () => device.utcOffsetMinutes },
        newId: () => device.random.uuid(),
      });
      tab.client = client;
      // Signed out means the landing page only: the app closes what was open.
      client.subscribe(() => {
        if (!client.status().isSessionOver || tab.isClosing) return;
        tab.isClosing = true;
        setTimeout(() => this.#leave(tab), 0);
      });
      setTimeout(() => client.startHistoryJob(), HISTORY_AFTER_MS);
    });
  }

  #leave(tab: Tab): void {
    tab.client?.close();
    this.closeTab(tab);
  }

  closeTab(tab: Tab): void {
    tab.close();
    this.custody.excuseMemory();
  }

  crashTab(tab: Tab): void {
    tab.crash();
    this.custody.excuseMemory();
  }

  scene(tab: Tab, random: Random): Scene {
    const { device, uid } = tab;
    const view = tab.client?.view() ?? EMPTY_DOCUMENT;
    const nowMs = device.nowMs();
    return {
      random,
      view,
      nowMs,
      today: hunterDay(view, nowMs, device.utcOffsetMinutes),
      questIds: this.#questIds.get(uid) ?? [],
      newId: () => this.newId(uid),
    };
  }

  newId(uid: string): string {
    this.#idCount += 1;
    return `${uid}.${this.#idCount}`;
  }

  /** Something is done in a tab; `how` hands it to the client. */
  act(
    tab: Tab,
    drafts: readonly CommandDraft[],
    heldMs?: number,
    isUnasked = false,
  ): Promise<void> {
    return this.scheduler.now(tab, 'act', () => {
      const { client, uid } = tab;
      if (client === undefined || client.status().load !== 'ready' || this.#isLeft(tab)) return;
      this.actCount += 1;
      const { commands, stored } = isUnasked
        ? client.recordUnasked(drafts)
        : client.record(drafts, heldMs);
      this.scheduler.onStep(`  ${tab.name} of ${uid}: ${commands.map(({ key }) => key).join()}`);
      this.#note(uid, commands);
      if (heldMs !== undefined) this.#held.push({ tab, keys: commands.map(({ key }) => key) });
      stored.then(
        () => this.custody.accepted(tab, commands, heldMs !== undefined),
        () => {},
      );
    });
  }

  #isLeft({ isClosing, device }: Tab): boolean {
    return isClosing || this.leaving.has(device);
  }

  #note(uid: string, commands: readonly Command[]): void {
    this.custody.recorded(uid, commands);
    const ids = this.#questIds.get(uid) ?? [];
    for (const command of commands) if (command.kind === 'quest.add') ids.push(command.questId);
    this.#questIds.set(uid, ids);
  }

  undo(random: Random): Promise<void> | undefined {
    this.#held = this.#held.filter(({ tab }) => tab.isAlive);
    const held = random.maybe(this.#held);
    if (held === undefined) return undefined;
    const { tab, keys } = held;
    this.#held = this.#held.filter((one) => one !== held);
    return this.scheduler.now(tab, 'undo', () => {
      const { client, uid } = tab;
      if (client === undefined || this.#isLeft(tab)) return;
      const owed = keys.filter((key) => this.custody.of(uid).owed.has(key));
      this.custody.withdrawing(uid, owed);
      client.withdraw(keys).then(
        (isDone) => this.custody.withdrawn(uid, keys, isDone),
        () => {},
      );
    });
  }

  /** Commands of an export, with times of their own. */
  importSome(tab: Tab, random: Random): Promise<void> {
    return this.scheduler.now(tab, 'import', () => {
      const { client, uid } = tab;
      if (client === undefined || client.status().load !== 'ready' || this.#isLeft(tab)) return;
      const scene = this.scene(tab, random);
      const commands = Array.from({ length: random.between(1, 6) }, () => {
        const ms = Math.min(scene.nowMs, this.scheduler.nowMs) - random.between(2, 30) * DAY_MS;
        const at = new Date(ms).toISOString();
        const day = hunterDay(EMPTY_DOCUMENT, ms, 0);
        const draft = anyAct({ ...scene, today: day, nowMs: ms });
        return commandOf(draft, { at, day, utcOffsetMinutes: 0 });
      });
      this.#note(uid, commands);
      this.custody.imported(uid, commands);
      client.importCommands(commands).then(
        () => this.custody.accepted(tab, commands),
        () => {},
      );
    });
  }

  /** The app's own sign-out; where work waits, some hunters stay and some discard it. */
  signOut(tab: Tab, random: Random): Promise<void> {
    const discards = random.chance(300);
    return this.scheduler.now(tab, 'sign out', () => {
      const { client, device, uid } = tab;
      if (client === undefined || this.#isLeft(tab)) return;
      const { session } = device;
      const erase = async () => {
        const excuse = () => this.custody.excuseKept(device, uid, 'signed out', discards);
        excuse();
        await client.erase();
        if (discards) excuse(); // what another tab stored meanwhile is discarded with the rest
      };
      const log = { flush: client.flush, status: client.status, erase };
      const auth = {
        signOut: async () => {
          if (!device.isOnline) return { ok: false as const, failure: NO_NETWORK };
          if (session) session.isOver = true;
          return { ok: true as const, value: null };
        },
        forget: () => this.#forget(device, tab),
        forgetUnsent: () => this.#forget(device, tab),
      };
      const leave = discards ? signOutAnyway : signOut;
      this.leaving.add(device);
      leave({ log, auth })
        .catch((error: unknown) => this.problems.push(`sign-out: ${error}`))
        .finally(() => this.leaving.delete(device));
    });
  }

  #forget(device: Device, tab: Tab): void {
    device.session = undefined;
    if (tab.isAlive) this.closeTab(tab);
  }

  #seeReply(tab: Tab, text: string): void {
    for (const uid of this.uids) {
      if (uid !== tab.uid && text.includes(`${uid}.`)) {
        this.problems.push(`${tab.name} of ${tab.uid} was sent data of ${uid}`);
      }
    }
  }

  /** A session of one account may end anywhere: at the server, or by a password that was changed. */
  endSession(random: Random): void {
    const session = random.maybe(this.#sessions.filter(({ isOver }) => !isOver));
    if (session) session.isOver = true;
  }
}

const NO_NETWORK = { code: 'network-request-failed', message: '', status: 0 };
