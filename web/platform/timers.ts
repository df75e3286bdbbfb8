/** A timer that can be set again and again; only the last setting counts. */
export type Alarm = {
  readonly set: (delayMs: number, ring: () => void) => void;
  readonly clear: () => void;
};

export function createAlarm(): Alarm {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => clearTimeout(timer);
  return {
    set: (delayMs, ring) => {
      clear();
      timer = setTimeout(ring, delayMs);
    },
    clear,
  };
}

const IDLE_WITHIN_MS = 2_000;

/** What a click changed is painted before anything else. */
const PAINTED_WITHIN_MS = 200;

/** Runs when the browser is idle after the next frames; Safari cannot tell, so there after a short wait. */
export function whenIdle(run: () => void): void {
  setTimeout(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: IDLE_WITHIN_MS });
    else run();
  }, PAINTED_WITHIN_MS);
}

export function waited(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
