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
import type { Candidate } from './ranking/candidates.ts';

/** The minutes by which a session grows in a stretched week. */
const STRETCHED_STEP = 15;
/**
 * The most sessions a week of a daily quest, and of any quest in a week without daily ones (weekends, free hours).
 */
const MOST_OFTEN = 4;
/** Sessions of at least this many minutes count as long. */
const LONG = 30;
/** Titles of quests for a whole week or a batch; they are not repeated within the week. */
const OF_A_WEEK = /\b(?:week|month|pot|plan|rota)/i;

/** The number of sessions a week that a quest can grow to. */
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

/**
 * How often a quest without a session range may be repeated: practice `often` times, weekly or strenuous quests once.
 */
function repeatable({ plan, title, strain, grows, amount }: Candidate['mould'], often: number) {
  const isCounted = amount?.unit.startsWith('{') ?? false; // counts for the whole week
  if (isCounted || OF_A_WEEK.test(title) || strain !== undefined || grows === false) return 1;
  return plan.role === 'core' ? often : plan.role === 'long' ? 2 : 1;
}

/**
 * The longest session in a stretched week: for practice with an amount up to twice its most, if it does not strain.
 */
function stretched({ mould }: Candidate, { sitting }: PlanGoal): number {
  const { plan, minutes, strain, grows, title, amount } = mould;
  const [least, usual, most] = minutes;
  const isPractice = (plan.role === 'core' || plan.role === 'long') && /\{[nm]\}/.test(title);
  if (!isPractice || least === most || strain !== undefined || grows === false) return most;
  // Not longer than the largest amount of the quest accounts for.
  const told = amount?.most ? (usual * amount.most) / amount.byLevel[1] : 2 * most;
  return roundedDown(Math.min(2 * most, told, sitting), most);
}

/** Whether sessions keep their usual length: of a gentle goal, and of another goal without days of its own. */
function isUsual({ isGentle, rank, hasWindow }: PlanGoal): boolean {
  return isGentle || (rank !== 'main' && !hasWindow);
}

/** The next larger versions of a lot: one more session, or a longer one. */
export function largerLots(lot: Chosen | undefined, week: Week): readonly Chosen[] {
  if (lot === undefined || lot.kind === 'once') return [];
  const { time, goals, isStretched = false } = week;
  const goal = goals[lot.goal];
  if (goal === undefined) return [];
  // Only a week that the person described themselves may be stretched this far.
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

/** The most sessions beside the main goal: two for long quests of other goals. */
function besideMain({ minutes }: Chosen, { rank }: PlanGoal): number {
  return rank !== 'main' && minutes >= LONG ? 2 : 7;
}

/** The most minutes that one session may take. */
function longestOf(candidate: Candidate, goal: PlanGoal, isStretched: boolean): number {
  const { minutes, title } = candidate.mould;
  if (isUsual(goal) || /\d[- ]minutes?\b/.test(title)) return minutes[1];
  return isStretched ? stretched(candidate, goal) : minutes[2];
}
