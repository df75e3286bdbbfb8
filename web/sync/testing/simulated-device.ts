import type { LogEntry } from '#protocol/replies/sync-messages.ts';
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
import { applyChange, EMPTY_OUTBOX, type StoredOutbox } from '#web/sync/outbox/stored-outbox.ts';
import type { OutboxSnapshot } from '#web/sync/storage/outbox-store.ts';

export const START_MS = Date.parse('2026-12-01T00:00:00.000Z');

/** One browser: a store in memory, and the one tab that uses it. Whole worlds are in `sim/`. */
export class SimulatedDevice {
  outbox: StoredOutbox = EMPTY_OUTBOX;
  readonly tab = new SimulatedTab();

  snapshot(): OutboxSnapshot {
    const { pending, refused, position } = this.outbox;
    return { pending, refused, isVolatile: false, ...(position && { position }) };
  }

  base(): Base | undefined {
    const { position, stored } = this.outbox;
    return position && stored && openBase({ position, ...stored });
  }

  commit(intent: Intent) {
    const { change, answer } = decide(intent, this.outbox);
    this.outbox = applyChange(this.outbox, change);
    return { answer, snapshot: this.snapshot() };
  }

  open(nowMs: number): void {
    const found = { snapshot: this.snapshot(), base: this.base() };
    this.tab.dispatch({ kind: 'store-opened', deviceId: 'device', ...found }, nowMs);
    this.tab.dispatch({ kind: 'tab-lock-acquired' }, nowMs);
  }
}

export class SimulatedTab {
  state: State = firstState('hunter');
  /** What it asked for and has not been answered. */
  readonly effects: Effect[] = [];
  /** What it handed to the history. */
  readonly logged: LogEntry[] = [];

  dispatch(event: SyncEvent, nowMs: number): void {
    const { state, effects } = step(this.state, event, nowMs);
    this.state = state;
    for (const effect of effects) {
      if (effect.kind === 'logged') this.logged.push(...effect.entries);
      else if (effect.kind !== 'announce') this.effects.push(effect);
    }
  }

  wakeAtMs(): number | undefined {
    return wakeAtMs(this.state);
  }
}
