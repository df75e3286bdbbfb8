import { expect, test } from 'vitest';
import { syncWord } from './sync-words.ts';

const SAFE = { waitingCount: 0, isOffline: false, isStorageFull: false };

test.each([
  [{}, 'Synced'],
  [{ waitingCount: 3 }, '3 waiting'],
  [{ isOffline: true }, 'Offline'],
  [{ isOffline: true, waitingCount: 2 }, 'Offline, 2 waiting'],
  [
    { isStorageFull: true, isOffline: true, waitingCount: 2 },
    'Storage is full: keep this tab open',
  ],
])('[S1] the shell says whether the commands are on the server: %o', (status, text) => {
  expect(syncWord({ ...SAFE, ...status }).text).toBe(text);
});
