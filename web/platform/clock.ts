/** The only place that reads the clock: everything else takes the time as an argument. */
export type Clock = {
  readonly nowMs: () => number;
  /** East of Greenwich is positive, the opposite of `getTimezoneOffset`. */
  readonly utcOffsetMinutes: () => number;
};

export const browserClock: Clock = {
  nowMs: () => Date.now(),
  utcOffsetMinutes: () => -new Date().getTimezoneOffset(),
};
