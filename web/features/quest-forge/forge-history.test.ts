import { expect, test } from 'vitest';
import { aQuest } from '#rules/testing/builders.ts';
import { historyOf, knownIn } from './forge-history.ts';

test('[FG14] what stands on the board comes first, then the forgings of the window, then the record', () => {
  const board = [
    aQuest({ title: 'Learn 10 words' }),
    aQuest({ title: 'Read aloud', completed: true }),
  ];
  const words = { title: 'Learn 10 words', mouldId: 'words' };
  const aloud = { title: 'Read aloud', mouldId: 'aloud' };
  expect(historyOf(board, [[aloud]], [words])).toEqual({
    onBoard: ['words'],
    history: [['aloud'], ['words']],
  });
});

test('[FG14] a record in any form is read as far as it names moulds', () => {
  for (const none of [undefined, null, 7, 'x', {}, [null, {}, { title: 'Walk' }]]) {
    expect(knownIn(none)).toEqual([]);
  }
  expect(knownIn([{ title: 'Walk', mouldId: 'walk', xpReward: 25 }])).toEqual([
    { title: 'Walk', mouldId: 'walk' },
  ]);
});
