import { proofOf } from '#protocol/replies/proof.ts';
import type { Command } from '#rules/commands/command.ts';
import { err, ok } from '#rules/result.ts';
import type { Call } from '#web/platform/network.ts';
import { readAnswer } from '#web/sync/history/lost-entries.ts';
import { headersOf } from '#web/sync/machine/exchange.ts';
import { waitingIn } from '#web/sync/machine/schedule.ts';
import type { Effect } from '#web/sync/machine/state.ts';
import { type DeviceFaults, SimulatedDevice, type SimulatedTab } from './simulated-device.ts';
import { type ServerFaults, SimulatedServer } from './simulated-server.ts';

/** One thing that happens in an episode; `who` and `which` pick a tab and one of its open effects. */
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
    | 'restore'
    | 'roll-back'
    | 'read-log'
    | 'wipe'
    | 'deploy';
  readonly who: number;
  readonly which: number;
  readonly command: Command;
};

export const START_MS = Date.parse('2026-12-01T00:00:00.000Z');
const NO_REPLY = { code: 'network-request-failed', message: '', status: 0 };
const OVERLOAD = { code: 'unavailable', message: '', status: 503 };
const HOLD_MS = 5_000;

export type Faults = ServerFaults & DeviceFaults;

/** Devices, a server and a network that may lose, repeat and delay anything. */
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

  async play({ kind, who, which, command }: Turn): Promise<void> {
    const tab = this.tabs[who % this.tabs.length];
    if (tab === undefined) return;
    switch (kind) {
      case 'act':
        tab.dispatch({ kind: 'recorded', entries: [{ command }], refused: [] }, this.nowMs);
        break;
      case 'import': {
        const entries = [{ command, isImported: true as const }];
        tab.device.imported.push(command);
        tab.dispatch({ kind: 'recorded', entries, refused: [] }, this.nowMs);
        break;
      }
      case 'act-held': {
        const heldUntilMs = this.nowMs + tab.device.skewMs + HOLD_MS;
        const entries = [{ command, heldUntilMs }];
        tab.dispatch({ kind: 'recorded', entries, refused: [] }, this.nowMs);
        break;
      }
      case 'undo':
        tab.dispatch({ kind: 'withdrawn', keys: tab.state.outbox.holds.slice(0, 1) }, this.nowMs);
        break;
      case 'wait':
        this.#pass(250 * (1 + (which % 8)));
        break;
      case 'hear':
        tab.dispatch({ kind: 'position-announced', position: this.server.position }, this.nowMs);
        break;
      case 'hide':
        tab.dispatch({ kind: 'hidden' }, this.nowMs);
        tab.dispatch({ kind: 'shown' }, this.nowMs);
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
      case 'roll-back':
        this.server.rollBack();
        break;
      case 'read-log':
        this.#readLog(tab.device);
        break;
      case 'wipe':
        tab.device.wipe();
        for (const one of tab.device.tabs) one.open(this.nowMs);
        break;
      case 'deploy':
        this.server.isOld = !this.server.isOld;
        break;
      default:
        await this.#answer(tab, kind, which);
    }
    this.#check(tab);
  }

  /** One open effect of the tab is answered or fails; transactions are answered in their order. */
  async #answer(tab: SimulatedTab, fate: Turn['kind'], which: number): Promise<void> {
    if (tab.announced.length > 0 && which % 3 === 0) {
      tab.dispatch({ kind: 'other-tab-changed', position: tab.announced.shift() }, this.nowMs);
      return;
    }
    const effect = this.#next(tab, which);
    if (effect === undefined) return;
    if (effect.kind === 'request' || effect.kind === 'unload-push')
      await this.#serve(tab, effect, fate);
    else this.#store(tab, effect, fate === 'crash-after-commit');
  }

  #next(tab: SimulatedTab, which: number): Effect | undefined {
    const requests = tab.effects.filter(({ kind }) => kind === 'request' || kind === 'unload-push');
    const stores = tab.effects.filter((effect) => !requests.includes(effect)).slice(0, 1);
    const open = [...stores, ...requests];
    const effect = open[which % Math.max(1, open.length)];
    tab.effects = tab.effects.filter((one) => one !== effect);
    return effect;
  }

  #store(tab: SimulatedTab, effect: Effect, isCrashing: boolean): void {
    const { device } = tab;
    if (effect.kind === 'commit') {
      const { id, intent } = effect;
      const committed = device.commit(intent);
      if (!isCrashing) tab.dispatch({ kind: 'committed', id, intent, committed }, this.nowMs);
    } else if (!isCrashing) {
      const found = { snapshot: device.snapshot(), base: device.base() };
      tab.dispatch({ kind: 'store-read', ...found }, this.nowMs);
    }
    if (!isCrashing) return;
    device.crash();
    tab.open(this.nowMs);
  }

  async #serve(
    tab: SimulatedTab,
    effect: Extract<Effect, { kind: 'request' | 'unload-push' }>,
    fate: Turn['kind'],
  ): Promise<void> {
    const isUndelivered = fate === 'lose-request' || fate === 'overload';
    const value = isUndelivered ? undefined : this.server.answer(effect.request, this.nowMs);
    if (fate === 'deliver-twice') this.server.answer(effect.request, this.nowMs);
    if (effect.kind === 'unload-push') return;
    const { id, purpose } = effect;
    const failure = fate === 'overload' ? OVERLOAD : NO_REPLY;
    if (isUndelivered || fate === 'lose-reply') {
      tab.dispatch({ kind: 'call-failed', id, failure }, this.nowMs);
      return;
    }
    const parts = { call: this.#askMissing, uid: 'hunter', state: tab.state };
    const answer = await readAnswer(purpose, value, { ...parts, ...tab.device.kept() });
    if (answer.ok) tab.dispatch({ kind: 'answered', id, reply: answer.value }, this.nowMs);
    else tab.dispatch({ kind: 'call-failed', id, failure: answer.failure }, this.nowMs);
  }

  /** As the history job does, with what it knows of the log. */
  #readLog(device: SimulatedDevice): void {
    const { epoch, rows } = device.history;
    const newest = rows.at(-1);
    const known = newest && { epoch, rev: newest.rev, proof: proofOf(newest) };
    this.server.answer({ path: '/api/sync/log?since=0', headers: headersOf(known) }, this.nowMs);
    device.readLog(this.server.position.epoch, this.server.log);
  }

  readonly #askMissing: Call = async (_method, _path, body) => {
    if (this.server.isOld) return err({ code: 'not-found', message: '', status: 404 });
    const { entries } = JSON.parse(JSON.stringify(body));
    return ok(this.server.missing(entries));
  };

  #pass(ms: number): void {
    this.nowMs += ms;
    for (const tab of this.tabs) {
      if ((tab.wakeAtMs() ?? Number.POSITIVE_INFINITY) <= this.nowMs) {
        tab.dispatch({ kind: 'timer' }, this.nowMs);
      }
    }
  }

  get isQuiet(): boolean {
    return this.tabs.every(
      ({ effects, announced, state }) =>
        effects.length + announced.length + waitingIn(state).length === 0,
    );
  }

  /** The network is up again and nothing fails; how long until nothing waits. */
  async settle(limitMs: number): Promise<number> {
    const fromMs = this.nowMs;
    for (const device of this.devices) this.#readLog(device);
    for (const tab of this.tabs) tab.dispatch({ kind: 'network-changed' }, this.nowMs);
    this.#announce();
    do {
      await this.#deliverAll();
      if (this.isQuiet) {
        const before = this.server.epoch;
        this.#announce();
        await this.#deliverAll();
        if (this.isQuiet && before === this.server.epoch) break;
        this.#announce();
      }
      this.#pass(250);
    } while (this.nowMs - fromMs <= limitMs);
    return this.nowMs - fromMs;
  }

  /** The stream says where the log stands. */
  #announce(): void {
    const { position } = this.server;
    for (const tab of this.tabs) tab.dispatch({ kind: 'position-announced', position }, this.nowMs);
  }

  async #deliverAll(): Promise<void> {
    for (let round = 0; round < 1_000; round += 1) {
      const busy = this.tabs.find(
        ({ effects, announced }) => effects.length + announced.length > 0,
      );
      if (busy === undefined) return;
      await this.#answer(busy, 'deliver', busy.announced.length > 0 ? 0 : 1);
      this.#check(busy);
    }
    throw new Error('the tabs never come to rest');
  }
}
