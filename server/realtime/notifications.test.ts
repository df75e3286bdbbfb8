import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseNotification } from './notifications.ts';

const MOVED = { from: 's1', kind: 'moved', userId: 'u1', epoch: 'e1', rev: 3 };

test('[N4] what one server says the other reads, and no more than it knows', () => {
  expect(parseNotification(JSON.stringify(MOVED))).toEqual({
    from: 's1',
    notification: { kind: 'moved', userId: 'u1', epoch: 'e1', rev: 3 },
  });
  expect(
    parseNotification('{"from":"s1","kind":"sessions-ended","userId":"u1","why":"x"}'),
  ).toEqual({
    from: 's1',
    notification: { kind: 'sessions-ended', userId: 'u1' },
  });
});

test.each([
  ['nothing', ''],
  ['half a sentence', '{"kind":"moved",'],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', '[]'],
  ['nobody who says it', JSON.stringify({ ...MOVED, from: undefined })],
  ['another kind', JSON.stringify({ ...MOVED, kind: 'closed' })],
  ['nobody it is about', JSON.stringify({ ...MOVED, userId: 7 })],
  ['no epoch', JSON.stringify({ ...MOVED, epoch: null })],
  ['a revision in words', JSON.stringify({ ...MOVED, rev: '3' })],
  ['a revision before the first', JSON.stringify({ ...MOVED, rev: -1 })],
  ['half a revision', JSON.stringify({ ...MOVED, rev: 0.5 })],
  [
    'a revision past all counting',
    '{"from":"s","kind":"moved","userId":"u","epoch":"e","rev":1e400}',
  ],
])('[N4] a notification that says %s is no news', (_what, payload) => {
  expect(parseNotification(payload)).toBeUndefined();
});

test('[N4] no payload makes the reader throw', () => {
  const payload = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constant(MOVED).map((one) => JSON.stringify(one).slice(3)),
  );
  fc.assert(
    fc.property(payload, (text) => {
      parseNotification(text);
    }),
  );
});
