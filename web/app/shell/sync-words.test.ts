import { expect, test } from 'vitest';
import { syncWord } from './sync-word.ts';

const SAFE = { waitingCount: 0, isOffline: false, isSessionOver: false, isStorageFull: false };

test.each([
  [{}, 'Synced'],
  [{ waitingCount: 3 }, '3 waiting'],
  [{ isOffline: true }, 'Offline'],
  [{ isOffline: true, waitingCount: 2 }, 'Offline, 2 waiting'],
  [
    { isStorageFull: true, isOffline: true, waitingCount: 2 },
    'Storage is full: keep this tab open',
  ],
  [{ isSessionOver: true, isOffline: true, waitingCount: 2 }, 'Sign in again to sync'],
])('[S1] the shell says how safe the deeds are: %o', (status, text) => {
  expect(syncWord({ ...SAFE, ...status }).text).toBe(text);
});
