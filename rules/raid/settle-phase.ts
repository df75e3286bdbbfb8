import { openSubtaskCount } from '#rules/quest/complete-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { type FocusBlock, PHASE_MS, type Phase, type Raid, type RaidClock } from './raid.ts';

/** @internal A phase that ended longer ago than this ended unattended: nobody was there to go on. */
export const ATTENDED_MS = 60_000;

/** What the `raid.focus` command is made of. */
type ClearedBlock = {
  readonly blockId: string;
  readonly startedAtMs: number;
  readonly endedAtMs: number;
};

export type Settled = { readonly raid: Raid; readonly cleared?: ClearedBlock };

type Edges = {
  readonly nowMs: number;
  readonly nextBlockId: string;
  readonly isWaitingForStart: boolean;
};

/** `undefined` while the phase is not over. Settles one phase, however long ago it ended. */
export function settlePhase(raid: Raid, edges: Edges): Settled | undefined {
  const { clock } = raid;
  if (clock.kind === 'stopped' || edges.nowMs < clock.endsAtMs) return undefined;
  return raid.phase === 'focus'
    ? afterFocus(raid, clock.endsAtMs, edges)
    : { raid: afterRest(raid, clock.endsAtMs, edges) };
}

function afterFocus(raid: Raid, endedAtMs: number, edges: Edges): Settled {
  const { block, ...rest } = raid;
  const blocksCleared = raid.blocksCleared + 1;
  const isTargetReached = raid.questId !== undefined && blocksCleared >= raid.target;
  const clock = isTargetReached
    ? ({ kind: 'stopped', remainingMs: PHASE_MS.rest } as const)
    : nextClock('rest', endedAtMs, edges);
  const cleared = block && { blockId: block.id, startedAtMs: startOf(block, endedAtMs), endedAtMs };
  return { raid: { ...rest, phase: 'rest', blocksCleared, clock }, ...(cleared && { cleared }) };
}

/** A clock set back during a pause must not make a whole block look too short. */
function startOf({ startedAtMs }: FocusBlock, endedAtMs: number): number {
  return Math.min(startedAtMs, endedAtMs - PHASE_MS.focus);
}

function afterRest(raid: Raid, endedAtMs: number, edges: Edges): Raid {
  const clock = nextClock('focus', endedAtMs, edges);
  return {
    ...raid,
    phase: 'focus',
    clock,
    ...(clock.kind === 'running' && { block: { id: edges.nextBlockId, startedAtMs: endedAtMs } }),
  };
}

function nextClock(
  phase: Phase,
  startsAtMs: number,
  { nowMs, isWaitingForStart }: Edges,
): RaidClock {
  const isUnattended = nowMs - startsAtMs > ATTENDED_MS;
  return isUnattended || isWaitingForStart
    ? { kind: 'stopped', remainingMs: PHASE_MS[phase] }
    : { kind: 'running', endsAtMs: startsAtMs + PHASE_MS[phase] };
}

export type RaidGoal = 'no-quest' | 'under-way' | 'steps-remain' | 'quest-completes';

/** What the counter means for the attached quest, as the board knows it now. */
export function raidGoal(raid: Raid, quest: Quest | undefined): RaidGoal {
  if (quest === undefined || quest.completed) return 'no-quest';
  if (raid.blocksCleared < raid.target) return 'under-way';
  return openSubtaskCount(quest) > 0 ? 'steps-remain' : 'quest-completes';
}

export type PhaseEnd = {
  readonly phase: Phase;
  /** The next phase runs already; otherwise it waits for Start, or the raid is over. */
  readonly isGoingOn: boolean;
};

/**
 * The phase that ended between two states of a raid, whichever tab settled it. Nothing when it ended
 * unattended: a bell an hour later helps nobody.
 */
export function phaseEnded(before: Raid, after: Raid, nowMs: number): PhaseEnd | undefined {
  const { clock, phase, block } = before;
  if (clock.kind === 'stopped' || nowMs < clock.endsAtMs) return undefined;
  const isSamePhase = after.phase === phase && after.block?.id === block?.id;
  if (isSamePhase || nowMs - clock.endsAtMs > ATTENDED_MS) return undefined;
  return { phase, isGoingOn: after.clock.kind === 'running' };
}
