/** The server's only source of the time; tests replace or shift it. */
export type Clock = { readonly nowMs: () => number };

export function systemClock(shiftMs = 0): Clock {
  return { nowMs: () => Date.now() + shiftMs };
}
