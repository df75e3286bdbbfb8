/** The server's only clock. Tests shift it; nothing else asks the machine for the time. */
export type Clock = { readonly nowMs: () => number };

export function systemClock(shiftMs = 0): Clock {
  return { nowMs: () => Date.now() + shiftMs };
}
