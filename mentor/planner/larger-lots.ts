import type { Candidate } from './candidates.ts';
import {
  type Chosen,
  daysFor,
  MINUTE_STEP,
  type PlanGoal,
  roundedDown,
  TINY_MINUTES,
  timesOf,
  type Week,
} from './lots.ts';

const STRETCHED_STEP = 15;
/** Of whoever has weekends or free hours. */
const MOST_OFTEN = 4;
const LONG = 30;
const OF_A_WEEK = /\b(?:week|month|pot|plan|rota)/i;

export function mostOften(
  { candidate: { mould } }: Pick<Chosen, 'candidate'>,
  { isStretched = false, isSaid = false, hasDaily = true },
): number {
  if (mould.plan.rhythm === 'daily') return MOST_OFTEN;
  const most = mould.sessions?.[1];
  if (most === 1) return 1;
  const stretched = isSaid
    ? Math.max(most ?? 1, repeatable(mould, 5))
    : (most ?? repeatable(mould, 3));
  return Math.min(isStretched ? stretched : (most ?? 1), hasDaily ? 7 : MOST_OFTEN);
}

/** Practice bears repeating in a week; what sums a week up does not, nor does a body that is new to it. */
function repeatable({ plan, title, strain, grows, amount }: Candidate['mould'], often: number) {
  const isCounted = amount?.unit.startsWith('{') ?? false; // its number is that of the week
  if (isCounted || OF_A_WEEK.test(title) || strain !== undefined || grows === false) return 1;
  return plan.role === 'core' ? often : plan.role === 'long' ? 2 : 1;
}

/** Practice that says how much of it there is may take twice its time; what strains a body may not. */
function stretched({ mould }: Candidate, { sitting }: PlanGoal): number {
  const { plan, minutes, strain, grows, title, amount } = mould;
  const [least, usual, most] = minutes;
  const isPractice = (plan.role === 'core' || plan.role === 'long') && /\{[nm]\}/.test(title);
  if (!isPractice || least === most || strain !== undefined || grows === false) return most;
  // Not longer than its amount can tell.
  const told = amount?.most ? (usual * amount.most) / amount.byLevel[1] : 2 * most;
  return roundedDown(Math.min(2 * most, told, sitting), most);
}

/** A body in care or new to it keeps to the usual length, and so does another goal, unless its days are its own. */
function isUsual({ isGentle, rank, hasWindow }: PlanGoal): boolean {
  return isGentle || (rank !== 'main' && !hasWindow);
}

/** More sessions, or longer ones. */
export function largerLots(lot: Chosen | undefined, week: Week): readonly Chosen[] {
  if (lot === undefined || lot.kind === 'once') return [];
  const { time, goals, isStretched = false } = week;
  const goal = goals[lot.goal];
  if (goal === undefined) return [];
  // Only who said what their week has meant all of it.
  const isSaid = isStretched && time.from === 'said';
  const longest = lot.isTiny ? TINY_MINUTES : longestOf(lot.candidate, goal, isSaid);
  const often =
    timesOf(lot.candidate, goal) ??
    Math.min(
      mostOften(lot, { isStretched, hasDaily: time.hasDaily, isSaid: time.from === 'said' }),
      besideMain(lot, goal),
    );
  const isMore = lot.kind === 'weekly' && lot.sessions < often;
  const step = isSaid ? STRETCHED_STEP : MINUTE_STEP;
  const longer = Math.min(longest, time.dayMax, lot.minutes + step);
  return [
    ...(isMore && lot.sessions < daysFor(lot, time)
      ? [{ ...lot, sessions: lot.sessions + 1 }]
      : []),
    ...(longer > lot.minutes ? [{ ...lot, minutes: longer }] : []),
  ];
}

/** What is long and of another goal than the main one is done twice at most. */
function besideMain({ minutes }: Chosen, { rank }: PlanGoal): number {
  return rank !== 'main' && minutes >= LONG ? 2 : 7;
}

/** The longest that one session of it may be. */
function longestOf(candidate: Candidate, goal: PlanGoal, isStretched: boolean): number {
  const { minutes, title } = candidate.mould;
  if (isUsual(goal) || /\d[- ]minutes?\b/.test(title)) return minutes[1];
  return isStretched ? stretched(candidate, goal) : minutes[2];
}
