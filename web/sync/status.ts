import { SAVE_TIMEOUT, TOO_SLOW } from '#web/platform/network.ts';
import { isUnopened, waitingIn } from './machine/schedule.ts';
import type { State } from './machine/state.ts';
import type { RefusedCommand } from './outbox/outbox.ts';
import { refusalId } from './outbox/refusals.ts';

/** How safe the commands are: what the shell shows of the sync client. */
export type SyncStatus = {
  /**
   * `loading`: no local copy and the first load is under way; `failed`: that load failed three times;
   * `ready`: the view can be shown.
   */
  readonly load: 'loading' | 'ready' | 'failed';
  /** Why the first load failed, in words for a person. */
  readonly problem?: string;
  /** Accepted commands that the server has not acknowledged, held ones included. */
  readonly waitingCount: number;
  /** How many this tab has found that the server had lost: it was restored or rolled back. */
  readonly resentCount: number;
  /** Set by network-request-failed and unavailable, and by nothing else. */
  readonly isOffline: boolean;
  /** The server answered 401 or 409: the app closes, and everything is kept on this device. */
  readonly isSessionOver: boolean;
  /** Waiting commands are in memory only, because the browser's storage is full. */
  readonly isStorageFull: boolean;
  readonly refused: readonly RefusedCommand[];
};

const LOAD = { opening: 'loading', loading: 'loading', ready: 'ready', failed: 'failed' } as const;

/** The status of a state; the same object as before if it is equal. */
export function statusOf(state: State, isOffline: boolean, before?: SyncStatus): SyncStatus {
  const waitingCount = waitingIn(state).length;
  const problem = state.load === 'failed' ? problemIn(state) : undefined;
  const { isVolatile, refused } = state.outbox;
  const status: SyncStatus = {
    load: LOAD[state.load],
    ...(problem !== undefined && { problem }),
    waitingCount,
    resentCount: state.resentCount,
    isOffline,
    isSessionOver: state.connection.isSessionOver,
    isStorageFull: isVolatile && waitingCount > 0,
    refused,
  };
  return before && isSameStatus(before, status) ? before : status;
}

function problemIn(state: State): string {
  if (isUnopened(state)) return "This browser's storage did not open.";
  const { message } = state.connection.lastFailure ?? {};
  if (message === SAVE_TIMEOUT) return TOO_SLOW;
  return message || 'Your dungeon could not be loaded.';
}

function isSameStatus(one: SyncStatus, other: SyncStatus): boolean {
  return (
    one.load === other.load &&
    one.problem === other.problem &&
    one.waitingCount === other.waitingCount &&
    one.resentCount === other.resentCount &&
    one.isOffline === other.isOffline &&
    one.isSessionOver === other.isSessionOver &&
    one.isStorageFull === other.isStorageFull &&
    isSameList(one.refused, other.refused)
  );
}

/** Every transaction reads the list anew; new refusals come last, so the last one tells. */
function isSameList(one: readonly RefusedCommand[], other: readonly RefusedCommand[]): boolean {
  const ends = [one, other].map((list) => list.slice(-1).map(refusalId).join());
  return one.length === other.length && ends[0] === ends[1];
}
