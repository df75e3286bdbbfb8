import { type Chosen, type PlanGoal, ROLES, type Week } from '#mentor/planner/lots.ts';
import { type Candidate, NEARNESS } from './candidates.ts';

/** The most one-off quests on a board. */
const MOST_ONCE = 2;

/**
 * The candidates that may come next, best first. The main goal prefers its own sub-topic and roles it does not have
 * yet; other goals prefer what is repeated. What fits a day only in five minutes comes later, fillers of the shape
 * last.
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
  // Sort keys, most important first, each with the number it stays below.
  const order = ({ mould, rank: exact, isFiller }: Candidate) => {
    const rank = exact + NEARNESS; // never negative
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

/** Combines the sort keys into one number. */
function inTurn(values: readonly (readonly [value: number, below: number])[]): number {
  return values.reduce((sum, [value, below]) => sum * below + value, 0);
}

/** The sort key of a goal with a single quest: repeated practice first, a preparation or a review later. */
function onceness({ plan }: Candidate['mould']): number {
  if (plan.rhythm === 'once') return 3;
  return plan.role === 'check' ? 2 : plan.role === 'start' ? 1 : 0;
}
