import type { Milestones } from '#mentor/library/topic.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { addDays, dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import type { Placed } from './lots.ts';
import { dayText, type Pace } from './pace.ts';
import { counted } from './pour.ts';

// The way from the first week to the goal, as a step of one quest of the main goal.

export const MILESTONES = 'Tick the milestone you have reached';
const QUARTERS = [0.25, 0.5, 0.75];
/** If the date is nearer than this many days, there are no milestones with days. */
const LEAST_DAYS = 28;
/** How many of the written milestones somebody has behind them. */
const BEHIND = { Beginner: 0, Intermediate: 1, Advanced: 2 } as const;

type MilestoneGoal = {
  readonly goal: UnderstoodGoal;
  /** The target as it was said. */
  readonly target: UnderstoodGoal['target'];
  readonly pace?: Pace | undefined;
  /** Those written for the part of the topic. */
  readonly written: Milestones | undefined;
};

/** The step that says how it goes on: numbers by day where the goal is a sum with a date, else what was written. */
export function milestoneStep(
  { goal: { level }, target = {}, pace, written }: MilestoneGoal,
  today: LocalDate,
): readonly [title: string, detail: string] | undefined {
  const { by, doubt } = target;
  const days = by && !doubt ? dayNumber(by) - dayNumber(today) : 0;
  const dayAt = (part: number) => dayText(addDays(today, Math.round(days * part)));
  const isDated = days >= LEAST_DAYS;
  const detail =
    (isDated ? sumsOf(target, { pace, dayAt }) : undefined) ??
    (written && writtenWay(written.slice(BEHIND[level]), isDated ? dayAt : undefined));
  return detail === undefined ? undefined : [MILESTONES, detail];
}

/** "1,150 by 20 February, 2,300 by 27 May, 3,450 by 31 August", of what can be reached by the date. */
function sumsOf(
  target: NonNullable<UnderstoodGoal['target']>,
  { pace, dayAt }: { pace: Pace | undefined; dayAt: (part: number) => string },
): string | undefined {
  const { unit = '', from = 0, per, underMinutes } = target;
  const n = pace?.instead?.n ?? target.n;
  if (n === undefined || n - from < 4 || per !== undefined || underMinutes !== undefined)
    return undefined;
  const said = (part: number) =>
    `${counted(Math.round(from + (n - from) * part), unit)} by ${dayAt(part)}`;
  return `${QUARTERS.map(said).join(', ')}.`;
}

/** "First: play one song. Then: play it by heart. In the end: play it with others." With a date each has its day. */
function writtenWay(
  ahead: readonly string[],
  dayAt: ((part: number) => string) | undefined,
): string {
  const beginnings = ahead.length === 1 ? ['In the end'] : ['First', 'Then', 'In the end'];
  return ahead
    .map((one, at) => {
      const isLast = at === ahead.length - 1;
      const beginning = isLast ? 'In the end' : beginnings[at];
      const text = `${one.charAt(0).toLowerCase()}${one.slice(1)}`;
      return dayAt ? `By ${dayAt((at + 1) / ahead.length)}: ${text}.` : `${beginning}: ${text}.`;
    })
    .join(' ');
}

/** The quest that the step stands on: the review of the main goal, else what is repeated first. */
export function milestoneQuest(placed: readonly Placed[]): number {
  const own = [...placed.entries()].filter(([, lot]) => lot.goal === 0 && lot.kind !== 'once');
  const review = own.find(([, { candidate }]) => candidate.mould.plan.role === 'check');
  return (review ?? own[0])?.[0] ?? -1;
}
