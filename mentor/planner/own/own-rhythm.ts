import type { Topic } from '#mentor/library/topic.ts';
import type { Candidate } from '#mentor/planner/candidates.ts';
import { daysOf } from '#mentor/planner/grid.ts';
import type { PlanGoal } from '#mentor/planner/lots.ts';
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

/** The days and the times a week that the goal itself names. */
export function ownRhythm(
  { days = [], said, shape, target, times: told, hasWindow = false }: UnderstoodGoal,
  time: WeekTime,
  terms: RhythmTerms,
): Pick<PlanGoal, 'only' | 'times' | 'practiceDays' | 'hasWindow'> {
  const { candidates, isCared } = terms;
  // A quest that is their number of the day is every day already.
  const isCounted = candidates.some(({ mould }) => isOfDay(mould));
  const isSaid = EVERY_DAY.test(said) || target?.per === 'day';
  const isEveryDay = isSaid && shape !== 'drop' && !isCounted;
  const times = told ?? (isEveryDay ? 7 : undefined);
  const isOpen = days.some((day) => daysOf(time).includes(day));
  return {
    ...(isOfWork(time, terms) && { only: WORKING_DAYS }),
    ...(isOpen && { only: days, hasWindow }),
    ...(times !== undefined && { times, ...(!isCared && { practiceDays: times }) }),
  };
}

/** A goal that says every day means every day. */
const EVERY_DAY =
  /\b(?:(?:every|each)(?: single)? (?:day|morning|evening|night)|daily|everyday)\b/i;
