import { type Candidate, NEARNESS } from './candidates.ts';
import { type Chosen, type PlanGoal, ROLES, type Week } from './lots.ts';

const MOST_ONCE = 2;

/**
 * What may come next, the best first: for the main goal its own sub-topic and in it roles that it does not have yet, for
 * another goal what is repeated. What fits the day only in five minutes comes after that, and last what a shape offers.
 */
export function openCandidates(
  { candidates, rank: goalRank }: PlanGoal,
  board: readonly Chosen[],
  {
    at,
    time,
    hasFillers,
    mostOnce = MOST_ONCE,
  }: Pick<Week, 'time' | 'hasFillers' | 'mostOnce'> & { readonly at: number },
): readonly Candidate[] {
  const ids = new Set(board.map(({ candidate }) => candidate.mould.id));
  const own = board.filter((chosen) => chosen.goal === at);
  const roles = new Set(own.map(({ candidate }) => candidate.mould.plan.role));
  const onceCount = board.filter(({ kind }) => kind === 'once').length;
  const isRepeated = ({ mould, isFiller }: Candidate) => mould.plan.rhythm !== 'once' && !isFiller;
  const most = candidates.filter(isRepeated).length <= MOST_ONCE ? MOST_ONCE : mostOnce;
  // What comes first in this list decides before what comes after it; each is less than the number beside it.
  const order = ({ mould, rank: exact, isFiller }: Candidate) => {
    const rank = exact + NEARNESS; // none is below zero
    return inTurn([
      [Number(isFiller ?? false), 2],
      [Number(mould.minutes[0] > time.dayMax), 2],
      [goalRank === 'main' ? 0 : onceness(mould), 4],
      [Math.floor(rank / NEARNESS), 1_000],
      [Number(roles.has(mould.plan.role)), 2],
      [Math.floor((rank % NEARNESS) / 10), 10],
      [ROLES.indexOf(mould.plan.role), ROLES.length],
      [rank % 10, 10],
    ]);
  };
  return candidates
    .filter(({ mould, isFiller }) => {
      if (ids.has(mould.id) || (mould.plan.rhythm === 'once' && onceCount >= most)) return false;
      const isSecondChoice = isFiller || mould.minutes[0] > time.dayMax;
      return !isSecondChoice || (!roles.has(mould.plan.role) && (hasFillers || !isFiller));
    })
    .map((candidate) => ({ candidate, order: order(candidate) }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ candidate }) => candidate);
}

function inTurn(values: readonly (readonly [value: number, below: number])[]): number {
  return values.reduce((sum, [value, below]) => sum * below + value, 0);
}

/** A goal with a single quest needs one that is done again and again, not a preparation or a review. */
function onceness({ plan }: Candidate['mould']): number {
  if (plan.rhythm === 'once') return 3;
  return plan.role === 'check' ? 2 : plan.role === 'start' ? 1 : 0;
}
