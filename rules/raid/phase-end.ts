import type { Phase, Raid } from './raid.ts';
import { ATTENDED_MS } from './settle-phase.ts';

export type PhaseEnd = {
  readonly phase: Phase;
  /** The next phase runs already; otherwise it waits for Start, or the raid is over. */
  readonly isGoingOn: boolean;
};

/**
 * What ended between two looks, whichever tab settled it. Nothing when nobody was there: a bell for
 * what ended an hour ago helps nobody.
 */
export function phaseEnded(before: Raid, after: Raid, nowMs: number): PhaseEnd | undefined {
  const { clock, phase, block } = before;
  if (clock.kind === 'stopped' || nowMs < clock.endsAtMs) return undefined;
  const isSamePhase = after.phase === phase && after.block?.id === block?.id;
  if (isSamePhase || nowMs - clock.endsAtMs > ATTENDED_MS) return undefined;
  return { phase, isGoingOn: after.clock.kind === 'running' };
}
