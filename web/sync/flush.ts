import { createAlarm } from '#web/platform/timers.ts';
import type { SyncEngine } from './machine/engine.ts';
import { waitingIn } from './machine/schedule.ts';

type FlushParts = {
  readonly engine: Pick<SyncEngine, 'state' | 'dispatch' | 'committed'>;
  /** Calls after every step of the engine. */
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * Pushes everything now, also what other tabs have stored: true once nothing waits, false when the attempts
 * are used up or the time is.
 */
export function flush({ engine, subscribe }: FlushParts, withinMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const deadline = createAlarm();
    let unsubscribe = () => {};
    let isStoreRead = false;
    function done(isEmpty: boolean): void {
      deadline.clear();
      unsubscribe();
      resolve(isEmpty);
    }
    function look(): void {
      if (!isStoreRead) return;
      const state = engine.state();
      if (waitingIn(state).length === 0) done(true);
      else if (state.exchange.kind === 'idle' && state.connection.lastFailure) done(false);
    }
    deadline.set(withinMs, () => done(false));
    unsubscribe = subscribe(look);
    // A transaction that changes nothing reads the outbox: this tab may not have heard of another's command yet.
    engine
      .committed({ kind: 'held', keys: [], untilMs: 0 })
      .catch(() => {}) // a store that cannot be read has nothing that this tab could send
      .then(() => {
        isStoreRead = true;
        engine.dispatch({ kind: 'flush-requested' });
        look();
      });
  });
}
