import { expect, test } from 'vitest';
import { after, finishing } from '#rules/testing/builders.ts';
import { createCelebrations } from '#web/game/celebrations.ts';
import { celebrationsIn } from './stored-celebrations.ts';

test('[H2] [F2] celebrations that wait are the same when they are read again', () => {
  const celebrations = createCelebrations({
    celebratedLevel: { read: () => 0, write: () => {} },
    closedDay: { read: () => undefined, write: () => {} },
    clock: { nowMs: () => Date.parse('2026-11-15T12:00:00.000Z'), utcOffsetMinutes: () => 0 },
  });
  celebrations.celebrate(after(), after(finishing('q1', { xpReward: 100 })));
  expect(celebrations.waiting()).toHaveLength(3);
  expect(celebrationsIn(JSON.stringify(celebrations.waiting()))).toEqual(celebrations.waiting());
});

test.each([
  ['nothing', null],
  ['no text of ours', 'the well is dry'],
  ['no list', '{"kind":"level"}'],
  ['half a level', '[{"kind":"level","before":{},"after":{"level":2}}]'],
  ['a card without a relic', '[{"kind":"achievement","card":{}},null,7]'],
])('[H2] %s brings no celebration back', (_, text) => {
  expect(celebrationsIn(text)).toEqual([]);
});
