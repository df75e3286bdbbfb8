import { isHeld } from './decide.ts';
import type { NewEntry } from './journal.ts';
import type { State } from './log-state.ts';

export const PUSH_DELAY_MS = 1_000;
/** While something waits after a failure. */
export const REST_MS = 60_000;
/** What another tab recorded is that tab's to push; this one steps in when it did not. */
const OTHERS_DELAY_MS = 2_500;

export function waitingIn({ pending, unstored }: State): readonly NewEntry[] {
  return unstored.length === 0 ? pending : [...pending, ...unstored];
}

/** What would go with this tab. */
export function unkeptIn(state: State): readonly NewEntry[] {
  return state.isVolatile ? waitingIn(state) : state.unstored;
}

export function hasSendable(state: State, nowMs: number): boolean {
  return waitingIn(state).some((entry) => !isHeld(entry, nowMs));
}

/** A released deed is a change like any other: a second later it is pushed. */
function dueAtMs({ heldUntilMs = 0, isSent }: NewEntry): number {
  return isSent ? heldUntilMs : heldUntilMs + PUSH_DELAY_MS;
}

export function nextHoldEnd(state: State, nowMs: number): number | undefined {
  const ends = waitingIn(state)
    .filter((entry) => isHeld(entry, nowMs))
    .map(dueAtMs);
  return ends.length === 0 ? undefined : Math.min(...ends);
}

/** Sets when the next push is due, or that none is. */
export function pushAt(state: State, pushAtMs: number | undefined): State {
  const { pushAtMs: _before, ...rest } = state;
  return pushAtMs === undefined ? rest : { ...rest, pushAtMs };
}

export function pullAt(state: State, pullAtMs: number | undefined): State {
  const { pullAtMs: _before, ...rest } = state;
  return pullAtMs === undefined ? rest : { ...rest, pullAtMs };
}

/** Keeps what is planned; otherwise plans for what waits. */
export function planPush(state: State, nowMs: number, delayMs: number): State {
  if (state.pushAtMs !== undefined) return state;
  return pushAt(state, hasSendable(state, nowMs) ? nowMs + delayMs : nextHoldEnd(state, nowMs));
}

export function planForOthers(state: State, nowMs: number): State {
  return planPush(state, nowMs, state.isLeader ? OTHERS_DELAY_MS : REST_MS);
}

export function isPaused({ pausedUntilMs }: State, nowMs: number): boolean {
  return pausedUntilMs !== undefined && pausedUntilMs > nowMs;
}

/** This browser's storage did not open: only a new start can help. */
export function isUnopened({ load, deviceId }: State): boolean {
  return load === 'failed' && deviceId === '';
}

/** When time alone will make something due. */
export function wakeAtMs(state: State): number | undefined {
  if (state.talk) return state.talk.retryAtMs;
  if (state.load !== 'ready') return undefined;
  const { pushAtMs, pullAtMs, pausedUntilMs = 0 } = state;
  const push = pushAtMs === undefined ? [] : [Math.max(pushAtMs, pausedUntilMs)];
  const times = pullAtMs === undefined ? push : [...push, pullAtMs];
  return times.length === 0 ? undefined : Math.min(...times);
}
