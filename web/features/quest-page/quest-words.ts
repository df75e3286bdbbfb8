import { localDateOf } from '#rules/activity/local-date.ts';
import type { QuestGoal, QuestSchedule } from '#rules/habits/schedule.ts';
import { amountText } from '#rules/habits/schedule-words.ts';
import type { Standing } from '#rules/habits/standing.ts';
import { monthAndYear } from '#web/platform/date-words.ts';
import { dayAndMonth, longDay, shortWeekday } from '#web/platform/day-words.ts';
import { counted } from '#web/ui/counted.ts';

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export function goalWords({ kind, target, unit }: QuestGoal): string {
  return `${kind === 'atLeast' ? 'at least' : 'at most'} ${amountText(target)} ${unit}`;
}

const SLOT_NAME = { day: 'day', week: 'week', month: 'month', span: 'round' } as const;

/** How it stands today, in one sentence. */
export function standingWords(standing: Standing, schedule: QuestSchedule | undefined): string {
  switch (standing.kind) {
    case 'archived':
      return 'Archived: nothing is asked of you, and everything is kept.';
    case 'cleared':
      return schedule && schedule.per !== 'day' ? 'Cleared for now.' : 'Cleared today.';
    case 'resting':
      return 'A rest day: nothing is asked, and the run is kept.';
    case 'later':
      return standing.next ? `Next on ${longDay(standing.next)}.` : 'Nothing is due for now.';
    case 'due':
      return dueWords(standing, schedule);
  }
}

function dueWords(
  { done, times: asked, isLastChance }: Extract<Standing, { readonly kind: 'due' }>,
  schedule: QuestSchedule | undefined,
): string {
  if (asked === 1 || schedule === undefined) {
    return isLastChance ? 'Open: today is the last chance.' : 'Open today.';
  }
  const soFar = `${done} of ${asked} this ${SLOT_NAME[schedule.per]}`;
  return isLastChance ? `${soFar}: each day that is left counts.` : `${soFar}.`;
}

type NamedSlot = {
  readonly first: number;
  readonly last: number;
  readonly schedule: QuestSchedule;
};

/** "Mon 16 Nov", "16 Nov to 22 Nov", "November 2026". */
export function slotName({ first, last, schedule }: NamedSlot): string {
  const from = localDateOf(first);
  if (first === last) return `${shortWeekday(from)} ${dayAndMonth(from)}`;
  if (schedule.per === 'month' && isWholeMonth(first, last)) return monthAndYear(from);
  return `${dayAndMonth(from)} to ${dayAndMonth(localDateOf(last))}`;
}

function isWholeMonth(first: number, last: number): boolean {
  const isFirst = (day: number) => localDateOf(day).endsWith('-01');
  return isFirst(first) && isFirst(last + 1);
}

/** "1 clear", "3 clears". */
export function clearsWords(count: number): string {
  return counted(count, 'clear');
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
