/** Two clocks read together: the one that people set, and one that only runs on. */
export type Reading = { readonly wallMs: number; readonly steadyMs: number };

/** Less is a clock that is nudged, not set. */
const JUMP_MS = 2_000;

/**
 * How far the wall clock was moved between two readings; 0 while it only runs. Whole milliseconds,
 * though the steady clock knows parts of them: a raid is kept in whole ones.
 */
export function jumpBetween(before: Reading, after: Reading): number {
  const ranMs = Math.round(after.steadyMs - before.steadyMs);
  const jumpedMs = after.wallMs - before.wallMs - ranMs;
  return Math.abs(jumpedMs) < JUMP_MS ? 0 : jumpedMs;
}

/** How far the server's clock is ahead of this one's; absent when nobody could be asked. */
export type ServerAhead = number | undefined;

/**
 * The steady clock may stand still while the machine sleeps, which looks like a clock set ahead.
 * The server knows: after a sleep it is as far ahead as before. In doubt it was sleep: a clock is
 * set over a network, and then there is somebody to ask.
 */
export function wasAsleep(jumpedMs: number, before: ServerAhead, after: ServerAhead): boolean {
  if (before === undefined || after === undefined) return true;
  return Math.abs(after - before) < jumpedMs / 2;
}
