import { err, ok, type Result } from '#rules/result.ts';

export type BoundedQueue = {
  readonly run: <Value>(work: () => Promise<Value>) => Promise<Result<Value, 'busy'>>;
};

/** Runs so much work at once and lets so much wait, in order; past that it answers `busy` at once. */
export function createBoundedQueue(maxRunning: number, maxWaiting: number): BoundedQueue {
  const waiting: (() => void)[] = [];
  let runningCount = 0;

  function takeTurn(): Promise<void> {
    return new Promise((resolve) => {
      waiting.push(resolve);
    });
  }

  /** Hands the place to the next in the queue, so that a newcomer cannot overtake it. */
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
