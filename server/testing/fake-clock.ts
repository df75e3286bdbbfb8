import type { Clock } from '#server/database/clock.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Far from the machine's time, so that a test fails where the machine's clock is used. */
export const START_MS = Date.UTC(2031, 4, 6, 12);

export class FakeClock implements Clock {
  #nowMs: number;
  constructor(startMs = START_MS) {
    this.#nowMs = startMs;
  }

  readonly nowMs = (): number => this.#nowMs;

  pass(ms: number): void {
    this.#nowMs += ms;
  }
}
