import { waited } from '#web/platform/timers.ts';

/** So long one piece of work may keep the page busy: short of a frame that anybody would miss. */
const PIECE_MS = 16;

/**
 * Keeps long work from blocking the page: awaited again and again, it lets the browser go first
 * whenever a piece has taken long enough.
 */
export type Breathe = () => Promise<void>;

export function createBreather(pieceMs = PIECE_MS): Breathe {
  let begunAt = performance.now();
  return async () => {
    if (performance.now() - begunAt < pieceMs) return;
    await waited(0);
    begunAt = performance.now();
  };
}
