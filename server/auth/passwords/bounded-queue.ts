import { err, ok, type Result } from '#rules/result.ts';

export type BoundedQueue = {
  readonly run: <Value>(work: () => Promise<Value>) => Promise<Result<Value, 'busy'>>;
};

/** First come, first served; who finds the queue full is told at once instead of waiting for ever. */
export function createBoundedQueue(maxRunning: number, maxWaiting: number): BoundedQueue {
  const waiting: (() => void)[] = [];
  let runningCount = 0;

  function takeTurn(): Promise<void> {
    return new Promise((resolve) => {
      waiting.push(resolve);
    });
  }

  /** The place is handed over, not given back: a newcomer must not overtake who waits. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else runningCount -= 1;
  }

  return {
    async run(work) {
      if (runningCount < maxRunning) runningCount += 1;
      else if (waiting.length < maxWaiting) await takeTurn();
      else return err('busy');
      try {
        return ok(await work());
      } finally {
        leave();
      }
    },
  };
}
