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

/** Runs when the browser is idle; Safari cannot tell, so there after a short wait. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: IDLE_WITHIN_MS });
  else setTimeout(run, 200);
}

export function waited(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
