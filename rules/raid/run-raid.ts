import { FOCUS_MS, PHASE_MS, type Raid, remainingMs } from './raid.ts';

/** `blockId` is used when a focus block begins here, not when a paused one goes on. */
export function startRaid(raid: Raid, nowMs: number, blockId: string): Raid {
  const { block, clock, phase } = raid;
  if (clock.kind === 'running') return raid;
  return {
    ...raid,
    clock: { kind: 'running', endsAtMs: nowMs + clock.remainingMs },
    ...(phase === 'focus' && { block: block ?? { id: blockId, startedAtMs: nowMs } }),
  };
}

export function pauseRaid(raid: Raid, nowMs: number): Raid {
  if (raid.clock.kind === 'stopped') return raid;
  return { ...raid, clock: { kind: 'stopped', remainingMs: remainingMs(raid, nowMs) } };
}

/** 25:00 focus, stopped; the counter stays, the block under way does not. */
export function resetRaid({ block: _abandoned, ...raid }: Raid): Raid {
  return { ...raid, phase: 'focus', clock: { kind: 'stopped', remainingMs: FOCUS_MS } };
}

/** Moves the raid with a wall clock that was set while the page was open: the time spent stays spent. */
export function followClock(raid: Raid, jumpedMs: number): Raid {
  const { block, clock } = raid;
  return {
    ...raid,
    ...(clock.kind === 'running' && { clock: { ...clock, endsAtMs: clock.endsAtMs + jumpedMs } }),
    ...(block && { block: { ...block, startedAtMs: block.startedAtMs + jumpedMs } }),
  };
}

/** A deadline further ahead than the phase and this was written by another clock. */
const SLACK_MS = 2_000;

/**
 * For a clock that was set back while no page was open: a phase that would last longer than its length
 * begins again.
 */
export function heldToPhase(raid: Raid, nowMs: number): Raid {
  const { block, clock, phase } = raid;
  if (clock.kind === 'stopped' || clock.endsAtMs - nowMs <= PHASE_MS[phase] + SLACK_MS) return raid;
  return {
    ...raid,
    clock: { kind: 'running', endsAtMs: nowMs + PHASE_MS[phase] },
    ...(block && { block: { ...block, startedAtMs: nowMs } }),
  };
}
