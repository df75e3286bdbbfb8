import type { SyncStatus } from '#web/sync/hunter-log.ts';

export type SyncWord = {
  readonly kind: 'synced' | 'waiting' | 'offline' | 'storage-full' | 'session-over';
  readonly text: string;
};

type Told = Pick<SyncStatus, 'waitingCount' | 'isOffline' | 'isSessionOver' | 'isStorageFull'>;

/** The one thing to say: what the hunter must do goes before what will mend itself. */
export function syncWord(status: Told): SyncWord {
  const { waitingCount, isOffline, isSessionOver, isStorageFull } = status;
  if (isSessionOver) return { kind: 'session-over', text: 'Sign in again to sync' };
  if (isStorageFull) {
    return { kind: 'storage-full', text: 'Storage is full: keep this tab open' };
  }
  const waiting = `${waitingCount} waiting`;
  if (isOffline) {
    return { kind: 'offline', text: waitingCount > 0 ? `Offline, ${waiting}` : 'Offline' };
  }
  return waitingCount > 0 ? { kind: 'waiting', text: waiting } : { kind: 'synced', text: 'Synced' };
}
