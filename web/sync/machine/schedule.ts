import { canWithdraw, isHeld, isStillAhead } from '#web/sync/outbox/decide.ts';
import type { NewEntry } from '#web/sync/outbox/outbox.ts';
import { type State, withSchedule } from './state.ts';

export const PUSH_DELAY_MS = 1_000;
/** Until the next attempt, after three that failed. */
export const AFTER_FAILURE_MS = 60_000;
/** What another tab recorded is that tab's to push; this one steps in when it did not. */
const OTHERS_DELAY_MS = 2_500;

/** Everything that the server has not acknowledged, in its order. */
export function waitingIn({ outbox: { pending, unstored } }: State): readonly NewEntry[] {
  return unstored.length === 0 ? pending : [...pending, ...unstored];
}

/** What would be lost with this tab: it is in memory only. */
export function inMemoryOnly(state: State): readonly NewEntry[] {
  return state.outbox.isVolatile ? waitingIn(state) : state.outbox.unstored;
}

/** While there is no database: what no Undo can take back any more. */
export function lastingIn(state: State, nowMs: number): readonly NewEntry[] {
  if (!state.outbox.isVolatile) return [];
  return waitingIn(state).filter((entry) => !canWithdraw(entry, nowMs));
}

export function hasSendable(state: State, nowMs: number): boolean {
  return waitingIn(state).some((entry) => !isHeld(entry, nowMs));
}

/** A released command is a change like any other: a second later it is pushed. */
function sendableAtMs({ heldUntilMs = 0, isSent }: NewEntry): number {
  return isSent ? heldUntilMs : heldUntilMs + PUSH_DELAY_MS;
}

export function nextHoldEnd(state: State, nowMs: number): number | undefined {
  const ends = waitingIn(state)
    .filter((entry) => isHeld(entry, nowMs))
    .map(sendableAtMs);
  return ends.length === 0 ? undefined : Math.min(...ends);
}

export function pushAt(state: State, pushAtMs: number | undefined): State {
  return withSchedule(state, { pushAtMs });
}

export function pullAt(state: State, pullAtMs: number): State {
  return withSchedule(state, { pullAtMs });
}

/** Keeps the push that is planned; otherwise plans one for what waits. */
export function planPush(state: State, nowMs: number, delayMs: number): State {
  if (state.schedule.pushAtMs !== undefined) return state;
  return pushAt(state, hasSendable(state, nowMs) ? nowMs + delayMs : nextHoldEnd(state, nowMs));
}

/** Plans a push of what other tabs recorded, for the case that they do not. */
export function planForOthers(state: State, nowMs: number): State {
  return planPush(state, nowMs, state.connection.isLeader ? OTHERS_DELAY_MS : AFTER_FAILURE_MS);
}

export function isPaused({ schedule }: State, nowMs: number): boolean {
  return isStillAhead(schedule.pausedUntilMs, nowMs);
}

/** This browser's storage did not open: only loading the page again can help. */
export function isUnopened({ load, deviceId }: State): boolean {
  return load === 'failed' && deviceId === '';
}

/** When the next `timer` event is needed. */
export function wakeAtMs({ exchange, load, schedule }: State): number | undefined {
  if (exchange.kind === 'resting') return exchange.untilMs;
  if (exchange.kind !== 'idle' || load !== 'ready') return undefined;
  const { pushAtMs, pullAtMs, pausedUntilMs } = schedule;
  const push = pushAtMs === undefined ? [] : [Math.max(pushAtMs, pausedUntilMs)];
  const times = pullAtMs === undefined ? push : [...push, pullAtMs];
  return times.length === 0 ? undefined : Math.min(...times);
}
