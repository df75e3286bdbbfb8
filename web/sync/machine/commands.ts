import { batchOf, canWithdraw, heldTo, type Intent, isHeld } from '#web/sync/outbox/decide.ts';
import type { NewEntry, RefusedCommand } from '#web/sync/outbox/outbox.ts';
import { refusalId, withoutRefused, withRefused } from '#web/sync/outbox/refusals.ts';
import { pushRequest } from './exchange.ts';
import { isPaused, nextHoldEnd, PUSH_DELAY_MS, pushAt, waitingIn } from './schedule.ts';
import {
  only,
  type State,
  type SyncEvent,
  type SyncStep,
  withConnection,
  withOutbox,
} from './state.ts';

/** A browser lets 64 KB outlive a page. */
const UNLOAD_PUSH_BYTES = 60_000;

function committing(state: State, intent: Intent): SyncStep {
  const id = state.nextId;
  return { state: { ...state, nextId: id + 1 }, effects: [{ kind: 'commit', id, intent }] };
}

/** New commands: shown at once, the transaction follows. What a user does releases what this tab holds, unless told to keep it. */
export function recorded(
  state: State,
  { entries, refused, keepsHolds }: Extract<SyncEvent, { kind: 'recorded' }>,
  nowMs: number,
): SyncStep {
  const commitId = state.nextId;
  const { holds } = state.outbox;
  const releases = keepsHolds ? [] : holds;
  const released = withHoldsMoved(state, releases, { untilMs: nowMs, nowMs });
  const held = entries.filter((entry) => isHeld(entry, nowMs));
  const next = withOutbox(released, {
    refused:
      refused.length === 0 ? state.outbox.refused : withRefused(state.outbox.refused, refused),
    unstored: [...released.outbox.unstored, ...entries.map((entry) => ({ ...entry, commitId }))],
    holds: [...(keepsHolds ? holds : []), ...held.map(({ command }) => command.key)],
  });
  return committing(replanned(next, state, nowMs), {
    kind: 'append',
    entries,
    refused,
    releases,
    nowMs,
  });
}

export function dismissed(state: State, gone: readonly RefusedCommand[]): SyncStep {
  const ids = gone.map(refusalId);
  const refused = withoutRefused(state.outbox.refused, ids);
  return committing(withOutbox(state, { refused }), { kind: 'dismiss', ids });
}

/** Plans the push a second after the last change of what may be sent; what is held has its own time. */
function replanned(state: State, before: State, nowMs: number): State {
  const isMore = sendableCount(state, nowMs) > sendableCount(before, nowMs);
  if (isMore) return pushAt(state, nowMs + PUSH_DELAY_MS);
  const { pushAtMs } = state.schedule;
  const holdEnd = nextHoldEnd(state, nowMs);
  // While something is being sent, a planned push may be that of a hold which has been moved since.
  const isLate = pushAtMs !== undefined && holdEnd !== undefined && holdEnd < pushAtMs;
  return pushAtMs === undefined || isLate || sendableCount(state, nowMs) === 0
    ? pushAt(state, holdEnd)
    : state;
}

function sendableCount(state: State, nowMs: number): number {
  return waitingIn(state).filter((entry) => !isHeld(entry, nowMs)).length;
}

type HoldEnd = { readonly untilMs: number; readonly nowMs: number };

/** Moves the ends of these holds in memory; the transaction does the same in the store. */
function withHoldsMoved(state: State, keys: readonly string[], end: HoldEnd): State {
  if (keys.length === 0) return state;
  const isMoved = (entry: NewEntry) =>
    keys.includes(entry.command.key) && canWithdraw(entry, end.nowMs);
  const { pending, unstored } = state.outbox;
  return withOutbox(state, {
    pending: pending.map((one) => (isMoved(one) ? heldTo(one, end) : one)),
    unstored: unstored.map((one) => (isMoved(one) ? heldTo(one, end) : one)),
  });
}

export function heldUntil(state: State, keys: readonly string[], end: HoldEnd): SyncStep {
  const next = withHoldsMoved(state, keys, end);
  return committing(replanned(next, state, end.nowMs), { kind: 'hold', keys, ...end });
}

/** Asks the store to take held commands back. This tab holds them no more: nothing releases them meanwhile. */
export function withdrawn(state: State, keys: readonly string[], nowMs: number): SyncStep {
  const holds = state.outbox.holds.filter((key) => !keys.includes(key));
  return committing(withOutbox(state, { holds }), { kind: 'withdraw', keys, nowMs });
}

/** Everything that waits may be sent now. */
export function releasedAll(state: State, nowMs: number): SyncStep {
  const keys = waitingIn(state)
    .filter((entry) => canWithdraw(entry, nowMs))
    .map(({ command }) => command.key);
  const freed = pushAt(withOutbox(state, { holds: [] }), nowMs);
  return keys.length === 0 ? only(freed) : heldUntil(freed, keys, { untilMs: nowMs, nowMs });
}

/** No store is asked here, so a command that another tab may hold, or that is being withdrawn, stays. */
function isSurelyFree(
  { heldUntilMs, isSent, command }: NewEntry,
  holds: readonly string[],
): boolean {
  return heldUntilMs === undefined || isSent === true || holds.includes(command.key);
}

/** The page may never be seen again: what this tab holds is released, and what waits is sent at once. */
export function hidden(state: State, nowMs: number): SyncStep {
  if (state.connection.isHidden) return only(state);
  const { holds, maxBatch } = state.outbox;
  const { state: next, effects } =
    holds.length === 0 ? only(state) : heldUntil(state, holds, { untilMs: nowMs, nowMs });
  const away = withConnection(withOutbox(next, { holds: [] }), { isHidden: true });
  const free = waitingIn(away).filter(
    (entry) => !isHeld(entry, nowMs) && isSurelyFree(entry, holds),
  );
  const cannotSend = state.load !== 'ready' || state.connection.isSessionOver;
  if (free.length === 0 || cannotSend || isPaused(state, nowMs)) return { state: away, effects };
  const batch = batchOf(free, { maxCount: maxBatch, maxBytes: UNLOAD_PUSH_BYTES });
  return {
    state: away,
    effects: [...effects, { kind: 'unload-push', request: pushRequest(away, batch, nowMs) }],
  };
}
