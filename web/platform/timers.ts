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

/** When nothing else is to be done; Safari does not say when, so there it is after a moment. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: IDLE_WITHIN_MS });
  else setTimeout(run, 200);
}

export function waited(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
