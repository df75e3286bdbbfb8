import { expect, test } from 'vitest';
import type { TokenEntry } from '#protocol/replies/api-tokens.ts';
import {
  dayWords,
  endOf,
  isWorking,
  itemWords,
  takenWords,
  tokenWords,
} from './connection-words.ts';

const NOW_MS = Date.parse('2026-11-16T12:00:00.000Z');
const TOKEN: TokenEntry = {
  id: 't1',
  name: 'Claude',
  start: 'dg_pat_abcd',
  scopes: ['quests:read', 'complete'],
  createdAt: '2026-11-01T12:00:00.000Z',
  expiresAt: '2026-12-01T12:00:00.000Z',
  lastUsedOn: null,
  revokedAt: null,
};

test('[AP12] a token reads with what it may do, its last use and its end', () => {
  expect(tokenWords(TOKEN, NOW_MS)).toEqual([
    'dg_pat_abcd… · sees, clears your quests',
    'Never used · ends 1 Dec 2026',
  ]);
  const used = { ...TOKEN, lastUsedOn: '2026-11-15', expiresAt: null };
  expect(tokenWords(used, NOW_MS)[1]).toBe('Last used 15 Nov 2026 · works until you revoke it');
});

test('[AP12] a token works until its end or until it is revoked', () => {
  expect(isWorking(TOKEN, NOW_MS)).toBe(true);
  expect(isWorking({ ...TOKEN, expiresAt: '2026-11-16T11:59:59.000Z' }, NOW_MS)).toBe(false);
  expect(isWorking({ ...TOKEN, revokedAt: TOKEN.createdAt }, NOW_MS)).toBe(false);
  expect(endOf('30', NOW_MS)).toBe('2026-12-16T12:00:00.000Z');
  expect(endOf('never', NOW_MS)).toBeNull();
});

test('[AP12] [AP9] what is proposed and what was taken back is said in words', () => {
  expect(itemWords({ kind: 'amount', title: 'Tea', detail: '2 cups' })).toBe(
    'Count for “Tea”: 2 cups',
  );
  expect(takenWords({ quests: 1, amounts: 2, notes: 0 })).toBe('Taken back: 1 quest, 2 amounts.');
  expect(takenWords({})).toBe('There was nothing to take back.');
  expect(dayWords('soon')).toBe('unknown');
});
