/** After some failures in a row the service is left alone for a while: nobody waits for nothing. */
export type Breaker = {
  readonly isOpen: () => boolean;
  readonly note: (isSuccess: boolean) => void;
};

const FAILURES = 5;
const PAUSE_MS = 30_000;

export function createBreaker(nowMs: () => number): Breaker {
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
