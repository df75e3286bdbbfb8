import { RANKS, rankTitle } from '#rules/hunter/rank-title.ts';

/** The text of a level-up: the new rank if there is one, otherwise the levels up to the next rank. */
export function levelWords(before: number, after: number): string {
  const rank = rankTitle(after);
  if (rank !== rankTitle(before)) return `Level ${after}. Your new rank: ${rank}.`;
  const next = RANKS.findLast(({ level }) => level > after);
  if (next === undefined) return `Level ${after}, ${rank}.`;
  const left = next.level - after;
  return `Level ${after}, ${rank}. ${left}\u00a0${left === 1 ? 'level' : 'levels'} to ${next.title}.`;
}
