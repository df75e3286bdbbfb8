import { expect, test } from 'vitest';
import { after, finishing } from '#rules/testing/builders.ts';
import { momentsIn } from './kept-moments.ts';
import { createMoments } from './moments.ts';

test('[H2] [F2] what was kept of the waiting moments is the same when it is read again', () => {
  const moments = createMoments({ read: () => 0, write: () => {} });
  moments.celebrate(after(), after(finishing('q1', { xpReward: 100 })));
  expect(moments.waiting()).toHaveLength(2);
  expect(momentsIn(JSON.stringify(moments.waiting()))).toEqual(moments.waiting());
});

test.each([
  ['nothing', null],
  ['no text of ours', 'the well is dry'],
  ['no list', '{"kind":"level"}'],
  ['half a level', '[{"kind":"level","before":{},"after":{"level":2}}]'],
  ['a card without a relic', '[{"kind":"achievement","card":{}},null,7]'],
])('[H2] %s brings no moment back', (_, text) => {
  expect(momentsIn(text)).toEqual([]);
});
