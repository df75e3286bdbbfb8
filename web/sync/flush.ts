import { createAlarm } from '#web/platform/timers.ts';
import type { SyncEngine } from './machine/engine.ts';
import { waitingIn } from './machine/schedule.ts';

type FlushParts = {
  readonly engine: Pick<SyncEngine, 'state' | 'dispatch'>;
  /** Calls after every step of the engine. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Pushes everything now: true once nothing waits, false when the attempts are used up or the time is. */
export function flush({ engine, subscribe }: FlushParts, withinMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const deadline = createAlarm();
    let unsubscribe = () => {};
    function done(isEmpty: boolean): void {
      deadline.clear();
      unsubscribe();
      resolve(isEmpty);
    }
    function look(): void {
      const state = engine.state();
      if (waitingIn(state).length === 0) done(true);
      else if (state.exchange.kind === 'idle' && state.connection.lastFailure) done(false);
    }
    deadline.set(withinMs, () => done(false));
    engine.dispatch({ kind: 'flush-requested' });
    unsubscribe = subscribe(look);
    look();
  });
}
