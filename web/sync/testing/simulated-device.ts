import type { Position } from '#protocol/sync-messages.ts';
import type { Command } from '#rules/document/command.ts';
import { type Contents, changed, NO_CONTENTS } from '#web/sync/contents.ts';
import { decide, type Intent } from '#web/sync/decide.ts';
import { wakeAtMs } from '#web/sync/due.ts';
import type { Decision, Journal } from '#web/sync/journal.ts';
import {
  type Base,
  type Effect,
  firstState,
  type Happening,
  type State,
} from '#web/sync/log-state.ts';
import type { Standing } from '#web/sync/log-store.ts';
import { openBase } from '#web/sync/open-base.ts';
import { step } from '#web/sync/step.ts';

type Untimed<One> = One extends { readonly nowMs: number } ? Omit<One, 'nowMs'> : never;

export type DeviceFaults = {
  /** Stands in for the decisions about the local log. */
  readonly decide?: (intent: Intent, journal: Journal) => Decision;
  /** The cursor is written in a transaction of its own, before the document. */
  readonly writesCursorFirst?: boolean;
};

/** One browser: a disk, and tabs that come and go. */
export class SimulatedDevice {
  contents: Contents = NO_CONTENTS;
  readonly tabs: SimulatedTab[] = [];
  /** Keys whose transaction was done; and those that were taken back again. */
  readonly accepted = new Set<string>();
  readonly withdrawn = new Set<string>();
  /** Brought back from a file: their times are not this device's to correct. */
  readonly imported: Command[] = [];
  /** Shown, and lost with its tab before its transaction; a farewell may have carried it all the same. */
  readonly unaccepted = new Set<string>();
  readonly skewMs: number;
  readonly #faults: DeviceFaults;
  #owed: Contents['stored'];

  constructor(tabCount: number, skewMs: number, faults: DeviceFaults) {
    this.skewMs = skewMs;
    this.#faults = faults;
    for (let at = 0; at < tabCount; at += 1) this.tabs.push(new SimulatedTab(this));
  }

  standing(): Standing {
    const { pending, refused, place } = this.contents;
    return { pending, refused, isVolatile: false, ...(place && { place }) };
  }

  base(): Base | undefined {
    const { place, stored } = this.contents;
    if (!place || !stored) return undefined;
    return openBase({ position: { epoch: place.epoch, rev: place.rev }, ...stored });
  }

  commit(intent: Intent) {
    this.#payOwed();
    const { change, answer } = (this.#faults.decide ?? decide)(intent, this.contents);
    const { base } = change;
    const { stored } = this.contents;
    if (base && stored && this.#faults.writesCursorFirst) {
      this.#owed = base.stored;
      const cursorOnly = { ...change, base: { place: base.place, stored } };
      this.contents = changed(this.contents, cursorOnly);
    } else {
      this.contents = changed(this.contents, change);
    }
    this.#remember(intent, answer.isDone);
    return { answer, standing: this.standing() };
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
      const { pending, acknowledged } = this.contents;
      const stays = new Set([...pending, ...acknowledged].map(({ command }) => command.key));
      for (const key of intent.keys) if (!stays.has(key)) this.withdrawn.add(key);
    }
  }

  #payOwed(): void {
    if (this.#owed) this.contents = { ...this.contents, stored: this.#owed };
    this.#owed = undefined;
  }

  crash(): void {
    this.#owed = undefined;
  }
}

export class SimulatedTab {
  state: State = firstState('hunter');
  /** What it asked the world for and has not been answered. */
  outbox: Effect[] = [];
  inbox: (Position | undefined)[] = [];
  readonly device: SimulatedDevice;

  constructor(device: SimulatedDevice) {
    this.device = device;
  }

  happen(happening: Untimed<Happening>, nowMs: number): void {
    if (happening.kind === 'recorded') {
      const keys = happening.entries.map(({ command }) => command.key);
      for (const key of keys) if (!this.device.accepted.has(key)) this.device.unaccepted.add(key);
    }
    const timed = { ...happening, nowMs: nowMs + this.device.skewMs } as Happening;
    const { state, effects } = step(this.state, timed);
    this.state = state;
    this.outbox.push(...effects.filter(({ kind }) => kind !== 'announce'));
    const announced = effects.some(({ kind }) => kind === 'announce');
    if (!announced) return;
    for (const tab of this.device.tabs) if (tab !== this) tab.inbox.push(state.base?.position);
  }

  open(nowMs: number): void {
    this.state = firstState('hunter');
    this.outbox = [];
    this.inbox = [];
    const { device } = this;
    const found = { standing: device.standing(), base: device.base() };
    this.happen({ kind: 'opened', deviceId: 'device', ...found }, nowMs);
    if (device.tabs[0] === this) this.happen({ kind: 'led' }, nowMs);
  }

  wakeAtMs(): number | undefined {
    const at = wakeAtMs(this.state);
    return at === undefined ? undefined : at - this.device.skewMs;
  }
}
