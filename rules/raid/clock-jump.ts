/** The wall clock, which people set, and a clock that only runs on, read at the same moment. */
export type ClockReading = { readonly wallMs: number; readonly steadyMs: number };

/** A smaller difference is a clock that was adjusted, not set. */
const JUMP_MS = 2_000;

/**
 * How far the wall clock was moved between two readings; 0 while it only runs. Whole milliseconds,
 * though the steady clock knows parts of them: a raid is kept in whole ones.
 */
export function jumpBetween(before: ClockReading, after: ClockReading): number {
  const ranMs = Math.round(after.steadyMs - before.steadyMs);
  const jumpedMs = after.wallMs - before.wallMs - ranMs;
  return Math.abs(jumpedMs) < JUMP_MS ? 0 : jumpedMs;
}

/** How far the server's clock is ahead of this one's; absent when nobody could be asked. */
export type ServerAhead = number | undefined;

/**
 * Tells a sleep of the machine, in which the steady clock may stand still, from a wall clock set ahead.
 * After a sleep the server is as far ahead as before. Without an answer of the server it was a sleep.
 */
export function wasAsleep(jumpedMs: number, before: ServerAhead, after: ServerAhead): boolean {
  if (before === undefined || after === undefined) return true;
  return Math.abs(after - before) < jumpedMs / 2;
}
