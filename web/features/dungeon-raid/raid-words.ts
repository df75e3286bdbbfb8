import { PHASE_MS, type Phase, type Raid, type RaidClock } from '#rules/raid/raid.ts';
import { counted } from '#web/ui/counted.ts';

export const PHASE_WORD: Readonly<Record<Phase, string>> = { focus: 'Focus', rest: 'Break' };

export function clockText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** What Complete Quest says while blocks are missing. */
export function missingWords({ target, blocksCleared }: Raid): string {
  const missing = target - blocksCleared;
  const which = target === 1 ? 'Its block' : `${missing} of ${target} blocks`;
  return `${which} ${missing === 1 ? 'is' : 'are'} still to come. Complete it anyway?`;
}

/** How many steps of the quest are open. */
export function openStepWords(openCount: number, stepCount: number): string {
  if (stepCount === 1) return openCount === 0 ? 'Its step is done' : 'Its step is still open';
  if (openCount === 0) return `All ${stepCount} steps are done`;
  return `${openCount} of ${stepCount} steps ${openCount === 1 ? 'is' : 'are'} still open`;
}

/** The button that completes the quest after the last block. */
export function completeWords(openCount: number, stepCount: number): string {
  if (openCount === 0) return 'Complete quest';
  return stepCount === 1 ? 'Step done, complete it' : `All ${stepCount} done, complete it`;
}

/**
 * The state of the raid for screen readers, without the seconds: they read it out when it changes.
 */
export function raidNews({ phase, clock, blocksCleared }: Raid): string {
  const cleared = blocksCleared === 0 ? '' : ` ${counted(blocksCleared, 'focus block')} cleared.`;
  return `${PHASE_WORD[phase]} ${stateWord(phase, clock)}.${cleared}`;
}

function stateWord(phase: Phase, clock: RaidClock): string {
  if (clock.kind === 'running') return 'under way';
  return clock.remainingMs === PHASE_MS[phase] ? 'waits for Start' : 'paused';
}
