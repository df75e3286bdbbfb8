import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newRaid } from '#rules/raid/raid.ts';
import { startRaid } from '#rules/raid/run-raid.ts';
import { parseStoredRaid, type StoredRaid } from './stored-raid.ts';

const STORED: StoredRaid = {
  id: 'raid-1',
  raid: startRaid(newRaid(3, 'q1'), 1_000, 'raid-1.1'),
  isBegun: true,
};

test('[T6] a stored raid is read back as it was', () => {
  const ended = { questId: 'q1', blocksCleared: 3 };
  for (const stored of [STORED, { ...STORED, raid: newRaid(1) }, { ...STORED, ended }]) {
    expect(parseStoredRaid(JSON.stringify(stored))).toEqual(stored);
  }
});

test.each([
  ['nothing', null],
  ['no JSON', '{"id":'],
  ['a list', '[]'],
  ['no raid', JSON.stringify({ ...STORED, raid: null })],
  ['without an id', JSON.stringify({ ...STORED, id: '__proto__' })],
  ['of a quest without an id', JSON.stringify({ ...STORED, raid: newRaid(1, 'q1@soon') })],
  ['not said to be begun', JSON.stringify({ ...STORED, isBegun: 'yes' })],
  ['half a block in', JSON.stringify({ ...STORED, raid: { ...STORED.raid, block: {} } })],
  ['without a clock', JSON.stringify({ ...STORED, raid: { ...STORED.raid, clock: {} } })],
  ['of an unknown phase', JSON.stringify({ ...STORED, raid: { ...STORED.raid, phase: 'lunch' } })],
  ['cleared half', JSON.stringify({ ...STORED, raid: { ...STORED.raid, blocksCleared: 0.5 } })],
  ['ended without a quest', JSON.stringify({ ...STORED, ended: { blocksCleared: 1 } })],
  ['a target of 99', JSON.stringify({ ...STORED, raid: { ...STORED.raid, target: 99 } })],
  [
    'more than 25 minutes left',
    JSON.stringify({
      ...STORED,
      raid: { ...newRaid(1), clock: { kind: 'stopped', remainingMs: 1_500_001 } },
    }),
  ],
])('[P10] a stored raid that is %s is as good as none', (_what, text) => {
  expect(parseStoredRaid(text)).toBeUndefined();
});

test('[P4] whatever text is stored, reading it does not throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(() => parseStoredRaid(text)).not.toThrow();
    }),
  );
});
