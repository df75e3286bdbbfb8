import type { Quest } from './quest.ts';

export type Side = 'before' | 'after';

export type NewRank = { readonly questId: string; readonly rank: number };

type Ranked = Pick<Quest, 'id' | 'rank'>;

/** How far before the first quest a moved one is ranked, so that there is room between them. */
const ROOM_AT_TOP = 60_000;
/** How far after the last: little, because a new quest is ranked by the time it is added and must come later. */
const ROOM_AT_FOOT = 1;

/**
 * The ranks that bring the quest to its new place: its own, and where its neighbours leave no room
 * between them, those of the fewest that must make some. None when it stands there already.
 */
export function moveQuest(
  board: readonly Ranked[],
  questId: string,
  side: Side,
  neighbourId: string,
): readonly NewRank[] {
  const from = board.findIndex(({ id }) => id === questId);
  const moved = board[from];
  const others = board.filter(({ id }) => id !== questId);
  const neighbour = others.findIndex(({ id }) => id === neighbourId);
  const at = side === 'before' ? neighbour : neighbour + 1;
  if (moved === undefined || neighbour === -1 || at === from) return [];
  const order = others.toSpliced(at, 0, moved);
  const [down, up] = [spread(order, at, at, 'down'), spread(order, at, at, 'up')];
  return up.length < down.length ? up : down;
}

/** Takes one more neighbour along until the ones left at both ends have room between them. */
function spread(
  order: readonly Ranked[],
  first: number,
  last: number,
  towards: 'down' | 'up',
): readonly NewRank[] {
  const before = order[first - 1]?.rank;
  const after = order[last + 1]?.rank;
  const { low, step } = roomFor(last - first + 1, before, after);
  const ranks = order
    .slice(first, last + 1)
    .map(({ id }, index): NewRank => ({ questId: id, rank: low + step * (index + 1) }));
  const edges = [before ?? -Infinity, ...ranks.map(({ rank }) => rank), after ?? Infinity];
  const isRising = edges.every((rank, index) => index === 0 || rank > Number(edges[index - 1]));
  if (isRising) return ranks;
  const isAtFoot = last === order.length - 1;
  if (towards === 'down' && !isAtFoot) return spread(order, first, last + 1, towards);
  if (first > 0) return spread(order, first - 1, last, towards);
  return isAtFoot ? ranks : spread(order, first, last + 1, towards);
}

function roomFor(count: number, before: number | undefined, after: number | undefined) {
  if (before !== undefined && after !== undefined) {
    return { low: before, step: (after - before) / (count + 1) };
  }
  if (after !== undefined) return { low: after - ROOM_AT_TOP, step: ROOM_AT_TOP / (count + 1) };
  return { low: before ?? 0, step: ROOM_AT_FOOT };
}
