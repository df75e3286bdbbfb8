import { MAX_BLOCKS } from '#rules/quest/quest.ts';

const MINUTE_MS = 60_000;
export const FOCUS_MINUTES = 25;
const REST_MINUTES = 5;
export const FOCUS_MS = FOCUS_MINUTES * MINUTE_MS;
export const FOCUS_XP = 50;

export type Phase = 'focus' | 'rest';
export const PHASE_MS: Readonly<Record<Phase, number>> = {
  focus: FOCUS_MS,
  rest: REST_MINUTES * MINUTE_MS,
};

/** A focus block has its id before it starts, so that whoever settles it settles the same one. */
export type FocusBlock = { readonly id: string; readonly startedAtMs: number };

/** Reads a deadline instead of counting ticks: a throttled tab or a reload loses no time. */
export type RaidClock =
  | { readonly kind: 'stopped'; readonly remainingMs: number }
  | { readonly kind: 'running'; readonly endsAtMs: number };

export type Raid = {
  readonly questId?: string;
  readonly target: number;
  readonly blocksCleared: number;
  readonly phase: Phase;
  readonly clock: RaidClock;
  /** The block under way, also while it is paused. */
  readonly block?: FocusBlock;
};

export function newRaid(target: number, questId?: string): Raid {
  return {
    ...(questId !== undefined && { questId }),
    target,
    blocksCleared: 0,
    phase: 'focus',
    clock: { kind: 'stopped', remainingMs: FOCUS_MS },
  };
}

export function remainingMs({ clock }: Raid, nowMs: number): number {
  return clock.kind === 'stopped' ? clock.remainingMs : Math.max(0, clock.endsAtMs - nowMs);
}

/** The number of blocks in an address: anything that is no number from 1 up means 1. */
export function targetFrom(text: string | null): number {
  const blocks = Math.floor(Number(text));
  return blocks >= 1 ? Math.min(blocks, MAX_BLOCKS) : 1;
}
