/** The time of this device. Only this file reads the clock: everything else takes the time as an argument. */
export type BrowserClock = {
  readonly nowMs: () => number;
  /** East of Greenwich is positive, the opposite of `getTimezoneOffset`. */
  readonly utcOffsetMinutes: () => number;
};

export const browserClock: BrowserClock = {
  nowMs: () => Date.now(),
  utcOffsetMinutes: () => -new Date().getTimezoneOffset(),
};

/** Not changed when somebody sets the device's clock; on some machines it stands still in sleep. */
export function steadyMs(): number {
  return performance.now();
}

/** The time zone this device is set to, as a text to show; '' where the browser does not say. */
export function zoneName(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
}
