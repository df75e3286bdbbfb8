import { createAlarm } from '#web/platform/timers.ts';
import type { SyncEngine } from './machine/engine.ts';
import { waitingIn } from './machine/schedule.ts';

type FlushParts = {
  readonly engine: Pick<SyncEngine, 'state' | 'dispatch'>;
  /** Brings what other tabs have stored into the engine: it may not have heard of all of it yet. */
  readonly readStores: () => Promise<unknown>;
  /** Calls after every step of the engine. */
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * Pushes everything now, also what other tabs have stored: true once nothing waits, false when the attempts
 * are used up or the time is.
 */
export function flush(
  { engine, readStores, subscribe }: FlushParts,
  withinMs: number,
): Promise<boolean> {
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
    const begin = () => {
      isStoreRead = true;
      engine.dispatch({ kind: 'flush-requested' });
      look();
    };
    readStores().then(begin, begin); // a store that cannot be read has nothing that this tab could send
  });
}
