import type { Topic } from '#mentor/library/topic.ts';
import { type Candidate, NEARNESS, OWN_RANK } from '#mentor/planner/candidates.ts';
import { daysOf } from '#mentor/planner/grid.ts';
import type { PlanGoal } from '#mentor/planner/lots.ts';
import { TIER } from '#mentor/planner/tiers.ts';
import { TREATMENT } from '#mentor/shapes/careful-shapes.ts';
import { type Weekday, WORKING_DAYS } from '#mentor/understand/figures/rhythm.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';
import type { WeekTime } from '#mentor/understand/week/week-time.ts';
import { isOfDay } from './own-number.ts';

/** What is done on Tuesdays does not grow into Sunday's two hours. */
export function slotOf({ dayMax, minutesOn }: WeekTime, days: readonly Weekday[]): number {
  return minutesOn ? Math.max(...days.map((day) => minutesOn.get(day) ?? 0)) : dayMax;
}

const OF_WORK = new Set(['career', 'focus', 'digital-order', 'speaking']);
const AT_WORK = /\b(?:at work|team|office|boss|colleagues|meetings|approvals|company)\b/;

type RhythmTerms = {
  readonly candidates: readonly Candidate[];
  readonly isCared: boolean;
  readonly topic: Topic | undefined;
  readonly plain: string | undefined;
};

/** What is done at work has no weekends, where no days were named. */
function isOfWork({ days }: WeekTime, { topic, plain = '' }: RhythmTerms): boolean {
  return days === 7 && OF_WORK.has(topic?.id ?? '') && AT_WORK.test(plain);
}

/** A quest that is their number of the day is every day already. */
function isEveryDay(
  { said, target, shape }: UnderstoodGoal,
  candidates: readonly Candidate[],
): boolean {
  const isSaid = saysEveryDay(said) || target?.per === 'day';
  return isSaid && shape !== 'drop' && !candidates.some(({ mould }) => isOfDay(mould));
}

const GENTLE = new Set(['mobility', 'walking']);

/** "Meditate every day": one practice, the act of the goal before others, stands on all seven; the rest is beside it. */
export function withEveryDay(
  candidates: readonly Candidate[],
  goal: UnderstoodGoal,
  { isCared, topic }: Pick<RhythmTerms, 'isCared' | 'topic'>,
): readonly Candidate[] {
  const isTraining = topic?.shelf === 'move' && !GENTLE.has(topic.id); // a body has days off
  const isBusy = isTraining || goal.rank === 'area' || goal.days !== undefined;
  const isSaid = candidates.some(({ rhythm }) => rhythm);
  if (isBusy || isSaid || (goal.times ?? 7) < 7 || !isEveryDay(goal, candidates)) return candidates;
  const own = candidates.filter(
    ({ mould: { id, plan, strain }, rank, isFresh }) =>
      isFresh &&
      (!isCared || id === TREATMENT[0]?.id) && // their own sheet only
      (plan.role === 'core' || (plan.role === 'start' && plan.rhythm === 'daily')) &&
      strain === undefined &&
      rank < NEARNESS,
  );
  const ofPart = own.filter(({ rank }) => rank < OWN_RANK);
  const first = ofPart.find(isDaily) ?? own.find(({ mould: { plan } }) => plan.isAct) ?? own[0];
  if (first === undefined) return candidates;
  const daily = { ...first, rank: TIER.said, rhythm: { times: 7 } };
  return [daily, ...candidates.filter((one) => one !== first)];
}

function isDaily({ mould: { plan } }: Candidate): boolean {
  return plan.rhythm === 'daily';
}

/** The days and the times a week that the goal itself names. */
export function ownRhythm(
  goal: UnderstoodGoal,
  time: WeekTime,
  terms: RhythmTerms,
): Pick<PlanGoal, 'only' | 'times' | 'practiceDays' | 'hasWindow'> {
  const { candidates, isCared } = terms;
  const { days = [], times: told, hasWindow = false } = goal;
  const times = told ?? (isEveryDay(goal, candidates) ? 7 : undefined);
  const isOpen = days.some((day) => daysOf(time).includes(day));
  return {
    ...(isOfWork(time, terms) && { only: WORKING_DAYS }),
    ...(isOpen && { only: days, hasWindow }),
    ...(times !== undefined && { times, ...(!isCared && { practiceDays: times }) }),
  };
}

/** A goal that says every day means every day. */
export function saysEveryDay(said: string): boolean {
  return EVERY_DAY.test(said);
}

const EVERY_DAY =
  /\b(?:(?:every|evry|each)(?: single)? (?:day|morning|evening|nite|night|lunch)|daily|nightly|everyday)\b/i;
