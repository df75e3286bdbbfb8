import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '#rules/commands/apply.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { boardOf, EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { adding, done } from '#rules/testing/builders.ts';
import { moveQuest, type NewRank } from './move-quest.ts';

type RankedQuest = { readonly id: string; readonly rank: number };

function sorted(board: readonly RankedQuest[]): RankedQuest[] {
  return board.toSorted((one, other) => one.rank - other.rank || (one.id < other.id ? -1 : 1));
}

function idsAfter(board: readonly RankedQuest[], ranks: readonly NewRank[]): string {
  const changed = new Map(ranks.map(({ questId, rank }) => [questId, rank]));
  const next = board.map(({ id, rank }) => ({ id, rank: changed.get(id) ?? rank }));
  return sorted(next)
    .map(({ id }) => id)
    .join('');
}

const APART: readonly RankedQuest[] = [...'abcd'].map((id, index) => ({ id, rank: index * 10 }));
const ALIKE: readonly RankedQuest[] = [...'abcd'].map((id) => ({ id, rank: 7 }));

test('[Q16] a quest moves between its new neighbours by one new rank, its own', () => {
  expect(moveQuest(APART, 'd', 'before', 'b')).toEqual([{ questId: 'd', rank: 5 }]);
  expect(moveQuest(APART, 'a', 'after', 'c')).toEqual([{ questId: 'a', rank: 25 }]);
});

test('[Q16] to the top and to the foot there is always room', () => {
  expect(idsAfter(APART, moveQuest(APART, 'c', 'before', 'a'))).toBe('cabd');
  expect(idsAfter(APART, moveQuest(APART, 'a', 'after', 'd'))).toBe('bcda');
});

test('[Q16] where the quest stands already, and beside a quest that is not there, nothing moves', () => {
  expect(moveQuest(APART, 'b', 'before', 'c')).toEqual([]);
  expect(moveQuest(APART, 'b', 'after', 'a')).toEqual([]);
  expect(moveQuest(APART, 'b', 'after', 'z')).toEqual([]);
  expect(moveQuest(APART, 'z', 'after', 'a')).toEqual([]);
  expect(moveQuest(APART, 'a', 'after', 'a')).toEqual([]);
});

test('[Q16] quests added at the same moment make room, the fewest that must', () => {
  const ranks = moveQuest(ALIKE, 'a', 'before', 'd');
  expect(ranks.length).toBe(2);
  expect(idsAfter(ALIKE, ranks)).toBe('bcad');
});

test('[Q16] whatever the ranks, the quest lands beside its neighbour and the others keep their order', () => {
  const rank = fc.oneof(
    fc.constantFrom(0, 1, 1 + Number.EPSILON, 1_763_000_000_000, 1_763_000_000_000.0002),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }),
  );
  fc.assert(
    fc.property(
      fc.array(rank, { minLength: 2, maxLength: 20 }),
      fc.nat(),
      fc.nat(),
      fc.constantFrom('before' as const, 'after' as const),
      (given, from, to, side) => {
        const board = sorted(
          given.map((one, index) => ({ id: String.fromCharCode(97 + index), rank: one })),
        );
        const ids = board.map(({ id }) => id);
        const [id = '', neighbour = ''] = [ids[from % ids.length], ids[to % ids.length]];
        const others = ids.filter((one) => one !== id);
        const at = others.indexOf(neighbour) + (side === 'after' ? 1 : 0);
        const expected = id === neighbour ? ids : others.toSpliced(at, 0, id);
        expect(idsAfter(board, moveQuest(board, id, side, neighbour))).toBe(expected.join(''));
      },
    ),
  );
});

test('[Q16] [Q14] a thousand moves on one board are edits of ranks that its document shows', () => {
  let document = fold(
    EMPTY_DOCUMENT,
    [...'abcdefgh'].map((id) => done(adding(id))),
  );
  let order = [...'abcdefgh'];
  for (let move = 0; move < 1_000; move += 1) {
    const [questId = '', neighbour = ''] = [order[(move * 5) % 8], order[(move * 3 + 1) % 8]];
    const ranks = moveQuest(boardOf(document), questId, 'before', neighbour);
    const drafts = ranks.map(
      ({ questId: id, rank }, index): CommandDraft => ({
        kind: 'quest.edit',
        id: `m${move}-${index}`,
        questId: id,
        edits: { rank },
      }),
    );
    document = fold(
      document,
      drafts.map((draft) => done(draft)),
    );
    const others = order.filter((id) => id !== questId);
    if (questId !== neighbour) order = others.toSpliced(others.indexOf(neighbour), 0, questId);
    expect(boardOf(document).map(({ id }) => id)).toEqual(order);
  }
});
