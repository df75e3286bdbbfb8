import type { Command } from '#rules/document/command.ts';
import type { Effect } from '#web/sync/log-state.ts';
import { readReply } from '#web/sync/read-reply.ts';
import { type DeviceFaults, SimulatedDevice, type SimulatedTab } from './simulated-device.ts';
import { type ServerFaults, SimulatedServer } from './simulated-server.ts';

/** What may happen in an episode; `who` and `which` pick a tab and one of its open questions. */
export type Turn = {
  readonly kind:
    | 'act'
    | 'act-held'
    | 'import'
    | 'undo'
    | 'deliver'
    | 'lose-request'
    | 'lose-reply'
    | 'deliver-twice'
    | 'overload'
    | 'wait'
    | 'hear'
    | 'hide'
    | 'crash'
    | 'crash-after-commit'
    | 'back-up'
    | 'restore';
  readonly who: number;
  readonly which: number;
  readonly command: Command;
};

export const START_MS = Date.parse('2026-12-01T00:00:00.000Z');
const NO_REPLY = { code: 'network-request-failed', message: '', status: 0 };
const OVERLOAD = { code: 'unavailable', message: '', status: 503 };
const HOLD_MS = 5_000;

export type Faults = ServerFaults & DeviceFaults;

/** Devices, a server and a network that may do anything but lie. */
export class SimulatedWorld {
  nowMs = START_MS;
  readonly server: SimulatedServer;
  readonly devices: readonly SimulatedDevice[];
  readonly #check: (tab: SimulatedTab) => void;

  constructor(skewsMs: readonly number[], faults: Faults, check: (tab: SimulatedTab) => void) {
    this.server = new SimulatedServer(faults);
    this.devices = skewsMs.map(
      (skewMs, at) => new SimulatedDevice(at === 0 ? 2 : 1, skewMs, faults),
    );
    this.#check = check;
    for (const tab of this.tabs) tab.open(this.nowMs);
  }

  get tabs(): readonly SimulatedTab[] {
    return this.devices.flatMap(({ tabs }) => tabs);
  }

  play({ kind, who, which, command }: Turn): void {
    const tab = this.tabs[who % this.tabs.length];
    if (tab === undefined) return;
    switch (kind) {
      case 'act':
        tab.happen({ kind: 'recorded', entries: [{ command }], refused: [] }, this.nowMs);
        break;
      case 'import': {
        const entries = [{ command, isImported: true as const }];
        tab.device.imported.push(command);
        tab.happen({ kind: 'recorded', entries, refused: [] }, this.nowMs);
        break;
      }
      case 'act-held': {
        const heldUntilMs = this.nowMs + tab.device.skewMs + HOLD_MS;
        const entries = [{ command, heldUntilMs }];
        tab.happen({ kind: 'recorded', entries, refused: [] }, this.nowMs);
        break;
      }
      case 'undo':
        tab.happen({ kind: 'withdrawn', keys: tab.state.ownHolds.slice(0, 1) }, this.nowMs);
        break;
      case 'wait':
        this.#pass(250 * (1 + (which % 8)));
        break;
      case 'hear':
        tab.happen({ kind: 'heard', position: this.server.position }, this.nowMs);
        break;
      case 'hide':
        tab.happen({ kind: 'hidden' }, this.nowMs);
        tab.happen({ kind: 'shown' }, this.nowMs);
        break;
      case 'crash':
        tab.device.crash();
        tab.open(this.nowMs);
        break;
      case 'back-up':
        this.server.backUp();
        break;
      case 'restore':
        this.server.restore();
        break;
      default:
        this.#answer(tab, kind, which);
    }
    this.#check(tab);
  }

  /** One open question of the tab meets its fate; transactions are answered in their order. */
  #answer(tab: SimulatedTab, fate: Turn['kind'], which: number): void {
    if (tab.inbox.length > 0 && which % 3 === 0) {
      tab.happen({ kind: 'announced', position: tab.inbox.shift() }, this.nowMs);
      return;
    }
    const effect = this.#next(tab, which);
    if (effect === undefined) return;
    if (effect.kind === 'ask' || effect.kind === 'farewell') this.#talk(tab, effect, fate);
    else this.#store(tab, effect, fate === 'crash-after-commit');
  }

  #next(tab: SimulatedTab, which: number): Effect | undefined {
    const talks = tab.outbox.filter(({ kind }) => kind === 'ask' || kind === 'farewell');
    const stores = tab.outbox.filter((effect) => !talks.includes(effect)).slice(0, 1);
    const open = [...stores, ...talks];
    const effect = open[which % Math.max(1, open.length)];
    tab.outbox = tab.outbox.filter((one) => one !== effect);
    return effect;
  }

  #store(tab: SimulatedTab, effect: Effect, isCrashing: boolean): void {
    const { device } = tab;
    if (effect.kind === 'commit') {
      const { id, intent } = effect;
      const committed = device.commit(intent);
      if (!isCrashing) tab.happen({ kind: 'committed', id, intent, committed }, this.nowMs);
    } else if (!isCrashing) {
      const found = { standing: device.standing(), base: device.base() };
      tab.happen({ kind: 'read', ...found }, this.nowMs);
    }
    if (!isCrashing) return;
    device.crash();
    tab.open(this.nowMs);
  }

  #talk(
    tab: SimulatedTab,
    effect: Extract<Effect, { kind: 'ask' | 'farewell' }>,
    fate: Turn['kind'],
  ): void {
    const isUnheard = fate === 'lose-request' || fate === 'overload';
    const value = isUnheard ? undefined : this.server.answer(effect.ask, this.nowMs);
    if (fate === 'deliver-twice') this.server.answer(effect.ask, this.nowMs);
    if (effect.kind === 'farewell') return;
    const { talkId, step } = effect;
    const failure = fate === 'overload' ? OVERLOAD : NO_REPLY;
    if (isUnheard || fate === 'lose-reply')
      tab.happen({ kind: 'failed', talkId, failure }, this.nowMs);
    else tab.happen({ kind: 'answered', talkId, reply: readReply(step, value) }, this.nowMs);
  }

  #pass(ms: number): void {
    this.nowMs += ms;
    for (const tab of this.tabs) {
      if ((tab.wakeAtMs() ?? Number.POSITIVE_INFINITY) <= this.nowMs) {
        tab.happen({ kind: 'woke' }, this.nowMs);
      }
    }
  }

  get isQuiet(): boolean {
    return this.tabs.every(
      ({ outbox, inbox, state }) =>
        outbox.length + inbox.length + state.pending.length + state.unstored.length === 0,
    );
  }

  /** The network is up again and nothing fails; how long until nothing waits. */
  settle(limitMs: number): number {
    const fromMs = this.nowMs;
    for (const tab of this.tabs) tab.happen({ kind: 'network-changed' }, this.nowMs);
    for (const tab of this.tabs)
      tab.happen({ kind: 'heard', position: this.server.position }, this.nowMs);
    do {
      this.#deliverAll();
      if (this.isQuiet) break;
      this.#pass(250);
    } while (this.nowMs - fromMs <= limitMs);
    for (const tab of this.tabs)
      tab.happen({ kind: 'heard', position: this.server.position }, this.nowMs);
    this.#deliverAll();
    return this.nowMs - fromMs;
  }

  #deliverAll(): void {
    for (let round = 0; round < 1_000; round += 1) {
      const busy = this.tabs.find(({ outbox, inbox }) => outbox.length + inbox.length > 0);
      if (busy === undefined) return;
      this.#answer(busy, 'deliver', busy.inbox.length > 0 ? 0 : 1);
      this.#check(busy);
    }
    throw new Error('the tabs never come to rest');
  }
}
