import { createAlarm } from '#web/platform/timers.ts';
import { waitingIn } from './due.ts';
import type { Engine } from './engine.ts';

type Flushing = {
  readonly engine: Pick<Engine, 'state' | 'happen'>;
  /** Called after every step of the engine. */
  readonly steps: Set<() => void>;
};

/** Everything now: true once nothing waits, false when the attempts are used up or the time is. */
export function flush({ engine, steps }: Flushing, withinMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const deadline = createAlarm();
    function done(isEmpty: boolean): void {
      deadline.clear();
      steps.delete(look);
      resolve(isEmpty);
    }
    function look(): void {
      const state = engine.state();
      if (waitingIn(state).length === 0) done(true);
      else if (state.talk === undefined && state.lastFailure) done(false);
    }
    deadline.set(withinMs, () => done(false));
    engine.happen({ kind: 'flushed' });
    steps.add(look);
    look();
  });
}
