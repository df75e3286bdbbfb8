import { PHASE_MS, type Phase, type Raid, type RaidClock } from '#rules/raid/raid.ts';

export const PHASE_WORD: Readonly<Record<Phase, string>> = { focus: 'Focus', rest: 'Break' };

export function clockText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** Said aloud when it changes; the seconds are not in it. */
export function raidNews({ phase, clock, blocksCleared }: Raid): string {
  const cleared = blocksCleared === 0 ? '' : ` ${counted(blocksCleared, 'focus block')} cleared.`;
  return `${PHASE_WORD[phase]} ${stateWord(phase, clock)}.${cleared}`;
}

function stateWord(phase: Phase, clock: RaidClock): string {
  if (clock.kind === 'running') return 'under way';
  return clock.remainingMs === PHASE_MS[phase] ? 'waits for Start' : 'paused';
}
