import { expect, test } from 'vitest';
import { aQuest } from '#rules/testing/builders.ts';
import { hasRoomFor } from './board-room.ts';

test('[Q12] a board has room for 1,000 quests and not one more', () => {
  const board = Array.from({ length: 998 }, (_, index) => aQuest({ id: `q${index}` }));
  expect(hasRoomFor(2, board)).toBe(true);
  expect(hasRoomFor(3, board)).toBe(false);
});
