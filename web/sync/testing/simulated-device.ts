import type { LogEntry, Position } from '#protocol/replies/sync-messages.ts';
import type { Command } from '#rules/commands/command.ts';
import { openBase } from '#web/sync/machine/open-base.ts';
import { wakeAtMs } from '#web/sync/machine/schedule.ts';
import {
  type Base,
  type Effect,
  firstState,
  type State,
  type SyncEvent,
} from '#web/sync/machine/state.ts';
import { step } from '#web/sync/machine/step.ts';
import { decide, type Intent } from '#web/sync/outbox/decide.ts';
import type { Decision, Outbox } from '#web/sync/outbox/outbox.ts';
import { applyChange, EMPTY_OUTBOX, type StoredOutbox } from '#web/sync/outbox/stored-outbox.ts';
import type { OutboxSnapshot } from '#web/sync/storage/outbox-store.ts';

export type DeviceFaults = {
  /** Stands in for the decisions about the outbox. */
  readonly decide?: (intent: Intent, outbox: Outbox) => Decision;
  /** The position is written in a transaction of its own, before the document. */
  readonly writesPositionFirst?: boolean;
};

/** One browser: a store, and tabs that are opened and closed. */
export class SimulatedDevice {
  outbox: StoredOutbox = EMPTY_OUTBOX;
  readonly tabs: SimulatedTab[] = [];
  /** Keys whose transaction was done; and those that were withdrawn again. */
  readonly accepted = new Set<string>();
  readonly withdrawn = new Set<string>();
  /** Imported from a file: their times are not this device's to correct. */
  readonly imported: Command[] = [];
  /** What it keeps of the server's log, as far as it has read it. */
  history: { readonly epoch: string; readonly rows: readonly LogEntry[] } = { epoch: '', rows: [] };
  /** Shown, and lost with its tab before its transaction; an unload push may have sent it all the same. */
  readonly unaccepted = new Set<string>();
  readonly skewMs: number;
  readonly #faults: DeviceFaults;
  #unwritten: StoredOutbox['stored'];

  constructor(tabCount: number, skewMs: number, faults: DeviceFaults) {
    this.skewMs = skewMs;
    this.#faults = faults;
    for (let at = 0; at < tabCount; at += 1) this.tabs.push(new SimulatedTab(this));
  }

  snapshot(): OutboxSnapshot {
    const { pending, refused, position } = this.outbox;
    return { pending, refused, isVolatile: false, ...(position && { position }) };
  }

  base(): Base | undefined {
    const { position, stored } = this.outbox;
    return position && stored && openBase({ position, ...stored });
  }

  /** The parts that find out what another epoch lacks. */
  kept() {
    const { rows, epoch } = this.history;
    const newestFirst = rows.toReversed();
    const stretch = { epoch, low: rows[0]?.rev ?? 1, top: rows.length };
    return {
      store: Promise.resolve({ kept: async () => this.outbox }),
      history: async () => ({
        reading: () => ({ isReading: false, ...(rows.length > 0 && { stretch }) }),
        rows: async function* () {
          yield newestFirst;
        },
      }),
    };
  }

  /** Reads the whole log, as the job does; what it kept of another epoch goes only when that has been given back. */
  readLog(epoch: string, rows: readonly LogEntry[]): void {
    const isOther = this.history.epoch !== '' && this.history.epoch !== epoch;
    const isOwed = this.outbox.pending.some(({ resent }) => resent !== undefined);
    if (isOther && (isOwed || this.outbox.position?.epoch !== epoch)) return;
    this.history = { epoch, rows };
  }

  /** The browser was taken away: what it held is known to others, or to nobody. */
  wipe(): void {
    this.outbox = EMPTY_OUTBOX;
    this.history = { epoch: '', rows: [] };
    for (const known of [this.accepted, this.withdrawn, this.unaccepted]) known.clear();
    this.imported.length = 0;
  }

  commit(intent: Intent) {
    this.#writeLate();
    const { change, answer } = (this.#faults.decide ?? decide)(intent, this.outbox);
    const { base } = change;
    const { stored } = this.outbox;
    if (base && stored && this.#faults.writesPositionFirst) {
      this.#unwritten = base.stored;
      const positionOnly = { ...change, base: { position: base.position, stored } };
      this.outbox = applyChange(this.outbox, positionOnly);
    } else {
      this.outbox = applyChange(this.outbox, change);
    }
    this.#remember(intent, answer.isDone);
    return { answer, snapshot: this.snapshot() };
  }

  #remember(intent: Intent, isDone: boolean): void {
    if (intent.kind === 'append') {
      for (const { command } of intent.entries) {
        this.accepted.add(command.key);
        this.withdrawn.delete(command.key);
        this.unaccepted.delete(command.key);
      }
    }
    if (intent.kind === 'withdraw' && isDone) {
      const { pending, acknowledged } = this.outbox;
      const stays = new Set([...pending, ...acknowledged].map(({ command }) => command.key));
      for (const key of intent.keys) if (!stays.has(key)) this.withdrawn.add(key);
    }
  }

  #writeLate(): void {
    if (this.#unwritten) this.outbox = { ...this.outbox, stored: this.#unwritten };
    this.#unwritten = undefined;
  }

  crash(): void {
    this.#unwritten = undefined;
  }
}

export class SimulatedTab {
  state: State = firstState('hunter');
  /** What it asked for and has not been answered. */
  effects: Effect[] = [];
  /** What other tabs announced and it has not heard yet. */
  announced: (Position | undefined)[] = [];
  /** What it handed to the history. */
  readonly logged: LogEntry[] = [];
  readonly device: SimulatedDevice;

  constructor(device: SimulatedDevice) {
    this.device = device;
  }

  dispatch(event: SyncEvent, nowMs: number): void {
    if (event.kind === 'recorded') {
      const keys = event.entries.map(({ command }) => command.key);
      for (const key of keys) if (!this.device.accepted.has(key)) this.device.unaccepted.add(key);
    }
    const { state, effects } = step(this.state, event, nowMs + this.device.skewMs);
    this.state = state;
    for (const effect of effects) this.#perform(effect);
  }

  #perform(effect: Effect): void {
    if (effect.kind === 'logged') this.logged.push(...effect.entries);
    else if (effect.kind === 'announce') {
      const others = this.device.tabs.filter((tab) => tab !== this);
      for (const tab of others) tab.announced.push(effect.position);
    } else this.effects.push(effect);
  }

  open(nowMs: number): void {
    this.state = firstState('hunter');
    this.effects = [];
    this.announced = [];
    const { device } = this;
    const found = { snapshot: device.snapshot(), base: device.base() };
    this.dispatch({ kind: 'store-opened', deviceId: 'device', ...found }, nowMs);
    if (device.tabs[0] === this) this.dispatch({ kind: 'tab-lock-acquired' }, nowMs);
  }

  wakeAtMs(): number | undefined {
    const at = wakeAtMs(this.state);
    return at === undefined ? undefined : at - this.device.skewMs;
  }
}
