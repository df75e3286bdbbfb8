import { batchOf, canWithdraw, heldTo, type Intent, isHeld } from './decide.ts';
import { isPaused, nextHoldEnd, PUSH_DELAY_MS, pushAt, waitingIn } from './due.ts';
import type { NewEntry, RefusedDeed } from './journal.ts';
import { only, type State, type Step } from './log-state.ts';
import { refusalId, withoutRefused, withRefused } from './refusals.ts';
import { pushAsk } from './talk.ts';

/** A browser lets 64 KB outlive a page. */
const FAREWELL_BYTES = 60_000;

function committing(state: State, intent: Intent): Step {
  const id = state.nextId;
  return { state: { ...state, nextId: id + 1 }, effects: [{ kind: 'commit', id, intent }] };
}

type Recorded = {
  readonly entries: readonly NewEntry[];
  readonly refused: readonly RefusedDeed[];
  readonly isUnasked?: true;
  readonly nowMs: number;
};

/** Shown at once; the transaction follows. What a hunter does releases what this tab holds. */
export function recorded(state: State, happening: Recorded): Step {
  const { entries, refused, isUnasked, nowMs } = happening;
  const commitId = state.nextId;
  const releases = isUnasked ? [] : state.ownHolds;
  const released = moved(state, releases, { untilMs: nowMs, nowMs });
  const held = entries.filter((entry) => isHeld(entry, nowMs));
  const next: State = {
    ...released,
    refused: refused.length === 0 ? state.refused : withRefused(state.refused, refused),
    unstored: [...released.unstored, ...entries.map((entry) => ({ ...entry, commitId }))],
    ownHolds: isUnasked ? state.ownHolds : held.map(({ command }) => command.key),
  };
  return committing(replanned(next, state, nowMs), {
    kind: 'append',
    entries,
    refused,
    releases,
    nowMs,
  });
}

export function dismissed(state: State, gone: readonly RefusedDeed[]): Step {
  const ids = gone.map(refusalId);
  const refused = withoutRefused(state.refused, ids);
  return committing({ ...state, refused }, { kind: 'dismiss', ids });
}

/** A second after the last change, of what may leave; what is held has its own time. */
function replanned(state: State, before: State, nowMs: number): State {
  const isFree = waitingIn(state).length > 0 && freeCount(state, nowMs) > freeCount(before, nowMs);
  if (isFree) return pushAt(state, nowMs + PUSH_DELAY_MS);
  return state.pushAtMs === undefined || freeCount(state, nowMs) === 0
    ? pushAt(state, nextHoldEnd(state, nowMs))
    : state;
}

function freeCount(state: State, nowMs: number): number {
  return waitingIn(state).filter((entry) => !isHeld(entry, nowMs)).length;
}

type Moving = { readonly untilMs: number; readonly nowMs: number };

/** The ends of these holds, moved in memory; the transaction does the same on disk. */
function moved(state: State, keys: readonly string[], { untilMs, nowMs }: Moving): State {
  if (keys.length === 0) return state;
  const isMoved = (entry: NewEntry) =>
    keys.includes(entry.command.key) && canWithdraw(entry, nowMs);
  return {
    ...state,
    pending: state.pending.map((one) => (isMoved(one) ? heldTo(one, { untilMs, nowMs }) : one)),
    unstored: state.unstored.map((one) => (isMoved(one) ? heldTo(one, { untilMs, nowMs }) : one)),
  };
}

export function heldUntil(
  state: State,
  { keys, untilMs, nowMs }: Moving & { readonly keys: readonly string[] },
): Step {
  const next = moved(state, keys, { untilMs, nowMs });
  return committing(replanned(next, state, nowMs), { kind: 'hold', keys, untilMs, nowMs });
}

/** No longer this tab's to release: it must not leave while it is being taken back. */
export function withdrawn(
  state: State,
  { keys, nowMs }: { readonly keys: readonly string[]; readonly nowMs: number },
): Step {
  const ownHolds = state.ownHolds.filter((key) => !keys.includes(key));
  return committing({ ...state, ownHolds }, { kind: 'withdraw', keys, nowMs });
}

/** Everything that waits may leave now. */
export function releasedAll(state: State, nowMs: number): Step {
  const keys = waitingIn(state)
    .filter((entry) => canWithdraw(entry, nowMs))
    .map(({ command }) => command.key);
  const freed = pushAt({ ...state, ownHolds: [] }, nowMs);
  return keys.length === 0 ? only(freed) : heldUntil(freed, { keys, untilMs: nowMs, nowMs });
}

/** Asks no disk, so it leaves alone what another tab may still hold, or what is being taken back. */
function isSurelyFree({ heldUntilMs, isSent, command }: NewEntry, { ownHolds }: State): boolean {
  return heldUntilMs === undefined || isSent === true || ownHolds.includes(command.key);
}

/** The page may never be seen again: what this tab holds is released, and what waits is sent along. */
export function hidden(state: State, nowMs: number): Step {
  if (state.isHidden) return only(state);
  const { state: next, effects } =
    state.ownHolds.length === 0
      ? only(state)
      : heldUntil(state, { keys: state.ownHolds, untilMs: nowMs, nowMs });
  const away: State = { ...next, isHidden: true, ownHolds: [] };
  const free = waitingIn(away).filter(
    (entry) => !isHeld(entry, nowMs) && isSurelyFree(entry, state),
  );
  const isSilent = free.length === 0 || state.load !== 'ready' || state.isSessionOver;
  if (isSilent || isPaused(state, nowMs)) return { state: away, effects };
  const batch = batchOf(free, { maxCount: state.maxBatch, maxBytes: FAREWELL_BYTES });
  return {
    state: away,
    effects: [...effects, { kind: 'farewell', ask: pushAsk(away, batch, nowMs) }],
  };
}
