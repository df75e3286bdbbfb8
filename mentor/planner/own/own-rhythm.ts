import type { Topic } from '#mentor/library/topic.ts';
import { daysOf } from '#mentor/planner/grid.ts';
import type { PlanGoal } from '#mentor/planner/lots.ts';
import { type Candidate, NEARNESS, OWN_RANK } from '#mentor/planner/ranking/candidates.ts';
import { TIER } from '#mentor/planner/ranking/tiers.ts';
import { TREATMENT } from '#mentor/shapes/careful-shapes.ts';
import { type Weekday, WORKING_DAYS } from '#mentor/understand/figures/rhythm.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';
import type { WeekTime } from '#mentor/understand/week/week-time.ts';
import { isOfDay } from './own-number.ts';

/** The most minutes of these days. A quest on a short Tuesday does not grow to the length of a long Sunday. */
export function slotOf({ dayMax, minutesOn }: WeekTime, days: readonly Weekday[]): number {
  return minutesOn ? Math.max(...days.map((day) => minutesOn.get(day) ?? 0)) : dayMax;
}

/** Topics that may be about a job. */
const OF_WORK = new Set(['career', 'focus', 'digital-order', 'speaking']);
/** Words that show it is about a job. */
const AT_WORK = /\b(?:at work|team|office|boss|colleagues|meetings|approvals|company)\b/;

type RhythmTerms = {
  readonly candidates: readonly Candidate[];
  readonly isCared: boolean;
  readonly topic: Topic | undefined;
  readonly plain: string | undefined;
};

/** Whether a goal is for working days only: it is done at work, and no days were named. */
function isOfWork({ days }: WeekTime, { topic, plain = '' }: RhythmTerms): boolean {
  return days === 7 && OF_WORK.has(topic?.id ?? '') && AT_WORK.test(plain);
}

/** Whether a goal is for every day. One with a quest for its daily number does not count: that is daily already. */
function isEveryDay(
  { said, target, shape }: UnderstoodGoal,
  candidates: readonly Candidate[],
): boolean {
  const isSaid = saysEveryDay(said) || target?.per === 'day';
  return isSaid && shape !== 'drop' && !candidates.some(({ mould }) => isOfDay(mould));
}

/** Topics of movement that need no days off. */
const GENTLE = new Set(['mobility', 'walking']);

/**
 * For "meditate every day": puts one practice on all seven days and before the others. A daily quest of the goal's
 * sub-topic is preferred, then its act.
 */
export function withEveryDay(
  candidates: readonly Candidate[],
  goal: UnderstoodGoal,
  { isCared, topic }: Pick<RhythmTerms, 'isCared' | 'topic'>,
): readonly Candidate[] {
  const isTraining = topic?.shelf === 'move' && !GENTLE.has(topic.id); // a body needs days off
  const isBusy = isTraining || goal.rank === 'area' || goal.days !== undefined;
  const isSaid = candidates.some(({ rhythm }) => rhythm);
  if (isBusy || isSaid || (goal.times ?? 7) < 7 || !isEveryDay(goal, candidates)) return candidates;
  const own = candidates.filter(
    ({ mould: { id, plan, strain }, rank, isFresh }) =>
      isFresh &&
      (!isCared || id === TREATMENT[0]?.id) && // only the exercise sheet
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

/** Whether a text says "every day" in some form. */
export function saysEveryDay(said: string): boolean {
  return EVERY_DAY.test(said);
}

const EVERY_DAY =
  /\b(?:(?:every|evry|each)(?: single)? (?:day|morning|evening|nite|night|lunch)|daily|nightly|everyday)\b/i;
