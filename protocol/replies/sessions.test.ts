import { expect, test } from 'vitest';
import { parseSessions } from './sessions.ts';

const SESSION = {
  id: 's1',
  createdAt: '2026-11-15T12:00:00.000Z',
  lastUsedAt: '2026-11-15T12:00:00.000Z',
  userAgent: 'Chrome',
  isCurrent: true,
};

test('[P4] the sessions of an account are read only if every one of them can be', () => {
  expect(parseSessions({ sessions: [SESSION] })).toEqual([SESSION]);
  const placed = { ...SESSION, address: '192.0.2.7' };
  expect(parseSessions({ sessions: [placed] })).toEqual([placed]);
  expect(parseSessions({ sessions: [{ ...SESSION, address: 7 }] })).toBeUndefined();
  expect(parseSessions({ sessions: [] })).toEqual([]);
  for (const broken of [null, {}, { ...SESSION, id: '../x' }, { ...SESSION, isCurrent: 1 }]) {
    expect(parseSessions({ sessions: [SESSION, broken] })).toBeUndefined();
  }
  for (const said of [null, 'text', {}, { sessions: {} }])
    expect(parseSessions(said)).toBeUndefined();
});
