import { isUnopened, waitingIn } from './due.ts';
import type { SyncStatus } from './hunter-log.ts';
import type { RefusedDeed } from './journal.ts';
import type { State } from './log-state.ts';
import { refusalId } from './refusals.ts';

const LOAD = { opening: 'loading', loading: 'loading', ready: 'ready', failed: 'failed' } as const;

/** The same object as long as it says the same. */
export function statusOf(state: State, isOffline: boolean, before?: SyncStatus): SyncStatus {
  const waitingCount = waitingIn(state).length;
  const problem = state.load === 'failed' ? problemIn(state) : undefined;
  const status: SyncStatus = {
    load: LOAD[state.load],
    ...(problem !== undefined && { problem }),
    waitingCount,
    isOffline,
    isSessionOver: state.isSessionOver,
    isStorageFull: state.isVolatile && waitingCount > 0,
    refused: state.refused,
  };
  return before && isSameStatus(before, status) ? before : status;
}

function problemIn(state: State): string {
  if (isUnopened(state)) return "This browser's storage did not open.";
  return state.lastFailure?.message || 'Your dungeon could not be loaded.';
}

function isSameStatus(one: SyncStatus, other: SyncStatus): boolean {
  return (
    one.load === other.load &&
    one.problem === other.problem &&
    one.waitingCount === other.waitingCount &&
    one.isOffline === other.isOffline &&
    one.isSessionOver === other.isSessionOver &&
    one.isStorageFull === other.isStorageFull &&
    isSameList(one.refused, other.refused)
  );
}

/** Every transaction reads the list anew; what comes to it comes last. */
function isSameList(one: readonly RefusedDeed[], other: readonly RefusedDeed[]): boolean {
  const ends = [one, other].map((list) => list.slice(-1).map(refusalId).join());
  return one.length === other.length && ends[0] === ends[1];
}
