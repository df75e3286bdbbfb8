/** Stops calls to the model for 30 s after 5 failures in a row, so that nobody waits in vain. */
export type CircuitBreaker = {
  readonly isOpen: () => boolean;
  readonly note: (isSuccess: boolean) => void;
};

const FAILURES = 5;
const PAUSE_MS = 30_000;

export function createCircuitBreaker(nowMs: () => number): CircuitBreaker {
  let failures = 0;
  let openUntilMs = 0;
  return {
    isOpen: () => nowMs() < openUntilMs,
    note: (isSuccess) => {
      failures = isSuccess ? 0 : failures + 1;
      if (failures >= FAILURES) openUntilMs = nowMs() + PAUSE_MS;
    },
  };
}

/** Lets each user ask one question at a time, and so many users at once. */
export type ConcurrencyLimit = {
  /** Gives back what ends the question, or undefined if it must not begin. */
  readonly enter: (userId: string) => (() => void) | undefined;
};

export function createConcurrencyLimit(mostAtOnce: number): ConcurrencyLimit {
  const inside = new Set<string>();
  return {
    enter: (userId) => {
      if (inside.has(userId) || inside.size >= mostAtOnce) return undefined;
      inside.add(userId);
      return () => inside.delete(userId);
    },
  };
}
