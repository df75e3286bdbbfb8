import type { SyncStatus } from '#web/sync/client.ts';

export type SyncWord = {
  readonly kind: 'synced' | 'waiting' | 'offline' | 'storage-full';
  readonly text: string;
};

type ShownStatus = Pick<SyncStatus, 'waitingCount' | 'isOffline' | 'isStorageFull'>;

/** The one thing to show: what needs an action comes before what ends by itself. */
export function syncWord(status: ShownStatus): SyncWord {
  const { waitingCount, isOffline, isStorageFull } = status;
  if (isStorageFull) {
    return { kind: 'storage-full', text: 'Storage is full: keep this tab open' };
  }
  const waiting = `${waitingCount} waiting`;
  if (isOffline) {
    return { kind: 'offline', text: waitingCount > 0 ? `Offline, ${waiting}` : 'Offline' };
  }
  return waitingCount > 0 ? { kind: 'waiting', text: waiting } : { kind: 'synced', text: 'Synced' };
}
